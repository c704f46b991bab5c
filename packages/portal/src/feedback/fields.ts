import { MAX_LENGTH, PATTERN } from "@onehall/api";
import { formOf } from "../page/form-of";
import { localPath } from "../page/query";
import { keptImages } from "./kept-images";
import { isKind, type FeedbackKind } from "./kinds";

/** What the form holds, as it was typed; `way` asks for another captcha and nothing else. */
export type FeedbackFields = {
  kind: FeedbackKind | "";
  content: string;
  /** The page it is about: a path of this site, or what was typed in place of one. */
  url: string;
  contact: string;
  captcha: string;
  captcha_token: string;
  /** Marks one attempt to send, so that trying once more after a failure writes once. */
  attempt: string;
  way: string;
  /** The question of elder mode that was answered; empty: all of them. */
  part: string;
};

/** What was sent: the fields, and the pictures. */
export type ParsedForm = { fields: FeedbackFields; images: File[] };

/** More than any short field needs; what is longer is cut, so that nothing absurd is sent back. */
const LONGEST = 100;
/** Of too long a text as much is given back to be cut by its writer. */
const MAX_KEPT = 20_000;

/** Reads the form, with or without files; what is missing, or no form at all, counts as empty. @returns null where it is too long */
export async function parseForm(request: Request): Promise<ParsedForm | null> {
  const form = await formOf(request);
  if (!form) return null;
  const textOf = (name: string, most = LONGEST) => {
    const value = form.get(name);
    // Browsers send lines with a carriage return, which the visitor never typed.
    return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim().slice(0, most) : "";
  };
  const kind = textOf("kind");
  return {
    fields: {
      kind: isKind(kind) ? kind : "",
      content: textOf("content", MAX_KEPT),
      url: textOf("url", MAX_LENGTH.url + 1),
      contact: textOf("contact"),
      captcha: textOf("captcha"),
      captcha_token: textOf("captcha_token"),
      attempt: textOf("attempt"),
      way: textOf("way"),
      part: textOf("part"),
    },
    // A file field that was left empty sends a file without name and content.
    images: [
      ...keptImages(form),
      ...form
        .getAll("images")
        .filter((file) => typeof file !== "string")
        .filter(({ name, size }) => name !== "" || size > 0),
    ],
  };
}

/** A page of this site, as a path, from an address as people copy it; null for any other site. */
export function portalPath(address: string | null, origin: string): string | null {
  const text = address?.trim() ?? "";
  return localPath(text.startsWith(`${origin}/`) ? text.slice(origin.length) : text);
}

/** What is wrong with the fields, by name; the contract has the same rules. */
export function validate({ kind, content, url, contact, captcha }: FeedbackFields, origin: string): Record<string, string> {
  const faults: Record<string, string> = {};
  if (kind === "") faults.kind = "请选择您要反馈什么";
  if (content === "") faults.content = "请填写内容";
  else if (content.length > MAX_LENGTH.feedback) faults.content = `内容不能超过 ${MAX_LENGTH.feedback} 个字`;
  if (url === "" ? kind === "error" : url.length > MAX_LENGTH.url || portalPath(url, origin) === null)
    faults.url = `请填写本站网页的地址，以 ${origin}/portal/ 开头`;
  if (contact !== "" && !PATTERN.phone.test(contact)) faults.contact = "请填写手机号码，或者带区号的固定电话";
  if (captcha.length > MAX_LENGTH.captcha) faults.captcha = "验证码过长，请重新填写";
  return faults;
}
