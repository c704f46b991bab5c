import { recommendedItems, waitingItems, type AnswerOf, type Recommendation, type User } from "@onehall/api";
import { data, type LoaderFunctionArgs } from "react-router";
import { portalOf, visitorOf } from "../../app/context";
import { optional } from "../../page/calls";
import { audienceOf } from "../pages";

/** What waits for whoever is logged in, and what suits them; null where it is unavailable. */
export type StreamData = { user: User; page: ""; waiting: AnswerOf<typeof waitingItems> | null; recommended: Recommendation[] | null };

/** Sends to the log-in and back where nobody is logged in. @see docs/decisions/identity.md */
export async function loadStream(args: LoaderFunctionArgs) {
  const user = visitorOf(args);
  const { client } = portalOf(args);
  const [waiting, recommended] = await Promise.all([
    optional(client.call(waitingItems, {})),
    optional(client.call(recommendedItems, { audience: audienceOf(user) })),
  ]);
  return data<StreamData>({ user, page: "", waiting, recommended }, waiting ? {} : { status: 503 });
}
