import { portalSwitch } from "@onehall/api";
import { backgroundCall } from "../page/background-call";

/** Whether visitors of the province's home page are sent to the national log-in. @see LOGIN-03, SHELL-36 */
export const sendsToNationalLogin = async (): Promise<boolean> => (await backgroundCall(portalSwitch, {})).gj_sso === "1";
