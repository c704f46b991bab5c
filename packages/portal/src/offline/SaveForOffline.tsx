import { Button } from "@onehall/ui/button";
import * as styles from "./save-for-offline.css";

/**
 * Saves the page on the reader's device, to be read without a network, and removes it from there. Drawn on the server only; unseen until `watchSavePage` has
 * found that the browser can do it. The hidden note becomes the first lines of the saved page. @see PAGE-55
 */
export const SaveForOffline = () => (
  <div className={styles.root} data-save-page="">
    <Button data-save="keep">存到这台设备，没网也能看</Button>
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
    <p className={styles.hint}>公用电脑上请不要存。</p>
    <div data-saved-note="" hidden>
      <aside className={styles.note} aria-label="保存日期">
        <p>
          这一页是 <time /> 存在这台设备上的，之后可能变了。 <a href="">有网络时看最新的</a>
        </p>
      </aside>
    </div>
  </div>
);
