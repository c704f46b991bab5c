import { guideSave, guideUnsave, loginUser, PortalError, savedGuides } from "@onehall/api";
import { browserClient } from "../page/browser-client";
import { withQuery } from "../paths";

/** Session key of a guide that somebody saved before the log-in. @see GUIDE-24 */
const PENDING = "gdbs.pendingGuide";

/** Whether a guide is saved, and what to say about it. */
export type SaveResult = { saved: boolean; text: string };

const isLoggedIn = async (): Promise<boolean> => (await browserClient().call(loginUser, {}, { background: true })) !== null;

/** Saves a guide for the one who is logged in, or takes it off the list; others go to the log-in, come back to `path`, and it is saved then. Loaded when somebody asks for it. */
export async function saveGuide(taskCode: string, saved: boolean, path: string): Promise<SaveResult> {
  try {
    if (saved && !(await isLoggedIn())) {
      sessionStorage.setItem(PENDING, taskCode);
      location.assign(withQuery("/portal/login", { back: path }));
      return { saved: false, text: "请先登录，登录以后自动收藏" };
    }
    const answer = await browserClient().call(saved ? guideSave : guideUnsave, { taskCode });
    return { saved: answer.saved, text: answer.saved ? "已收藏，可以在“我的收藏”里找到" : "已取消收藏" };
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    return { saved: !saved, text: error.message };
  }
}

/** Whether the one who is logged in has saved a guide; saves it first where that was asked for before the log-in. For whom the header knows. */
export async function savedState(taskCode: string, path: string): Promise<SaveResult> {
  if (sessionStorage.getItem(PENDING) === taskCode) {
    sessionStorage.removeItem(PENDING);
    return saveGuide(taskCode, true, path);
  }
  const { total } = await browserClient().call(savedGuides, { taskCode, pageSize: 1 }, { background: true });
  return { saved: total > 0, text: "" };
}

/** Puts an address on the clipboard. @returns what came of it, in words */
export const copyAddress = (address: string): Promise<string> =>
  navigator.clipboard.writeText(address).then(
    () => "链接已复制",
    () => "浏览器不让复制，请打开“分享”，长按链接复制",
  );
