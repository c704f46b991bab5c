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

const WRONG_PATH = "please transfer a valid prop path to form item!";
const told = new Set<string>();

/**
 * The value of a form item at its path. Where the model has no such place, the console says so once, with the path.
 * @param tolerate gives `undefined` there instead of throwing: one wrong item must not take a server's whole page down (KIT-FORM-08)
 * @throws as {@link readPath}, unless `tolerate`
 */
export function itemValue(model: unknown, path: string, tolerate: boolean): unknown {
  try {
    return readPath(model, path);
  } catch (error) {
    if (!told.has(path)) {
      told.add(path);
      console.error(`${WRONG_PATH} prop: ${path}`);
    }
    if (tolerate) return undefined;
    throw error;
  }
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
    if (!isBranch(value) || !Object.hasOwn(value, key)) throw new Error(WRONG_PATH);
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
