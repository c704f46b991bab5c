import type { ReactNode } from "react";
import { island } from "./StaticIsland.css";

export type StaticIslandProps = {
  /** Unique on the page: finds the server's HTML again. */
  name: string;
  /** Written as `{import.meta.env.SSR && <Part />}`, so that the code of the part stays out of the browser's bundle. */
  children: ReactNode;
};

/** Server HTML by island name: read once, so that it survives a full client re-render. */
const received = new Map<string, string>();

function receivedHtml(name: string): string {
  let html = received.get(name);
  if (html === undefined) {
    html = document.querySelector(`[data-island="${name}"]`)?.innerHTML ?? "";
    received.set(name, html);
  }
  return html;
}

/** Asks the server for the page again and puts its static parts in place of those that stand here. */
async function refresh(): Promise<void> {
  const answer = await fetch(window.location.href, { cache: "no-store" });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of page.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island: name = "" } = part.dataset;
    const here = document.querySelector(`[data-island="${name}"]`);
    if (!here) continue;
    received.set(name, part.innerHTML);
    here.innerHTML = part.innerHTML;
  }
}

// In development a static part shows its source as it is now, although nothing in the browser draws it. No build has this.
import.meta.hot?.on("vite:afterUpdate", () => void refresh());

/**
 * A static island: rendered by the server, never hydrated. Its code is not sent, its HTML stays as received. Nothing inside may have state, effects or handlers. @see docs/decisions/static-islands.md
 */
export function StaticIsland({ name, children }: StaticIslandProps) {
  if (import.meta.env.SSR) {
    return (
      <div className={island} data-island={name}>
        {children}
      </div>
    );
  }
  return <div className={island} data-island={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: receivedHtml(name) }} />;
}
