import { MAX_EVENTS, TRACKER_APP_KEY } from "@onehall/api";
import { clickOf, searchOf } from "./click";
import { pageKind } from "./page-kind";

/** What happened, in the words of the statistics. Never a search word, a name or a number of somebody. */
export type TrackedEvent = {
  category: string;
  action: string;
  label?: string;
  value?: number;
  /** The search of which a result was opened. */ searchId?: string;
};

export type Tracker = {
  /** Reports a plain event; nothing on pages of the new version. */
  event: (event: TrackedEvent) => void;
  /** Reports an event of the new version; nothing but on its pages and on the search. */
  eventV3: (event: TrackedEvent) => void;
  /** Sends what waits and listens no more. */
  stop: () => void;
};

export type TrackerOptions = {
  appKey?: string;
  /** The page that is open, asked again for each event: navigation inside the app changes it. */
  path?: () => string;
  /** Hands over a body; `false`: it could not be sent. */
  send?: (body: string) => boolean;
};

/** How long events wait for company, in milliseconds. */
const WAIT = 5_000;
const ENDPOINT = "/portal/api/v2/tracking";

/** Visitors who ask not to be tracked are not: nothing is listened to and nothing is sent. */
export const declines = (): boolean => navigator.doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;

/** Lives on when the page is left. */
const beacon = (body: string): boolean => navigator.sendBeacon(ENDPOINT, new Blob([body], { type: "application/json" }));

const nothing: Tracker = { event: () => undefined, eventV3: () => undefined, stop: () => undefined };

/** Path without query and fragment: what somebody searched for stays in the address bar. */
const ownPath = (): string => location.pathname;

/** The word in the address, to be kept out of what is sent. */
const searched = (): string => new URLSearchParams(location.search).get("keyword")?.trim() ?? "";

/**
 * Counts what visitors do on the page, and clicks by itself where the rules allow it. No cookie, no storage, no number for the visitor.
 * @see TRACK-02
 */
export function startTracker({ appKey = TRACKER_APP_KEY, path = ownPath, send = beacon }: TrackerOptions = {}): Tracker {
  if (declines()) return nothing;
  let waiting: TrackedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting.splice(0, MAX_EVENTS);
    if (events.length > 0) send(JSON.stringify({ key: appKey, events })); // what could not be sent is lost: statistics are not worth a second try
    if (waiting.length > 0) flush();
  }

  function report(event: TrackedEvent): void {
    waiting = [...waiting, event].slice(-2 * MAX_EVENTS);
    if (waiting.length >= MAX_EVENTS) flush();
    else timer ??= setTimeout(flush, WAIT);
  }

  const tracker = {
    event: (event: TrackedEvent) => void (pageKind(path()).plain && report(event)),
    eventV3: (event: TrackedEvent) => void (pageKind(path()).v3 && report(event)),
  };

  let opened = "";

  const onClick = ({ target }: Event): void => {
    const kind = pageKind(path());
    const click = kind.auto ? clickOf(target, path(), searched()) : undefined;
    if (!click) return;
    // Several results of one search that are opened count once.
    const searchId = searchOf(target);
    const event = { category: click.area, action: "点击", label: click.label, ...(searchId !== "" && searchId !== opened && { searchId }) };
    opened = searchId || opened;
    if (kind.plain) tracker.event(event);
    else tracker.eventV3(event);
  };
  const onHide = (): void => void (document.visibilityState === "hidden" && flush());
  document.addEventListener("click", onClick, { capture: true, passive: true });
  document.addEventListener("visibilitychange", onHide);

  return {
    ...tracker,
    stop() {
      document.removeEventListener("click", onClick, { capture: true });
      document.removeEventListener("visibilitychange", onHide);
      flush();
    },
  };
}
