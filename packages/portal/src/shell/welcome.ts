import { messageCount, type User } from "@onehall/api";
import { backgroundCall } from "../page/background-call";
import { announceVisitor } from "../page/visitor-known";

/** The largest number that the bell shows. @see SHELL-03 */
const MAX_SHOWN = 99;

/** 100 → 99+ */
export const unreadText = (count: number): string => (count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count));

/** Whether somebody acts for a company. @see SHELL-05 */
export const isEnterprise = ({ account_type, corp }: User): boolean => account_type === "corp" || corp !== null;

const write = (place: HTMLElement, part: string, text: string): void => {
  const element = place.querySelector(`[data-${part}]`);
  if (element) element.textContent = text;
};

/** Shows who is logged in: the masked name, or the company's, the way to their own pages, how many messages are unread. */
export async function showVisitor(place: HTMLElement, user: User): Promise<void> {
  write(place, "name", user.corp?.name ?? user.name);
  const { wordsOfPage } = await import("../language/words"); // only now: no page weighs more for it
  const words = await wordsOfPage();
  if (isEnterprise(user)) write(place, "centre", words("企业中心"));
  announceVisitor(place);
  const unread = await backgroundCall(messageCount, {});
  if (unread === 0) return;
  write(place, "unread", unreadText(unread));
  write(place, "unread-word", words("条未读"));
}
