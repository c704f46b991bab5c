const known = new Map<string, readonly string[]>();

/** Keys of a path. A page has few, and asks for them with each field it draws. */
function keysOf(path: string): readonly string[] {
  let keys = known.get(path);
  if (!keys) {
    keys = path
      .replace(/\[(\w+)\]/g, ".$1")
      .replace(/^\./, "")
      .split(".");
    known.set(path, keys);
  }
  return keys;
}

type Branch = Readonly<Record<string, unknown>>;
const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;

/**
 * The value at a path such as `contact.phone` or `members[0].name`.
 * @throws "please transfer a valid prop path to form item!" where the model has no such place (KIT-FORM-06).
 */
export function readPath(model: unknown, path: string): unknown {
  let value = model;
  for (const key of keysOf(path)) {
    if (!isBranch(value) || !Object.hasOwn(value, key)) throw new Error("please transfer a valid prop path to form item!");
    value = value[key];
  }
  return value;
}

/** A model that differs at one path only; what is not on the way stays the same object. */
export function writePath<Model>(model: Model, path: string, value: unknown): Model {
  const write = (branch: unknown, [key = "", ...rest]: readonly string[]): unknown => {
    const next = rest.length > 0 ? write((branch as Branch)[key], rest) : value;
    return Array.isArray(branch) ? branch.with(Number(key), next) : { ...(branch as Branch), [key]: next };
  };
  return write(model, keysOf(path)) as Model;
}
