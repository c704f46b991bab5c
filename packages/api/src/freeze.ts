/** Freezes plain data through and through: answers are shared between callers. Other objects (a Blob) stay as they are. @see CALL-80 */
export function freeze<T>(value: T): T {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (!isPlain(next) || Object.isFrozen(next)) continue;
    Object.freeze(next);
    waiting.push(...Object.values(next));
  }
  return value;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
