import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import * as styles from "./save-for-offline.css";

export type SaveForOfflineProps = {
  /** The page holds a form (`data-offline-form`) that can be filled in without a network: its address, the same whatever was pressed last. */
  continued?: string | undefined;
};

/**
 * Saves the page on the reader's device, to be read without a network, and removes it from there. Drawn on the server only; unseen until `watchSavePage` has
 * found that the browser can do it. The hidden note becomes the first lines of the saved page. @see PAGE-55, PAGE-61
 */
export const SaveForOffline = ({ continued }: SaveForOfflineProps) => (
  <div className={styles.root} data-save-page={continued ?? ""}>
    <Button data-save="keep">{continued === undefined ? "存到这台设备，没网也能看" : "存到我自己的设备，没网也能接着填"}</Button>
    <Button data-save="remove" hidden>
      从这台设备删除
    </Button>
    <p role="status" className={styles.status}>
      <span data-said="kept" hidden>
        已经存在这台设备上，退出登录时会删除。
      </span>
      <span data-said="removed" hidden>
        已经删除。
      </span>
      <span data-said="failed" hidden>
        没有存成。请检查网络和浏览器的存储空间，再试一次。
      </span>
    </p>
    <p className={styles.hint}>
      {continued === undefined
        ? "公用电脑上请不要存。"
        : "公用电脑、别人的手机上请不要存：填的内容和选的图片会留在那台设备上，到您退出登录或者按“从这台设备删除”为止。"}
    </p>
    <div data-saved-note="" hidden>
      <aside className={styles.note} aria-label="保存日期">
        <p>
          这一页是 <time /> 存在这台设备上的，之后可能变了。 <a href="">有网络时看最新的</a>
        </p>
        {continued !== undefined && (
          <>
            <p>没网也可以接着填，填的内容和选的图片留在这台设备上，没有送出去。有网络以后打开最新的那一页，按“放回表单”，再保存或者提交。</p>
            <p role="status" data-form-kept="" hidden>
              填的内容已经存在这台设备上：
              <time />
            </p>
          </>
        )}
      </aside>
    </div>
  </div>
);

/** Shown where the device holds what was filled in without a network and the form does not. Drawn on the server only. @see PAGE-61 */
export const OfflineCopy = () => (
  <div data-form-copy="" role="status" hidden>
    <Alert tone="info" title="没网的时候填的内容在这台设备上">
      <p>还没有送来。放回表单以后请核对一遍，再保存或者提交。</p>
      <Button>放回表单</Button>
    </Alert>
  </div>
);
