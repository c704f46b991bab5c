import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Ends what hangs; says nothing of speed.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
