import { portalSwitch } from "@onehall/api";
import { browserClient } from "../page/browser-client";

/** Whether visitors of the province's home page are sent to the national log-in. With the contract's client: a failure has to be told. @see LOGIN-03, SHELL-36 */
export const sendsToNationalLogin = async (): Promise<boolean> => (await browserClient().call(portalSwitch, {})).gj_sso === "1";
