import { TRACKER_APP_KEY, trackEvents } from "@onehall/api";
import { data, type ActionFunctionArgs, type HeadersFunction } from "react-router";
import { portalOf } from "../app/context";
import { optional } from "../page/calls";
import type { Satisfaction } from "./SatisfactionForm";

/** The answer to whether the search was any good: one more in the count of the day, nothing of who said it or what was searched. */
export async function answerSearch({ context, request }: ActionFunctionArgs) {
  const said = (await request.formData()).get("satisfied");
  const answer: Satisfaction | undefined = said === "yes" || said === "no" ? said : undefined;
  const event = { category: "search", action: "satisfied", label: answer ?? "" };
  // A count that is missing must not cost the reader the page.
  if (answer) await optional(portalOf({ context }).client.call(trackEvents, { key: TRACKER_APP_KEY, events: [event] }));
  return data(answer ?? null, { status: answer ? 200 : 400, headers: { "Cache-Control": "private, no-store" } });
}

/** The thanks have their own headers; results are cached like any page. */
export const searchHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;
