import type { Sentence } from "./sentences";

const NAME = "reading-now";

let outlined: Element | undefined;
let styled = false;

/** The style of the mark. A sheet made by a script needs no leave of the page's policy. */
function style(): void {
  if (styled) return;
  styled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`::highlight(${NAME}){background-color:#ffe600;color:#000}`);
  document.adoptedStyleSheets.push(sheet);
}

/** Shows which sentence is being read, and brings it into view; undefined: none. Nothing in the page is changed, for React owns it. */
export function highlightSentence(sentence: Sentence | undefined): void {
  outlined?.classList.remove(NAME);
  outlined = undefined;
  const place = sentence?.range.startContainer.parentElement ?? undefined;
  if ("highlights" in CSS) {
    style();
    if (sentence) CSS.highlights.set(NAME, new Highlight(sentence.range));
    else CSS.highlights.delete(NAME);
  } else if (place) {
    outlined = place;
    place.classList.add(NAME);
  }
  place?.scrollIntoView({ block: "nearest" });
}
