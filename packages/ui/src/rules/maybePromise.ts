/** A value that is here or will be. What can be answered at once is not put off: a form with plain rules decides within the press. */
export type MaybePromise<Value> = Value | Promise<Value>;

export const mapMaybePromise = <Value, Next>(value: MaybePromise<Value>, next: (value: Value) => MaybePromise<Next>): MaybePromise<Next> =>
  value instanceof Promise ? value.then(next) : next(value);

/** The first answer that is something, in order; those behind it are never asked. */
export function firstResult<Entry, Answer>(
  entries: readonly Entry[],
  ask: (entry: Entry) => MaybePromise<Answer | undefined>,
  from = 0,
): MaybePromise<Answer | undefined> {
  for (let index = from; index < entries.length; index++) {
    const answer = ask(entries[index] as Entry);
    if (answer instanceof Promise) return answer.then((later) => later ?? firstResult(entries, ask, index + 1));
    if (answer !== undefined) return answer;
  }
  return undefined;
}

export const allResults = <Value>(values: readonly MaybePromise<Value>[]): MaybePromise<Value[]> =>
  values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as Value[]);
