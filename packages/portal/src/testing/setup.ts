import { afterEach, vi } from "vitest";

// A test begins on the server, where `StaticIsland` renders its content; `renderThenHydrate` goes on to the browser.
import.meta.env.SSR = true;

// Files share one DOM: what a test puts in place of a global must not reach the next file.
afterEach(() => void vi.unstubAllGlobals());
