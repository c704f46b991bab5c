import type { Understood } from "@onehall/api";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { usePaths } from "../app/face";
import { Icon } from "../icons/Icon";
import { searchHref, type SearchParameters } from "./query";
import * as styles from "./search.css";

type PartProps = { text: string; href: string };

/** A part of the question with a link to the search without it. */
const Part = ({ text, href }: PartProps) => (
  <a href={href} className={styles.chip}>
    {text}
    <Icon name="x" />
    <VisuallyHidden>（去掉“{text}”再搜）</VisuallyHidden>
  </a>
);

/** A question without some of its words; empty where these were typed in other characters or are all of it. */
const withoutWords = (keyword: string, words: string): string => (keyword.includes(words) ? keyword.replace(words, "").trim() : "");

/** How the question was read: place, other places of its name, department, theme, code, what is not wanted, for whom, and what could not be placed; each can be taken away. @see SEARCH-19 */
export function UnderstoodParts({ understood, parameters }: { understood: Understood; parameters: SearchParameters }) {
  const paths = usePaths();
  const { place, words, outside, unplaced, noVisit, department, theme, negated, forWhom, code, otherPlaces = [] } = understood;
  /** Words of the question, to be taken away. */
  const said = (text: string) => (
    <Part text={text} href={searchHref(paths, parameters, { keyword: withoutWords(parameters.keyword, text) || withoutWords(words, text) })} />
  );
  return (
    <>
      {place !== null && (
        <p className={styles.understood}>
          在 <Part text={place} href={searchHref(paths, parameters, { keyword: words })} /> 找{" "}
          {words === "" ? "所有事项" : <Part text={words} href={searchHref(paths, parameters, { keyword: place })} />}
        </p>
      )}
      {code && <p className={styles.understood}>按编码 {said(code)} 找</p>}
      {department && <p className={styles.understood}>说到的部门：{said(department)}</p>}
      {theme && <p className={styles.understood}>说到的主题：{said(theme)}</p>}
      {noVisit && <p className={styles.understood}>{said(noVisit)} 能网上办的排在前面，办的时候要不要到场以指南为准。</p>}
      {negated && <p className={styles.understood}>{said(negated)} 没有按这几个字找。</p>}
      {forWhom && <p className={styles.understood}>{said(forWhom)} 替别人办要带哪些证明，看指南里的材料。</p>}
      {outside !== null && <p className={styles.understood}>{said(outside)} 不归本省办理，请到当地的政务服务网查。下面是本省的结果。</p>}
      {otherPlaces.length > 0 && (
        <p className={styles.understood}>
          {place === null ? "叫这个名字的地方有" : "叫这个名字的还有"}
          {otherPlaces.map((name) => (
            <a key={name} href={searchHref(paths, parameters, { keyword: `${name} ${words}`.trim() })} className={styles.chip}>
              {name}
            </a>
          ))}
        </p>
      )}
      {unplaced !== null && otherPlaces.length === 0 && <p className={styles.understood}>没有找到地方 {said(unplaced)}，下面没有按它筛选。</p>}
    </>
  );
}
