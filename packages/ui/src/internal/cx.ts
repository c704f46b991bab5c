/** Class names in one string; `undefined` when there are none, so that React writes no empty attribute. */
export function cx(...names: (string | false | null | undefined)[]): string | undefined {
  let all: string | undefined;
  for (const name of names) if (name) all = all ? `${all} ${name}` : name;
  return all;
}
