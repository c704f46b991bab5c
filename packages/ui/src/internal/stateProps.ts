type Names = { initial: string; change: string };
const known = new Map<string, Names>();

/** Names of the props that belong to a state. Few, and put together once: as new strings they would cost a server more than the rest of a widget. */
export function stateProps(name: string): Names {
  let names = known.get(name);
  if (!names) {
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    names = { initial: `default${capital}`, change: `on${capital}Change` };
    known.set(name, names);
  }
  return names;
}
