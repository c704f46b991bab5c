import { sessions, sessionsEnd } from "@onehall/api";
import { minuteOf } from "../../common/minute";
import { visitorHandler } from "./visitor-handler";

/** Where the visitor is logged in: the kind of device and two times, no address and no name of a browser. @see LOGIN-18 */
export const handleSessions = visitorHandler(sessions, async (visitor, _input, { identity }) => ({
  list: (await identity.sessions.openOf(visitor)).map(({ handle, since, seen, ...session }) => ({
    id: handle,
    ...session,
    since: since === "" ? ("" as const) : minuteOf(new Date(since)),
    seen: minuteOf(new Date(seen)),
  })),
}));

/** Somebody else's log-in is not among those that are looked through, so it cannot be ended. */
export const handleSessionsEnd = visitorHandler(sessionsEnd, async (visitor, { id }, { identity }) => ({
  ended: await identity.sessions.endOthers(visitor, id),
}));
