import type { EntranceHit, GuideHit, NoticeSummary, QaHit, ServeHit } from "@onehall/api";
import { Highlight } from "@onehall/ui/highlight";
import { Tag } from "@onehall/ui/tag";
import type { ReactNode } from "react";
import { useFace, usePaths } from "../app/face";
import { inFace } from "../page/in-face";
import { NoticeDate } from "../notices/NoticeDate";
import { MarkedTitle } from "./MarkedTitle";
import * as styles from "./search.css";

type Hits<Hit> = { hits: readonly Hit[]; terms: readonly string[] };

type HitProps = { href: string; title: ReactNode; english?: string | undefined; meta?: ReactNode; children?: ReactNode };

function Hit({ href, title, english, meta, children }: HitProps) {
  return (
    <li className={styles.hit}>
      <h3 className={styles.hitTitle}>
        <a href={href} className={styles.hitLink}>
          {title}
        </a>
      </h3>
      {english && (
        <p lang="en" className={styles.meta}>
          {english}
        </p>
      )}
      {meta && <p className={styles.meta}>{meta}</p>}
      {children && <p className={styles.text}>{children}</p>}
    </li>
  );
}

/** Authority, region and promise of a guide in one line. */
export function GuideFacts({ hit }: { hit: GuideHit }) {
  return (
    <>
      {[hit.deptName, hit.regionName, hit.promise, hit.kindLabel].filter((fact) => fact !== "").join(" · ")}
      {hit.online && <Tag tone="success">可网办</Tag>}
    </>
  );
}

export function GuideHits({ hits, terms }: Hits<GuideHit>) {
  const paths = usePaths();
  return (
    <ol className={styles.hits}>
      {hits.map((hit) => (
        <Hit
          key={hit.taskCode}
          href={paths.guide(hit.taskCode)}
          title={<MarkedTitle text={hit.name} terms={terms} />}
          english={hit.english}
          meta={<GuideFacts hit={hit} />}
        >
          {hit.lead && <Highlight text={hit.lead} terms={terms} />}
        </Hit>
      ))}
    </ol>
  );
}

export function QaHits({ hits, terms }: Hits<QaHit>) {
  const paths = usePaths();
  return (
    <ul className={styles.hits}>
      {hits.map(({ id, question, answer, taskCode }) => (
        <li key={id} className={styles.hit}>
          <details>
            <summary className={styles.question}>
              <Highlight text={question} terms={terms} />
            </summary>
            <p className={styles.answer}>
              <Highlight text={answer} terms={terms} />
            </p>
            {taskCode && (
              <p>
                <a href={paths.guide(taskCode)}>看办事指南</a>
              </p>
            )}
          </details>
        </li>
      ))}
    </ul>
  );
}

export function NewsHits({ hits, terms }: Hits<NoticeSummary>) {
  const paths = usePaths();
  return (
    <ul className={styles.hits}>
      {hits.map(({ id, title, date, source }) => (
        <Hit
          key={id}
          href={paths.notice(id)}
          title={<MarkedTitle text={title} terms={terms} />}
          meta={
            <>
              <NoticeDate date={date} /> · {source}
            </>
          }
        />
      ))}
    </ul>
  );
}

export function ServeHits({ hits, terms }: Hits<ServeHit>) {
  const face = useFace();
  return (
    <ul className={styles.hits}>
      {hits.map(({ id, name, url, text }) => (
        <Hit key={id} href={inFace(url, face)} title={<MarkedTitle text={name} terms={terms} />}>
          <Highlight text={text} terms={terms} />
        </Hit>
      ))}
    </ul>
  );
}

export function EntranceHits({ hits, terms }: Hits<EntranceHit>) {
  const face = useFace();
  return (
    <ul className={styles.entrances}>
      {hits.map(({ name, url, count, english }) => (
        <li key={url}>
          <a href={inFace(url, face)} className={styles.chip}>
            <Highlight text={name} terms={terms} />
            {english && (
              <span lang="en" className={styles.count}>
                {english}
              </span>
            )}
            {count !== undefined && <span className={styles.count}>{count} 项</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
