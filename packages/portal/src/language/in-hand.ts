import type { Convert } from "./convert";
import { convertOnServer } from "./on-server";

let inHand: Convert | undefined;

/** From now on {@link traditional} converts in this browser. */
export function takeInHand(convert: Convert): void {
  inHand = convert;
}

/** A simplified text in traditional characters where those are in hand: on the server, and in the browser on a traditional page. Else as it is. */
export const traditional: Convert = (text) => (import.meta.env.SSR ? convertOnServer(text) : (inHand?.(text) ?? text));
