import { stationSearch } from "@onehall/api";
import { browserPosition } from "../../places/position";
import { codeOf } from "../../places/words";

/** The line that says how asking for what is done nearby goes. */
const SAID = "[data-near-said]";
/** Towns and streets are the nearest places where much is done. */
const TOWN = "2";

/** The same list in another region, as far as that region itself does it. */
function listOf(region: string): string {
  const { pathname, searchParams } = new URL(location.href);
  searchParams.delete("page");
  searchParams.set("region", region);
  searchParams.set("onlyCorrespondingLevel", "1");
  return `${pathname}?${searchParams}`;
}

/** The town or street nearest to where the browser is. */
async function nearestTown(province: string): Promise<string> {
  const [from, { browserClient }] = await Promise.all([browserPosition(), import("../../page/browser-client")]);
  const { list } = await browserClient().call(stationSearch, { region: province, level: TOWN, ...from, pageSize: 1 });
  const [hall] = list;
  if (!hall) throw new Error("no town has a hall");
  return codeOf(hall);
}

/**
 * Asks the browser where it is, and opens the list for the nearest town or street: what is done there itself. The
 * position goes to our own search for places, rounded to some hundred metres, and into no address of a page. Without scripts the link leads to the regions,
 * each with a page of what is done there. @param link names the province (`data-near`) @see PAGE-60
 */
export function openNearTasks(link: HTMLElement): void {
  const said = document.querySelector<HTMLElement>(SAID);
  if (!said) return;
  const say = (text: string) => {
    said.hidden = false;
    said.textContent = text;
  };
  say("正在找离您最近的镇街……");
  nearestTown(link.dataset.near ?? "").then(
    (town) => location.assign(listOf(town)),
    () => say("没有取到您的位置：请在浏览器里允许使用位置，或者在页面上方选择您所在的镇街。"),
  );
}
