import type { ApplicationCase } from "@onehall/api";
import { uploadImage } from "../paths";
import * as styles from "./applications.css";
import { CaseSection } from "./CaseFacts";

/** What was handed in, as the applicant and the desk see it. */
export const CaseContent = ({ answers, details, materials }: Pick<ApplicationCase, "answers" | "details" | "materials">) => (
  <>
    <CaseSection id="answers" title="情况" rows={answers.map(({ question, answer }) => [question, answer] as const)} />
    <CaseSection id="details" title="填写的内容" rows={details.map(({ label, value }) => [label, value] as const)} />
    <CaseSection
      id="materials"
      title="材料"
      rows={materials.map(
        ({ name, licence, filled, uploads }) =>
          [
            name,
            <span key={name} className={styles.images}>
              {licence !== "" && `电子证照“${licence}”`}
              {licence === "" && uploads.length === 0 && (filled ? "由填写的内容生成" : "没有上传")}
              {uploads.map((one, index) => (
                <a key={one.id} href={uploadImage(one.id)} target="_blank" rel="noopener">
                  <img src={uploadImage(one.id)} alt={`${name}，第 ${index + 1} 张，在新窗口打开`} className={styles.image} loading="lazy" />
                </a>
              ))}
            </span>,
          ] as const,
      )}
    />
  </>
);
