import { villageOfficeName } from "../../offices";
import type { PackRegion } from "../../regions";

/**
 * A region as the names of its places use it: 翠洲社区居民委员会 → 翠洲社区, 河西居委会 → 河西社区, 大岭村委会 → 大岭村, 新城办事处街道 → 新城街道.
 * Other levels keep their names.
 */
export function regionStem({ name, level }: Pick<PackRegion, "name" | "level">): string {
  if (level === "town") return name.replace(/办事处街道$/, "街道");
  if (level !== "village") return name;
  const full = villageOfficeName(name);
  const [, stem = full, kind = ""] = /^(.+?)(村民委员会|居民委员会|委员会)$/.exec(full) ?? [];
  const ending = kind === "村民委员会" ? "村" : kind === "居民委员会" ? "社区" : "";
  return stem.endsWith(ending) ? stem : stem + ending;
}
