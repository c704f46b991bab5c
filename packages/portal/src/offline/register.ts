/** Registers the service worker of the offline page. No-op where service workers or storage are unavailable. @see apps/server/src/http/offline.ts */
export function registerWorker(): void {
  try {
    navigator.serviceWorker?.register("/portal/sw.js", { scope: "/portal/" }).catch(() => undefined);
  } catch {
    // A browser that forbids even to ask: nothing to do.
  }
}
