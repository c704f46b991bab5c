/** Something with members: the id of a one-thing or task, and what it joins. */
type Joined = { readonly id: string; readonly members: readonly string[] };

/**
 * The tasks below a one-thing, those of one-things inside it in their place, each once.
 * @returns `cycle`: the ids of a ring, the first one again at its end; the tasks are then of no use
 */
export function leavesOf(id: string, things: ReadonlyMap<string, Joined>): { leaves: string[]; cycle: string[] | undefined } {
  const leaves = new Set<string>();
  let cycle: string[] | undefined;
  const walk = (at: string, way: readonly string[]): void => {
    if (way.includes(at)) {
      cycle ??= [...way.slice(way.indexOf(at)), at];
      return;
    }
    const thing = things.get(at);
    if (!thing) leaves.add(at);
    else for (const member of thing.members) walk(member, [...way, at]);
  };
  walk(id, []);
  return { leaves: [...leaves], cycle };
}
