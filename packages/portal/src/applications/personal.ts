import { PortalError } from "@onehall/api";
import { redirect, redirectDocument } from "react-router";
import { inRouter } from "../page/query";
import { withQuery } from "../paths";

const LOGGED_OUT = 401;

/** What is wrong with a form, as its summary takes it: the notice of an answer that names a field. @see GOV-17 */
export const formErrors = (answer: { notice: string; field?: string | undefined } | undefined): Record<string, string> =>
  answer?.field === undefined ? {} : { [answer.field]: answer.notice };

/** What was typed and chosen in a form that could not be taken, to stand there again; pictures cannot. */
export type Typed = Readonly<Record<string, string | readonly string[]>>;

/** @param many names of fields that hold several values */
export const typedOf = (form: FormData, many: readonly string[] = []): Typed =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => [name, many.includes(name) ? form.getAll(name).filter((value) => typeof value === "string") : textOf(form, name)]),
  );

/** Text of a field of a form, as it was typed but for blanks around it; empty where it is missing. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
};

/**
 * Runs what a form of a personal page asks for. @returns undefined when it was done, else the sentence that says why not
 * @throws a redirect to the log-in where the session has ended; what is nobody's fault but ours
 */
export async function runFormAction(request: Request, work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    const { pathname, search } = new URL(request.url);
    if (error.status === LOGGED_OUT) throw redirectDocument(withQuery("/portal/login", { back: pathname + search }));
    if (error.status >= 400 && error.status < 500) return error.message;
    return "系统出了问题，不是您填错了。已经保存的内容没有丢失，请过几分钟再试，或者拨打 12345。";
  }
}

/** Shows another page after a form was taken, so that going back or reloading sends nothing twice. */
export const redirectAfterForm = (path: string): Response => redirect(inRouter(path), 303);
