import { localPath } from "../page/query";
import { isReason } from "./reasons";
import { subjectOf } from "./subject";

/** What the form sends. */
export type UsefulnessFields = {
  /** Null: not said. */
  useful: boolean | null;
  /** Codes of reasons; none where the page was useful. */
  reasons: string[];
  content: string;
  /** The page it is about, a path of this site. */
  url: string;
};

export const MAX_CONTENT_LENGTH = 200;
/** More than anybody types; what is longer is cut, so that nothing absurd is sent back. */
const LONGEST = 2_000;
const HOME = "/portal/index";

/** The page that a field or an address names; the home page for anything that is none. */
export const ratedPage = (url: string | null): string => subjectOf(localPath(url) ?? HOME);

/** Reads the body of a form; what is missing, a file or no form at all counts as empty. */
export async function fieldsOf(request: Request): Promise<UsefulnessFields> {
  const sent = await request.formData().catch(() => new FormData());
  const textOf = (name: string) => {
    const value = sent.get(name);
    return typeof value === "string" ? value.trim().slice(0, LONGEST) : "";
  };
  const said = textOf("useful");
  const useful = said === "1" ? true : said === "0" ? false : null;
  const reasons = sent.getAll("reasons").filter((code): code is string => typeof code === "string" && isReason(code));
  return { useful, reasons: useful === false ? [...new Set(reasons)] : [], content: useful === false ? textOf("content") : "", url: ratedPage(textOf("url")) };
}
