/** One handler that calls several; those left out are skipped. */
export const chain =
  <Event>(...handlers: (((event: Event) => void) | undefined)[]) =>
  (event: Event): void => {
    for (const handler of handlers) handler?.(event);
  };

type Handlers = Record<string, ((event: unknown) => void) | undefined>;

/** Gives an element each of one's own handlers, before the owner's of the same name. */
export function chainAll(element: object, own: object, owners: object): void {
  for (const name in own) (element as Handlers)[name] = chain((own as Handlers)[name], (owners as Handlers)[name]);
}
