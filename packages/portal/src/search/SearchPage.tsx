import { useActionData, useLoaderData } from "react-router-dom";
import { PageBody } from "../page/Page";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadSearch } from "./data";
import { PortalSearchBox } from "./PortalSearchBox";
import { ResultHead, Results } from "./Results";
import type { Satisfaction } from "./SatisfactionForm";
import { VoiceButton } from "./VoiceButton";

export { answerSearch as action, searchHeaders as headers } from "./answer";
export { loadSearch as loader, searchMeta as meta } from "./data";
export { SearchPage as default };

/** Results of a search: the query stays in the box, the rest are links. @see PAGE-16, SEARCH-11 */
export function SearchPage() {
  const { keyword, staticData } = useLoaderData<typeof loadSearch>();
  const answer = useActionData<Satisfaction | null>() ?? undefined;
  return (
    <PageBody>
      <StaticIsland name="result-head">{import.meta.env.SSR && staticData && <ResultHead {...staticData} />}</StaticIsland>
      <div data-searched={keyword}>
        <PortalSearchBox size="large" label="换个词搜索" placeholder="搜索事项、部门、问题" defaultValue={keyword} voice={<VoiceButton />} />
      </div>
      <StaticIsland name="results">{import.meta.env.SSR && staticData && <Results {...staticData} answer={answer} />}</StaticIsland>
    </PageBody>
  );
}
