import type { Location } from "@onehall/regions";
import { defineCall } from "../define-call.js";
import type * as shapes from "../shapes/visitor.js";

/** Whether the visitor came by IPv4 or IPv6. GET ip/type; answers at the top level; failures are ignored. @see CALL-48, ERROR-11 */
export const ipType = defineCall<typeof shapes.ipType>({ method: "GET", path: "ip/type", silent: true });

/** Where the visitor is, as far as the network tells; null where it does not. GET ip/location; top level; failures are ignored. @see CALL-47, ERROR-11 */
export const ipLocation = defineCall<typeof shapes.ipLocation, Location | null>({
  method: "GET",
  path: "ip/location",
  silent: true,
  select: (answer) => answer.info,
});

/** Whether the national identity provider is in use. GET node/gdbsOther/portalSwitch. @see CALL-40, LOGIN-03 */
export const portalSwitch = defineCall<typeof shapes.portalSwitch>({ method: "GET", path: "node/gdbsOther/portalSwitch" });

/** Hands in what the tracker has counted. POST tracking, as JSON: a path of this site. Failures are ignored. @see CALL-60 */
export const trackEvents = defineCall<typeof shapes.trackEvents>({ method: "POST", path: "tracking", body: "json", writes: true, silent: true });
