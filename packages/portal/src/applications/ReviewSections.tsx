import { Card } from "@onehall/ui/card";
import { useFace } from "../app/face";
import { applicationPaths, uploadImage } from "../paths";
import * as styles from "./applications.css";
import { helpOf, stepNames, type StepData } from "./step-data";

/** What was answered, filled in and handed over, each with the way back to its step. @see APPLY-04 */
export function ReviewSections({ definition, steps }: Pick<StepData, "definition" | "steps">) {
  const applying = applicationPaths[useFace()];
  const { task, questions, fields, materials, draft } = definition;
  const to = (step: StepData["step"]) => applying.step(task.taskCode, { step, ...helpOf(definition) });
  const names = stepNames(definition);
  return (
    <>
      {steps.includes("situation") && (
        <Section title={names.situation} edit={to("situation")}>
          {questions.map(({ id, text, options }) => (
            <Fact key={id} label={text} value={options.find((option) => option.id === draft.answers[id])?.text ?? ""} />
          ))}
        </Section>
      )}
      <Section title={names.details} edit={to("details")}>
        {fields
          .filter(({ id }) => draft.form[id])
          .map(({ id, group, label }) => (
            <Fact key={id} label={`${group}：${label}`} value={draft.form[id] ?? ""} />
          ))}
      </Section>
      <Section title="材料" edit={to("materials")}>
        {materials.map(({ name, need, licence, saved, filled }) => {
          const uploads = draft.uploads.filter((one) => one.material === name);
          const how = [
            ...(saved ? ["不用交"] : filled ? ["由填写的内容生成"] : []),
            ...(licence ? [`电子证照“${licence.name}”`] : []),
            ...(uploads.length > 0 ? [`已上传 ${uploads.length} 张`] : []),
          ];
          return (
            <Fact key={name} label={name} value={how.join("，") || (need === "必要" ? "没有上传" : `没有上传（${need}）`)}>
              {uploads.length > 0 && (
                <span className={styles.images}>
                  {uploads.map(({ id }, index) => (
                    <img key={id} src={uploadImage(id)} alt={`${name}，第 ${index + 1} 张`} className={styles.image} loading="lazy" />
                  ))}
                </span>
              )}
            </Fact>
          );
        })}
      </Section>
    </>
  );
}

function Section({ title, edit, children }: { title: string; edit: string; children: React.ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <div className={styles.row}>
        <h2 className={styles.title}>{title}</h2>
        <a href={edit} className={styles.link} aria-label={`修改：${title}`}>
          修改
        </a>
      </div>
      <dl className={styles.facts}>{children}</dl>
    </Card>
  );
}

const Fact = ({ label, value, children }: { label: string; value: string; children?: React.ReactNode }) => (
  <div>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>
      {value}
      {children}
    </dd>
  </div>
);
