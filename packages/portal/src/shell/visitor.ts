import type { AnswerOf, loginUser } from "@onehall/api";
import { closeFloating } from "./floating";

/** Asked without the contract's client: every page asks this, and the client weighs more than the rest of what the header brings. */
async function ask<T>(path: string): Promise<T> {
  const response = await fetch(path, { headers: { accept: "application/json" } });
  const { data } = (await response.json()) as { data: T };
  return data;
}

/**
 * Loads who is logged in and shows it in the header, and closes floating panels. Pages are cached for all visitors, so nothing of this is in their HTML.
 * On the home page of the province a visitor may be sent to the national log-in. If nobody can say who it is, one counts as a visitor.
 * @see LOGIN-01, LOGIN-02, LOGIN-03
 */
export async function loadVisitor(root: Document): Promise<void> {
  closeFloating(root);
  const place = root.querySelector<HTMLElement>("[data-visitor]");
  if (!place) return;
  try {
    const { user } = await ask<AnswerOf<typeof loginUser>>("/_tif_sso_loginuser_maskget/");
    if (user) return (await import("./welcome")).showVisitor(place, user);
    const { national } = place.dataset;
    if (!national) return;
    if (await (await import("./national")).sendsToNationalLogin()) location.replace(national);
  } catch {
    // The links of a visitor stand there already.
  }
}
