import type { ReactNode } from "react";
import { still } from "./Still.css";

export type StaticIslandProps = {
  /** Unique on the page: finds the server's HTML again. */
  name: string;
  /** Written as `{import.meta.env.SSR && <Part />}`, so that the code of the part stays out of the browser's bundle. */
  children: ReactNode;
};

/** Server HTML by island name: read once, so that it survives a full client re-render. */
const drawn = new Map<string, string>();

function drawnBefore(name: string): string {
  let html = drawn.get(name);
  if (html === undefined) {
    html = document.querySelector(`[data-still="${name}"]`)?.innerHTML ?? "";
    drawn.set(name, html);
  }
  return html;
}

/** Asks the server for the page again and puts its still parts in place of those that stand here. */
async function redraw(): Promise<void> {
  const answer = await fetch(window.location.href, { cache: "no-store" });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of page.querySelectorAll<HTMLElement>("[data-still]")) {
    const { still: name = "" } = part.dataset;
    const here = document.querySelector(`[data-still="${name}"]`);
    if (!here) continue;
    drawn.set(name, part.innerHTML);
    here.innerHTML = part.innerHTML;
  }
}

// In development a still part shows its source as it is now, although nothing in the browser draws it. No build has this.
import.meta.hot?.on("vite:afterUpdate", () => void redraw());

/**
 * A static island: rendered by the server, never hydrated. Its code is not sent, its HTML stays as received. Nothing inside may have state, effects or handlers. @see docs/decisions/static-islands.md
 */
export function StaticIsland({ name, children }: StaticIslandProps) {
  if (import.meta.env.SSR) {
    return (
      <div className={still} data-still={name}>
        {children}
      </div>
    );
  }
  return <div className={still} data-still={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawnBefore(name) }} />;
}
