import { type AnswerOf, waitingItems } from "@onehall/api";
import { wordsOfPage } from "../language/words";
import { plainCall } from "../page/background-call";
import { paths } from "../paths";
import { waitingLine, type WaitingLine } from "../user/waiting-line";

/** Lines that are shown; the rest is one step away. */
const MOST = 5;

type Line = WaitingLine & { urgent?: boolean };

function linesOf({ list, total }: AnswerOf<typeof waitingItems>): Line[] {
  const others = list.filter(({ kind }) => kind !== "message");
  const lines: Line[] = others.slice(0, MOST).map((item) => ({ ...waitingLine(item, "v3"), urgent: item.kind === "correction" }));
  const whole = Object.values(total).reduce((sum, n) => sum + n, 0) - total.message;
  if (whole > lines.length) lines.push({ text: `全部 ${whole} 件`, note: "", href: paths.v3.user() });
  if (total.message > 0) lines.push({ text: `${total.message} 条消息没有看`, note: "", href: paths.v3.user("messages") });
  return lines;
}

function itemOf({ text, note, href, urgent }: Line): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = href;
  link.textContent = text;
  if (urgent) link.dataset.urgent = "";
  item.append(link);
  if (note !== "") {
    const small = document.createElement("small");
    small.textContent = note;
    item.append(small);
  }
  return item;
}

/**
 * Shows in `[data-waiting]` what waits for whoever is logged in, the most urgent first.
 * Where the call fails the links to the user centre stay as they are, and nobody is told that nothing waits. @see PAGE-49
 */
export async function showWaiting(root: ParentNode): Promise<void> {
  const place = root.querySelector<HTMLElement>("[data-waiting]");
  const list = place?.querySelector("ul");
  if (!place || !list) return;
  const lines = linesOf(await plainCall(waitingItems, {}));
  const words = await wordsOfPage();
  list.replaceChildren(...lines.map((line) => itemOf({ ...line, text: words(line.text), note: words(line.note) })));
  place.dataset.waiting = lines.length > 0 ? "some" : "none";
}
