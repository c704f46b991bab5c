/** The back end of departments that take applications over. @see docs/operating.md */
export type AdapterSettings = {
  /** Base address. */
  base: string;
  /** Shared secret of both directions. */
  secret: string;
  /** Ids of the departments (police); empty: all. */
  departments: readonly string[];
};

const MIN_SECRET = 32;

/**
 * Reads UPSTREAM_APPLICATIONS, _SECRET and _DEPARTMENTS.
 * @throws what `wrong` makes of a sentence for the operator
 */
export function readAdapterSettings(env: Readonly<Record<string, string | undefined>>, wrong: (sentence: string) => Error): AdapterSettings | undefined {
  const [base, secret = ""] = [env.UPSTREAM_APPLICATIONS, env.UPSTREAM_APPLICATIONS_SECRET];
  if (!base) return undefined;
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol) || /[?#]/.test(base))
    throw wrong(`UPSTREAM_APPLICATIONS 的值“${base}”不对：应为 https://主机名。`);
  if (secret.length < MIN_SECRET) throw wrong(`UPSTREAM_APPLICATIONS_SECRET 太短：应为至少 ${MIN_SECRET} 个字符。`);
  return { base: base.replace(/\/+$/, ""), secret, departments: (env.UPSTREAM_APPLICATIONS_DEPARTMENTS ?? "").split(/[\s,]+/).filter(Boolean) };
}
