import { affairsInProgress, appointments, messageCount, type Affair, type AnswerOf } from "@onehall/api";
import { wordsOfPage } from "../language/words";
import { plainCall } from "../page/background-call";
import { applicationPaths, appointmentPaths, paths } from "../paths";

/** Applications that are listed by name; the rest is one step away. */
const LISTED = 3;
/** The office waits for papers. */
const MENDING = "待补正";
/** Nothing happens any more. */
const OVER = new Set(["不予受理", "已撤回"]);

type Line = { text: string; note: string; href: string; urgent?: boolean };

function affairLines({ list, total }: { list: readonly Affair[]; total: number }): Line[] {
  const running = list.filter(({ state }) => !OVER.has(state));
  const lines = running
    .toSorted((a, b) => Number(b.state === MENDING) - Number(a.state === MENDING))
    .slice(0, LISTED)
    .map(({ receipt, taskName, state, updatedAt, here }) => ({
      text: state === MENDING ? `去补正：${taskName}` : taskName,
      note: state === MENDING ? "还缺材料，等您补齐" : `办到“${state}”，${updatedAt.slice(0, 10)} 更新`,
      href: here ? applicationPaths.v3.case(receipt) : paths.v3.user("affairs"),
      urgent: state === MENDING,
    }));
  return total > lines.length ? [...lines, { text: `全部 ${total} 件办件`, note: "", href: paths.v3.user("affairs") }] : lines;
}

function appointmentLines({ list }: AnswerOf<typeof appointments>): Line[] {
  const next = list.find(({ cancelled, past }) => !cancelled && !past);
  return next
    ? [{ text: `预约：${next.day} ${next.slot}`, note: [next.hall.name, next.task?.name].filter(Boolean).join("，"), href: appointmentPaths.v3.mine() }]
    : [];
}

const messageLines = (unread: number): Line[] => (unread > 0 ? [{ text: `${unread} 条消息没有看`, note: "", href: paths.v3.user("messages") }] : []);

/** What a part of the answer comes to; undefined where it could not be had. */
const linesOf = async <T>(answer: Promise<T>, lines: (answer: T) => Line[]): Promise<Line[] | undefined> => answer.then(lines, () => undefined);

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
 * Shows in `[data-waiting]` what waits for whoever is logged in: applications, those to be corrected first, the next appointment, unread messages.
 * Each part is left out alone where its call fails; without any the links to the user centre stay as they are. @see PAGE-49
 */
export async function showWaiting(root: ParentNode): Promise<void> {
  const place = root.querySelector<HTMLElement>("[data-waiting]");
  const list = place?.querySelector("ul");
  if (!place || !list) return;
  const found = await Promise.all([
    linesOf(plainCall(affairsInProgress, {}), affairLines),
    linesOf(plainCall(appointments, {}), appointmentLines),
    linesOf(plainCall(messageCount, {}), messageLines),
  ]);
  if (found.every((lines) => lines === undefined)) return;
  const words = await wordsOfPage();
  const lines = found.flatMap((part) => part ?? []);
  list.replaceChildren(...lines.map((line) => itemOf({ ...line, text: words(line.text), note: words(line.note) })));
  const whole = found.every((part) => part !== undefined);
  place.dataset.waiting = lines.length > 0 ? "some" : whole ? "none" : "";
}
