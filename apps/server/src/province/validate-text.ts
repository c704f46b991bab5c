/** Control and format characters, line separators, and the sign for a character that was lost. Line breaks are fine. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/u;
const ENTITY = /&(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);/i;
const SPACES = /[ \u3000]{2,}/;

/** What no text of a pack may hold, as sentences: control and invisible characters, HTML entities, double spaces. */
export function validateText(text: string): string[] {
  const found: string[] = [];
  const sign = INVISIBLE.exec(text)?.[0];
  if (sign !== undefined) found.push(`有看不见的控制字符 U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`);
  const entity = ENTITY.exec(text)?.[0];
  if (entity) found.push(`有 HTML 实体 ${entity}，请直接写字符`);
  if (SPACES.test(text)) found.push("有连续的空格");
  return found;
}
