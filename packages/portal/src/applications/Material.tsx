import { EVIDENCE, type ApplicationDefinition } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Form, FormItem } from "@onehall/ui/form";
import { Tag } from "@onehall/ui/tag";
import { Upload } from "@onehall/ui/upload";
import * as shared from "../page/sheet.css";
import { uploadImage } from "../paths";
import * as styles from "./applications.css";

/** The same object at every drawing: the form takes a new one for new errors. */
const NO_ERRORS: Record<string, string> = {};

type MaterialProps = {
  material: ApplicationDefinition["materials"][number];
  anchor: string;
  here: string;
  uploads: ApplicationDefinition["draft"]["uploads"];
  wrong: string | undefined;
  /** Ids of the images that may be removed; undefined: all. */
  removable: readonly string[] | undefined;
};

/** A material of the application: what it is, its images, and the form that adds one. */
export function Material({ material: { name, need, note, licence, saved, filled }, anchor, here, uploads, wrong, removable }: MaterialProps) {
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={styles.title}>
          {name} <Tag tone={need === "必要" ? "brand" : "neutral"}>{need}</Tag>
        </h2>
        {note !== "" && <p className={shared.note}>{note}</p>}
        {saved && <p>不用交：已经包含在这张表或者别的事项里。</p>}
        {filled && !saved && <p>不用上传：由填写的资料生成。</p>}
        {licence && (
          <p>
            <Tag tone="success">不用上传</Tag> 用您的电子证照“{licence.name}”（{licence.number}）代替。
          </p>
        )}
        {uploads.length > 0 && (
          <ul className={styles.images} aria-label={`${name}：已经上传`}>
            {uploads.map((one, index) => (
              <li key={one.id}>
                <form method="post" action={here}>
                  <a href={uploadImage(one.id)} target="_blank" rel="noopener">
                    <img src={uploadImage(one.id)} alt={`${name}，第 ${index + 1} 张，在新窗口打开`} className={styles.image} loading="lazy" />
                  </a>
                  <input type="hidden" name="id" value={one.id} />
                  <input type="hidden" name="anchor" value={anchor} />
                  {(removable?.includes(one.id) ?? true) && (
                    <Button type="submit" kind="quiet" name="do" value="remove" aria-label={`删除：${name}，第 ${index + 1} 张`}>
                      删除
                    </Button>
                  )}
                </form>
              </li>
            ))}
          </ul>
        )}
        {!saved && !filled && uploads.length < EVIDENCE.most && (
          <Form
            method="post"
            action={here}
            encType="multipart/form-data"
            aria-label={`上传：${name}`}
            data-offline-form=""
            className={styles.form}
            defaultModel={{ images: [] }}
            errors={wrong === undefined ? NO_ERRORS : { images: wrong }}
            summary={false}
          >
            <input type="hidden" name="material" value={name} />
            <input type="hidden" name="anchor" value={anchor} />
            <FormItem prop="images" label={uploads.length > 0 ? "再加一张" : "照片或扫描件"} info={`png、jpg 或 webp，不超过 ${EVIDENCE.bytes / 1_048_576} MB`}>
              <Upload max={1} maxBytes={EVIDENCE.bytes} extensions={EVIDENCE.extensions} />
            </FormItem>
            <div>
              <Button type="submit" name="do" value="upload">
                上传
              </Button>
            </div>
          </Form>
        )}
      </div>
    </Card>
  );
}
