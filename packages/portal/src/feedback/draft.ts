import { uploadError } from "@onehall/api";
import { DRAFT_KEY } from "./draft-key";

/** What of the form is kept; pictures and captchas are not. */
const NAMES = ["content", "url", "contact"] as const;
/** After a week nobody remembers what a draft was about. */
const LONGEST = 7 * 86_400_000;

type Draft = { at: number; kind: string; content: string; url: string; contact: string };

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | RadioNodeList | null;

/** Keeps what stands in the form now. */
export function saveDraft(form: HTMLFormElement): void {
  const [content = "", url = "", contact = ""] = NAMES.map((name) => fieldOf(form, name)?.value ?? "");
  const draft: Draft = { at: Date.now(), kind: fieldOf(form, "kind")?.value ?? "", content, url, contact };
  try {
    if (content === "") localStorage.removeItem(DRAFT_KEY);
    else localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // A storage that is full or forbidden keeps nothing; the form is sent all the same.
  }
}

/** After the server has acknowledged it, or when its writer throws it away. */
export function clearDraft(): void {
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing can lie in a storage that is forbidden.
  }
}

function draftOf(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const draft = JSON.parse(text) as Draft;
    return typeof draft.content === "string" && Date.now() - draft.at < LONGEST ? draft : null;
  } catch {
    return null;
  }
}

/** Puts a draft into a form whose text is still empty; what the server gave back counts more. @returns whether it did */
export function restoreDraft(form: HTMLFormElement): boolean {
  const content = fieldOf(form, "content");
  const draft = draftOf(localStorage.getItem(DRAFT_KEY));
  if (!draft) clearDraft();
  if (!draft || !content || content.value !== "") return false;
  for (const name of NAMES) {
    const field = fieldOf(form, name);
    if (field && field.value === "") field.value = draft[name];
  }
  const kind = fieldOf(form, "kind");
  if (kind && kind.value === "") kind.value = draft.kind;
  return true;
}

/** Says at once what the server would say to pictures that do not fit, before they are sent. @see UPLOAD-03 */
export function checkImages(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
  target.setCustomValidity(uploadError([...(target.files ?? [])])?.message ?? "");
  target.reportValidity();
}
