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

/** A question without some of its words; empty where these were typed in other characters. */
const withoutWords = (keyword: string, words: string): string => (keyword.includes(words) ? keyword.replace(words, "").trim() : "");

/** How the question was read, where it named a place: each part can be taken away; what was left out is said. @see SEARCH-19 */
export function UnderstoodParts({ understood, parameters }: { understood: Understood; parameters: SearchParameters }) {
  const paths = usePaths();
  const { place, words, outside, unplaced, noVisit } = understood;
  return (
    <>
      {place !== null && (
        <p className={styles.understood}>
          在 <Part text={place} href={searchHref(paths, parameters, { keyword: words })} /> 找{" "}
          {words === "" ? "所有事项" : <Part text={words} href={searchHref(paths, parameters, { keyword: place })} />}
        </p>
      )}
      {noVisit && (
        <p className={styles.understood}>
          <Part text={noVisit} href={searchHref(paths, parameters, { keyword: withoutWords(parameters.keyword, noVisit) || words })} />{" "}
          能网上办的排在前面，办的时候要不要到场以指南为准。
        </p>
      )}
      {outside !== null && <p>“{outside}”不归本省办理，请到当地的政务服务网查。下面是本省的结果。</p>}
      {unplaced !== null && <p>没有找到地方“{unplaced}”，下面没有按它筛选。</p>}
    </>
  );
}
