import { createClient, createProgress, errorStore, type Client } from "@onehall/api";
import { pageBar } from "./page-bar";

let client: Client | undefined;

/** Shows the bar while calls are under way. */
function progressOnPage() {
  const progress = createProgress();
  const bar = pageBar();
  progress.subscribe(() => (progress.get() > 0 ? bar.start() : bar.finish()));
  return progress;
}

/** Shows every sentence that reaches the common error store; where the dialog cannot be fetched, the browser's own says it. */
function errorsOnPage() {
  errorStore.subscribe(() => {
    const message = errorStore.get();
    if (message === "") return;
    import("../errors/show-errors").then(
      ({ showErrors }) => showErrors(errorStore),
      () => {
        errorStore.clear();
        window.alert(message);
      },
    );
  });
  return errorStore;
}

/**
 * The contract's client for what happens after loading. Import this module dynamically: no page needs it before somebody asks for something.
 * Calls show the loading bar unless `background`, and their failures open the error modal, except those of calls that are silent by their definition. @see SHELL-36
 */
export const browserClient = (): Client => (client ??= createClient({ baseUrl: location.origin, progress: progressOnPage(), errors: errorsOnPage() }));
