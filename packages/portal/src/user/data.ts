import {
  abstracts,
  affairsInProgress,
  feedbackGet,
  feedbackHistory,
  guideSave,
  guideUnsave,
  licences,
  messages,
  messagesRead,
  ownProfile,
  PATTERN,
  PortalError,
  recommendedItems,
  savedGuides,
  sessions,
  sessionsEnd,
  type Abstract,
  type Affair,
  type Client,
  type Licence,
  type MessagePage,
  type Profile,
  type Recommendation,
  type SavedGuide,
  type SentFeedback,
  type Session,
  type User,
} from "@onehall/api";
import { data, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf, visitorOf } from "../app/context";
import { orNotFound, optional } from "../page/calls";
import { siteMeta } from "../page/meta";
import { inRouter, lastSegment, pageOf } from "../page/query";
import type { FeedbackHistory } from "../feedback/progress-data";
import { paths, withQuery, type UserPage } from "../paths";
import { audienceOf, centreName, USER_PAGES } from "./pages";

type Listed<T> = { total: number; page: number; pageSize: number; list: T[] };

/** What each page shows; null where it is unavailable. */
type Contents = {
  "": {
    affairs: Listed<Affair> | null;
    messages: MessagePage | null;
    licences: Listed<Licence> | null;
    guides: Listed<SavedGuide> | null;
    recommended: Recommendation[] | null;
  };
  profile: Profile | null;
  affairs: Listed<Affair> | null;
  abstracts: Listed<Abstract> | null;
  messages: MessagePage | null;
  guides: Listed<SavedGuide> | null;
  feedback: { history: Listed<SentFeedback> | null; course: FeedbackHistory | null };
  account: Session[] | null;
};

export type UserContent = { [Page in keyof Contents]: { page: Page; content: Contents[Page] } }[keyof Contents];
export type UserData = { user: User } & UserContent;

/** Entries of each list on the page that shows a little of all. */
const FEW = 3;

async function overview(client: Client, user: User): Promise<Contents[""]> {
  const some = { pageSize: FEW };
  const audience = audienceOf(user);
  const [inProgress, news, cards, guides, recommended] = await Promise.all([
    optional(client.call(affairsInProgress, some)),
    optional(client.call(messages, some)),
    optional(client.call(licences, some)),
    optional(client.call(savedGuides, some)),
    optional(client.call(recommendedItems, { audience })),
  ]);
  return { affairs: inProgress, messages: news, licences: cards, guides, recommended };
}

async function contentOf(client: Client, user: User, name: "" | UserPage, query: URLSearchParams): Promise<UserContent> {
  const paging = { page: pageOf(query) };
  switch (name) {
    case "":
      return { page: name, content: await overview(client, user) };
    case "profile":
      return { page: name, content: await optional(client.call(ownProfile, {})) };
    case "affairs":
      return { page: name, content: await optional(client.call(affairsInProgress, paging)) };
    case "abstracts":
      return { page: name, content: await optional(client.call(abstracts, paging)) };
    case "messages":
      return { page: name, content: await optional(client.call(messages, paging)) };
    case "guides":
      return { page: name, content: await optional(client.call(savedGuides, paging)) };
    case "feedback": {
      const id = query.get("id") ?? "";
      const asked = PATTERN.feedbackReceipt.test(id) ? orNotFound(client.call(feedbackGet, { id })) : Promise.resolve(null);
      const [history, course] = await Promise.all([optional(client.call(feedbackHistory, paging)), asked]);
      return { page: name, content: { history, course } };
    }
    case "account":
      return { page: name, content: await optional(client.call(sessions, {})) };
  }
}

const nameOf = (pathname: string): "" | UserPage => USER_PAGES.find(({ page }) => page === lastSegment(pathname))?.page ?? "";

/** Any page about whoever is logged in; the last part of the address is its name. Sends to the log-in and back where nobody is. @see docs/decisions/identity.md */
export async function loadUser(args: LoaderFunctionArgs) {
  const user = visitorOf(args);
  const { client } = portalOf(args);
  const found = await contentOf(client, user, nameOf(args.url.pathname), args.url.searchParams);
  const broken = found.page === "feedback" ? found.content.history === null : found.content === null;
  return data<UserData>({ user, ...found }, broken ? { status: 503 } : {});
}

const MESSAGE = /^[\w-]{1,64}$/;
const TASK = /^[0-9A-Z]{31}$/;
const SESSION = /^[\w-]{22}$/;
const LOGGED_OUT = 401;

/** Marks messages and changes of saved guides as read, takes guides out of the saved ones, and ends log-ins elsewhere; then shows the page again. Forms of these pages come here. */
export async function answerUser(args: ActionFunctionArgs) {
  visitorOf(args);
  const { client } = portalOf(args);
  const { pathname, search } = new URL(args.request.url);
  const form = await args.request.formData().catch(() => new FormData());
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  try {
    if (field("do") === "read-all") await client.call(messagesRead, {});
    else if (MESSAGE.test(field("read"))) await client.call(messagesRead, { ids: field("read") });
    else if (TASK.test(field("seen"))) await client.call(guideSave, { taskCode: field("seen") });
    else if (TASK.test(field("unsave"))) await client.call(guideUnsave, { taskCode: field("unsave") });
    else if (field("do") === "end-others") await client.call(sessionsEnd, {});
    else if (SESSION.test(field("end"))) await client.call(sessionsEnd, { id: field("end") });
  } catch (error) {
    if (error instanceof PortalError && error.status === LOGGED_OUT) throw redirectDocument(withQuery("/portal/login", { back: pathname + search }));
    throw error;
  }
  return redirect(inRouter(pathname + search), 303);
}

export const userMeta: MetaFunction<typeof loadUser> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { user, page } = loaderData;
  const title = page === "" ? centreName(user) : (USER_PAGES.find((one) => one.page === page)?.name ?? "");
  return siteMeta(matches, { title, description: `${title}：登录后查看自己的办件、消息和收藏。`, canonical: paths.v2.user(page), noindex: true });
};
