import { homeIndex, searchAll, type SearchResult, trackEvents } from "@onehall/api";
import { fireEvent, render, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { makeContext } from "../app/context";
import { answers, backEnd, load, page, reply, samples, renderThenHydrate } from "../testing";
import { answerSearch } from "./answer";
import { loadSearch } from "./data";
import { Results } from "./Results";
import { SearchPage } from "./SearchPage";
import { VoiceButton } from "./VoiceButton";

const found: SearchResult = { ...samples.noResult("社保"), guide: { total: 23, page: 1, pageSize: 10, list: [1, 2, 3].map(samples.guideHit) } };
const { fetch: portal } = backEnd(answers.regions, reply(homeIndex, answers.home), reply(searchAll, found));

const open = async (query: string) => {
  const path = `/v2/search?${query}`;
  const { data } = await load(loadSearch, `/portal${path}`, portal);
  return renderThenHydrate(page(SearchPage, data, { path }));
};

test("whether the search was any good is asked, counted without the words, and thanked for", async () => {
  const { container } = await open("keyword=社保&type=guide&page=2");
  const form = container.querySelector<HTMLFormElement>("form[method=post]");
  expect(form?.getAttribute("action")).toContain("page=2");
  expect([...(form?.querySelectorAll("button") ?? [])].map((button) => [button.name, button.value])).toEqual([
    ["satisfied", "yes"],
    ["satisfied", "no"],
  ]);
});

test.each([
  ["yes", "很高兴帮到您"],
  ["no", "请告诉我们"],
] as const)("answered %s: thanks, and for no a way to say more", async (answer, words) => {
  const { data } = await load(loadSearch, "/portal/v2/search?keyword=社保", portal);
  const { container } = render(page(() => data.staticData && <Results {...data.staticData} answer={answer} />, data, { path: "/v2/search" }));
  expect(within(container).getByRole("status").textContent).toContain(words);
  expect(container.querySelector("form[method=post]")).toBeNull();
});

test("an answer is one event that tells nothing of the search; anything else is refused", async () => {
  const { fetch, inputsOf } = backEnd(reply(trackEvents, { accepted: 1 }));
  const say = async (satisfied: string) => {
    const url = new URL("https://hall.example.org/portal/v2/search?keyword=社保");
    const request = new Request(url, { method: "POST", body: new URLSearchParams({ satisfied }) });
    const context = makeContext({ fetch, origin: url.origin, preferences: { elder: false, contrast: false, traditional: false } });
    const { data, init } = await answerSearch({ request, url, params: {}, context, pattern: "" });
    return { data, status: init?.status };
  };
  expect([(await say("yes")).status, (await say("maybe")).status]).toEqual([200, 400]);
  expect(JSON.stringify(inputsOf(trackEvents))).not.toContain("社保");
  expect(inputsOf(trackEvents)).toHaveLength(1);
});

test("what is said is searched; a browser that cannot listen shows no button", async () => {
  const { container } = await open("keyword=社保");
  expect(within(container).queryByRole("button", { name: /语音搜索/ })).toBeNull();
  class Recogniser extends EventTarget {
    start() {
      this.dispatchEvent(Object.assign(new Event("result"), { results: [[{ transcript: "居住证。" }]] }));
    }
  }
  vi.stubGlobal("webkitSpeechRecognition", Recogniser);
  const sent = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => undefined);
  const { container: heard } = render(
    <form>
      <input name="keyword" />
      <VoiceButton />
    </form>,
  );
  fireEvent.click(await within(heard).findByRole("button", { name: /语音搜索/ }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(heard.querySelector("input")?.value).toBe("居住证");
  vi.unstubAllGlobals();
  sent.mockRestore();
});
