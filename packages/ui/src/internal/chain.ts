/** One handler that calls several; those left out are skipped. */
export const chain =
  <Event>(...handlers: (((event: Event) => void) | undefined)[]) =>
  (event: Event): void => {
    for (const handler of handlers) handler?.(event);
  };
