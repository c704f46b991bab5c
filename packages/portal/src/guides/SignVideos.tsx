import { type Guide, taskFields } from "@onehall/api";
import * as styles from "./answer/answer.css";
import * as print from "./print.css";

/** The guide in sign language, folded; nothing where the province names no video. Drawn by the server alone, loaded when it is played. @see EASY-03 */
export const SignVideos = ({ signVideos }: Pick<Guide, "signVideos">) =>
  signVideos.map(({ url, captions, transcript }) => (
    <details key={url} className={`${styles.fold} ${print.onScreen}`}>
      <summary className={styles.foldHead}>
        <h2 className={styles.foldTitle}>{taskFields.signVideos.label}</h2>
      </summary>
      <div className={styles.foldBody}>
        <video className={styles.video} src={url} controls preload="none" crossOrigin="anonymous">
          <track kind="captions" srcLang="zh" label="中文字幕" src={captions} default />
        </video>
        <a href={transcript} className={styles.way}>
          看文字稿
        </a>
      </div>
    </details>
  ));
