import { PortalError, trackEvents, TRACKER_APP_KEY } from "@onehall/api";
import type { Context } from "hono";
import { defineHandler } from "../router/handler";
import { localDate } from "../../common/deadline";
import { logOpened } from "../../search/query-log";
import type { Services } from "../services";
import { anonymise } from "./anonymise";
import { createEventCounts } from "./counts";

/** Greatest value of one event, either way: a sum of them stays exact. */
const GREATEST = 1_000_000;

/** Whether a visitor asks not to be tracked. */
const declines = ({ req }: Context): boolean => req.header("dnt") === "1" || req.header("sec-gpc") === "1";

const counters = new WeakMap<Services, ReturnType<typeof createEventCounts>>();

function counterOf(services: Services): ReturnType<typeof createEventCounts> {
  const counter = counters.get(services) ?? createEventCounts(services.database);
  counters.set(services, counter);
  return counter;
}

const bounded = (value: number): number => Math.max(-GREATEST, Math.min(GREATEST, value));

/**
 * Counts what visitors do, never who does it: no address, no session, no time but the day; texts lose what could be personal.
 * Honours Do Not Track and Global Privacy Control.
 * @see TRACK-02
 */
export const handleTrackEvents = defineHandler(
  trackEvents,
  async ({ key, events }, services, { context }) => {
    if (key !== TRACKER_APP_KEY) throw new PortalError("invalid", "参数 key 不是本站的统计标识", { status: 400 });
    if (declines(context)) return { accepted: 0 };
    const today = localDate(services.now());
    // Which search it was is not stored with the event: only its word is counted. @see SEARCH-24
    for (const { searchId } of events) if (searchId !== undefined) logOpened(services.database, today, searchId);
    const counted = events
      .map(({ category, action, label, value = 0 }) => ({
        category: anonymise(category),
        action: anonymise(action),
        label: anonymise(label),
        value: bounded(value),
      }))
      .filter(({ category, action }) => category !== "" && action !== "");
    if (counted.length > 0) await counterOf(services)(today, counted);
    return { accepted: counted.length };
  },
  { personal: true },
);
