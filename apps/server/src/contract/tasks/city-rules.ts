import type { StoredGuide } from "../../province/guide";
import type { RegionPath } from "../rows/regions";

const LOCAL = "本市规定：";

/**
 * A stored guide as it holds in one place: what its city rules for itself stands among the conditions and in the notes of the materials, and says so.
 * @see docs/province-pack.md, 各市不同的规定
 */
export function applyCityRules({ cities, ...guide }: StoredGuide, { path }: RegionPath): Omit<StoredGuide, "cities"> {
  const rules = path.map((region) => cities?.[region.code]).find((found) => found !== undefined);
  if (!rules) return guide;
  return {
    ...guide,
    conditions: [...guide.conditions, ...rules.conditions.map((text) => LOCAL + text)],
    materials: guide.materials.map((material) => {
      const local = rules.materials[material.name];
      return local === undefined ? material : { ...material, note: `${material.note}${LOCAL}${local}` };
    }),
  };
}
