import { guideSave, guideUnsave, PortalError } from "@onehall/api";
import { browserClient } from "../page/browser-client";
import { withQuery } from "../paths";

const LOGGED_OUT = 401;

/** What came of saving a guide or taking it off the list again. */
export type SaveResult = { saved: boolean; text: string };

/** Saves a guide for the one who is logged in, or takes it off the list; others go to the log-in and come back to `path`. Loaded when somebody asks for it. */
export async function saveGuide(taskCode: string, saved: boolean, path: string): Promise<SaveResult> {
  try {
    const answer = await browserClient().call(saved ? guideSave : guideUnsave, { taskCode }, { silent: true });
    return { saved: answer.saved, text: answer.saved ? "已收藏，登录以后可以在“我的收藏”里找到" : "已取消收藏" };
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    if (error.status === LOGGED_OUT) location.assign(withQuery("/portal/login", { back: path }));
    return { saved: !saved, text: error.message };
  }
}

/** Puts an address on the clipboard. @returns what came of it, in words */
export const copyAddress = (address: string): Promise<string> =>
  navigator.clipboard.writeText(address).then(
    () => "链接已复制",
    () => "浏览器不让复制，请打开“分享”，长按链接复制",
  );
