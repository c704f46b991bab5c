/** Puts the page for times without network at hand. Where the browser has no such thing, or storage is forbidden, all goes on without. @see apps/server/src/http/offline.ts */
export function registerWorker(): void {
  try {
    navigator.serviceWorker?.register("/portal/sw.js", { scope: "/portal/" }).catch(() => undefined);
  } catch {
    // A browser that forbids even to ask: nothing to do.
  }
}
