import type { PackTask } from "../../task";

type Material = Omit<PackTask["materials"][number], "when">;

/** A material of several tasks, once. `tasks`: ids of the members that ask for it. */
export type MergedMaterial = Material & { tasks: string[] };

/** How strictly a need is: of two, the stricter one holds for the merged material. */
const STRICT = ["非必要", "容缺后补", "必要"] as const;

const stricter = (one: Material["need"], other: Material["need"]): Material["need"] => (STRICT.indexOf(one) >= STRICT.indexOf(other) ? one : other);

/** A one-thing as far as its materials go. */
type Merging = {
  readonly thing: { readonly same: readonly (readonly string[])[]; readonly unneeded: readonly string[] };
  readonly leaves: readonly Pick<PackTask, "id" | "materials">[];
};

/** The materials of a one-thing's members, without those that it has no use for. */
export const memberMaterials = ({ thing, leaves }: Merging): MergedMaterial[] =>
  mergeMaterials(leaves, thing.same).filter(({ name }) => !thing.unneeded.includes(name));

/**
 * The materials of several tasks without repetition, in the order in which they first come.
 * @param same groups of names that mean one thing; the first name of a group is kept
 */
export function mergeMaterials(members: readonly Pick<PackTask, "id" | "materials">[], same: readonly (readonly string[])[]): MergedMaterial[] {
  const keptName = new Map(same.flatMap(([first = "", ...others]) => others.map((name) => [name, first] as const)));
  const merged = new Map<string, MergedMaterial>();
  for (const { id, materials } of members) {
    for (const { when: _when, ...material } of materials) {
      const name = keptName.get(material.name) ?? material.name;
      const known = merged.get(name);
      if (!known) {
        merged.set(name, { ...material, name, tasks: [id] });
        continue;
      }
      if (!known.tasks.includes(id)) known.tasks.push(id);
      known.need = stricter(known.need, material.need);
      known.copies = Math.max(known.copies, material.copies);
      known.licence ??= material.licence;
      known.note ??= material.note;
    }
  }
  return [...merged.values()];
}
