import type { RequestFields } from "../router/read-request";
import type { Services } from "../services";
import type { Fields } from "./changes";
import { TOLERANCES } from "./tolerances";

/** Parameters by name; of a name that comes twice the first counts that is not empty. */
function byName(raw: RequestFields): Fields {
  const fields: Fields = new Map();
  const pairs: Iterable<[string, unknown]> = raw instanceof URLSearchParams || raw instanceof FormData ? raw.entries() : Object.entries(raw);
  for (const [name, value] of pairs) if ((fields.get(name) ?? "") === "") fields.set(name, value);
  return fields;
}

/** Those tolerances that hold at a path. */
const changesAt = (path: string) => TOLERANCES.filter(({ paths }) => paths.includes(path)).map(({ change }) => change);

/**
 * Whether legacy programs ask at a path: they may leave out or mistake what their body is, and write a slash behind the path. What is asked there only reads
 * and, for the progress of a case, uses up a captcha, which has its own check of where a request comes from.
 * @see LEGACY-19
 */
export const isLegacyPath = (path: string): boolean => changesAt(path).length > 0;

/**
 * The edge for legacy programs: reads the parameters of a request at one of their paths as leniently as {@link TOLERANCES} say; those of other paths pass as they are.
 * What comes out goes through the strict contract.
 */
export function legacyEdge(path: string, services: Pick<Services, "portal">): (raw: RequestFields) => RequestFields {
  const changes = changesAt(path);
  if (changes.length === 0) return (raw) => raw;
  return (raw) => {
    const fields = byName(raw);
    for (const change of changes) change(fields, services);
    return Object.fromEntries(fields);
  };
}
