import type { SearchResult } from "@onehall/api";
import { Pagination } from "@onehall/ui/pagination";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { PageHead } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { BenefitsPanel } from "./BenefitsPanel";
import { ContactSupport } from "./ContactSupport";
import { BestGuide } from "./BestGuide";
import { bestOf, type SearchData } from "./data";
import { FewResults } from "./FewResults";
import { Filters } from "./Filters";
import { ElsewherePanel, HelpPanel } from "./HelpPanel";
import { asksForBenefits, asksForElderMode, specialCharactersOf } from "./keyword";
import { type Kind, kinds } from "./kinds";
import { ElderModePanel } from "./ElderModePanel";
import { NoResults } from "./NoResults";
import { searchHref } from "./query";
import { SatisfactionForm, type Satisfaction } from "./SatisfactionForm";
import * as styles from "./search.css";
import { SearchTabs } from "./SearchTabs";
import { UnderstoodParts } from "./UnderstoodParts";

/** Whether a panel already says where to turn: danger, need, or what is done elsewhere. Then nothing says that nothing was found. @see SEARCH-19 */
const isAdvised = (result: SearchResult | null): boolean => (result?.help?.length ?? 0) + (result?.elsewhere?.length ?? 0) > 0;

/** What was searched for, where, and how much was found. */
export function ResultHead({ region, parameters: { keyword }, counts, result }: SearchData) {
  const paths = usePaths();
  const found = counts?.[""] ?? 0;
  return (
    <PageHead
      title={keyword === "" ? "搜索" : `“${keyword}”的搜索结果`}
      lead={counts && (found > 0 || !isAdvised(result)) ? `在${result?.understood?.place ?? region.name}找到 ${found} 条结果` : undefined}
      crumbs={[homeCrumb(region, paths), { label: "搜索" }]}
    />
  );
}

/** Departments and themes stand first where the question names one of them; else below the guides, among which is what one looks for. */
function inOrder(shown: readonly Kind[], { entrance }: SearchResult, keyword: string): readonly Kind[] {
  if (!entrance.list.some(({ name }) => name.includes(keyword))) return shown;
  return [...shown.filter(({ type }) => type === "entrance"), ...shown.filter(({ type }) => type !== "entrance")];
}

/** Results by kind, the best guide on top; help where there are none. */
export function Results({ answer, ...data }: SearchData & { answer: Satisfaction | undefined }) {
  const { region, parameters, result, counts, pageSize, departments, failed, answered } = data;
  const { keyword, type, page } = parameters;
  const paths = usePaths();
  const special = specialCharactersOf(keyword);
  // Letters are read, not missing.
  const lettersTyped = /[a-z]/i.test(keyword);
  const shown = result ? kinds.filter((kind) => (type === "" || type === kind.type) && kind.of(result).list.length > 0) : [];
  const best = result ? bestOf(result, parameters) : undefined;
  return (
    <>
      {result?.help && <HelpPanel topics={result.help} />}
      {result?.elsewhere && <ElsewherePanel topics={result.elsewhere} />}
      {asksForElderMode(keyword) && <ElderModePanel region={region.code} />}
      {asksForBenefits(keyword) && <BenefitsPanel region={region.code} />}
      {result?.understood && <UnderstoodParts understood={result.understood} parameters={parameters} />}
      {result?.correction && (
        <p>
          {lettersTyped ? "按" : `没有找到“${keyword}”，显示的是`}“<strong>{result.correction}</strong>”{lettersTyped ? "搜索。" : "的结果。"}
        </p>
      )}
      {special.length > 0 && <p>您输入了特殊字符 {special.join(" ")}。没有找到想要的，请去掉它们再搜。</p>}
      {keyword !== "" && !(shown.length === 0 && isAdvised(result)) && (
        <>
          <SearchTabs parameters={parameters} counts={counts} />
          <Filters region={region} parameters={parameters} departments={departments} />
        </>
      )}
      {failed && <Unavailable what="搜索" />}
      {best && <BestGuide hit={best} terms={result?.terms ?? []} guide={answered} parameters={parameters} searchId={result?.searchId ?? ""} />}
      {result &&
        inOrder(shown, result, keyword).map((kind) => {
          const list = kind.draw(result, best ? 1 : 0);
          if (!list) return null;
          const { total, list: hits } = kind.of(result);
          return (
            <section key={kind.type} className={styles.section} aria-labelledby={`hits-${kind.type}`}>
              <div className={styles.sectionHead}>
                <h2 id={`hits-${kind.type}`} className={styles.sectionTitle}>
                  {kind.title}
                </h2>
                {type === "" && kind.type !== "serve" && total > hits.length && (
                  <a href={searchHref(paths, parameters, { type: kind.type })}>全部 {total} 条</a>
                )}
              </div>
              <div data-search-id={result.searchId}>{list}</div>
              {type !== "" && <Pagination total={total} pageSize={pageSize} page={page} href={(number) => searchHref(paths, parameters, { page: number })} />}
            </section>
          );
        })}
      {result?.nearest && shown.length > 0 && page === 1 && !isAdvised(result) && <FewResults result={result} parameters={parameters} />}
      {!failed && shown.length === 0 && (isAdvised(result) ? <ContactSupport /> : <NoResults {...data} />)}
      {result && <SatisfactionForm parameters={parameters} answer={answer} />}
    </>
  );
}
