/** A value that is here or will be. What can be answered at once is not put off: a form with plain rules decides within the press. */
export type Soon<Value> = Value | Promise<Value>;

export const whenHere = <Value, Next>(value: Soon<Value>, next: (value: Value) => Soon<Next>): Soon<Next> =>
  value instanceof Promise ? value.then(next) : next(value);

/** The first answer that is something, in order; those behind it are never asked. */
export function firstOf<Entry, Answer>(entries: readonly Entry[], ask: (entry: Entry) => Soon<Answer | undefined>, from = 0): Soon<Answer | undefined> {
  for (let index = from; index < entries.length; index++) {
    const answer = ask(entries[index] as Entry);
    if (answer instanceof Promise) return answer.then((later) => later ?? firstOf(entries, ask, index + 1));
    if (answer !== undefined) return answer;
  }
  return undefined;
}

export const all = <Value>(values: readonly Soon<Value>[]): Soon<Value[]> =>
  values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as Value[]);
