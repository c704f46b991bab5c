import { type DefaultTreeAdapterTypes as Tree, html as namespaces, parse, serializeOuter } from "parse5";
import { inParallel } from "../support/in-parallel";
import { ATTACKER_ORIGIN, CANARY } from "./payloads";

/** A page, or a call, that is asked for and looked at. */
export type Visit = {
  address: string;
  method?: "POST";
  body?: string | FormData;
  /** Of a body that is a text. @default a form */
  type?: string;
  headers?: Record<string, string>;
};
export type PageInspection = {
  visit: Visit;
  faults: string[];
  /** Of the last answer. */
  status?: number;
  /** Numbers of the harmless words that came back as they were sent. */
  reflected: string[];
};

/** Requests at a time: one core renders the pages, the other reads them. */
const ABREAST = 4;
const REDIRECTS = 10;
/** A harmless word with a number in it. */
const WORD = /zq(\d+)<"'zq/g;

const ADDRESSES = new Set(["href", "src", "action", "formaction", "poster", "data", "xlink:href", "srcset", "ping", "background"]);
const SCHEMES = new Set(["http:", "https:", "tel:", "mailto:", "geo:"]);
const NEVER = new Set("iframe object embed base animate set math template xmp frame frameset applet video audio".split(" "));
/** Attributes whose words a reader may see or hear. */
const SHOWN = ["value", "content", "aria-label", "title", "alt", "placeholder"];

const attributesOf = ({ attrs }: Tree.Element): { name: string; value: string }[] =>
  attrs.map(({ prefix, name, value }) => ({ name: prefix ? `${prefix}:${name}` : name, value }));

const has = (element: Tree.Element, name: string): boolean => attributesOf(element).some((attribute) => attribute.name === name);

/** Every element of the document with those around it, in its order. */
function* elementsOf(node: Tree.Node, above: readonly string[] = []): Generator<{ element: Tree.Element; above: readonly string[] }> {
  if ("tagName" in node) yield { element: node, above };
  if (!("childNodes" in node)) return;
  const inside = "tagName" in node ? [...above, node.tagName] : above;
  for (const child of node.childNodes) yield* elementsOf(child, inside);
}

function textOf(node: Tree.Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

function faultsOfScript(script: Tree.Element): string[] {
  const text = textOf(script);
  if (script.attrs.some(({ name, value }) => name === "type" && value === "application/ld+json")) {
    try {
      JSON.parse(text);
      return [];
    } catch {
      return [`JSON-LD that cannot be read: ${text.slice(0, 120)}`];
    }
  }
  return text.includes(CANARY) && !text.startsWith("onehallPage=") ? [`a script: ${text.slice(0, 120)}`] : [];
}

/** The spoken captcha: a sound in the page itself, of nothing but base64. */
const isOwnSound = (element: Tree.Element): boolean =>
  element.tagName === "audio" && element.attrs.some(({ name, value }) => name === "src" && /^data:audio\/wav;base64,[A-Za-z0-9+/]+={0,2}$/.test(value));

function faultsOfAddress(element: Tree.Element, value: string, base: URL): string[] {
  if (!URL.canParse(value, base)) return []; // leads nowhere
  const url = new URL(value, base);
  const picture = url.protocol === "data:" && ((element.tagName === "img" && !value.includes(CANARY)) || isOwnSound(element));
  return [
    ...(SCHEMES.has(url.protocol) || picture ? [] : [`an address: ${value.slice(0, 80)}`]),
    // The notice names the other site in full, and leads on where the reader says so.
    ...(url.hostname.endsWith(ATTACKER_ORIGIN) && !has(element, "data-leaving") ? [`a way to another site: ${value.slice(0, 80)}`] : []),
  ];
}

/**
 * What in a page is not ours: elements and attributes that run something, scripts that we have not written, addresses with other schemes or of the attacker's
 * host. Parsed as the HTML standard says, which is what a browser does.
 */
export function inspectHtml(html: string, address: string): Pick<PageInspection, "faults" | "reflected"> {
  const page = parse(html, { scriptingEnabled: false });
  const base = new URL(address);
  const faults: string[] = [];
  const shown: string[] = [];
  for (const { element, above } of elementsOf(page)) {
    const { tagName } = element;
    if ((NEVER.has(tagName) && !isOwnSound(element)) || (tagName === "meta" && has(element, "http-equiv")) || (tagName === "form" && above.includes("form")))
      faults.push(`an element: ${serializeOuter(element).slice(0, 120)}`);
    if (tagName === "script") faults.push(...faultsOfScript(element));
    if (tagName === "style" && textOf(element).includes(ATTACKER_ORIGIN)) faults.push(`a style sheet: ${textOf(element).slice(0, 120)}`);
    if (element.namespaceURI === namespaces.NS.HTML && (tagName === "title" || tagName === "body")) shown.push(textOf(element));
    const attributes = attributesOf(element);
    if (attributes.some(({ name }) => SHOWN.includes(name))) shown.push(...attributes.map(({ value }) => value));
    for (const { name, value } of attributes) {
      if (/^on/i.test(name) || !/^[a-zA-Z_:][\w:.-]*$/.test(name)) faults.push(`an attribute: ${name}=${value.slice(0, 80)}`);
      if (name === "style" && /url\(|expression|import/i.test(value)) faults.push(`a style: ${value.slice(0, 80)}`);
      if (ADDRESSES.has(name)) faults.push(...faultsOfAddress(element, value, base));
    }
  }
  const words = [...shown.join("\n").matchAll(WORD)].map(([, number = ""]) => number);
  return { faults, reflected: [...new Set(words)] };
}

/** Asks a second time where the first ended without an answer: an idle connection may be closed at the moment at which it is used again. */
function fetchAgain(address: URL, init: RequestInit): Promise<Response> {
  const send = () => fetch(address, init);
  return send().catch(send);
}

/** Asks as a page of the portal's own would, and follows where it is led as long as that is here. @throws Error where it is led to another site */
async function ask(origin: string, { address, method, body, type = "application/x-www-form-urlencoded", headers }: Visit): Promise<Response> {
  const own = { Accept: "text/html", Origin: origin, "Sec-Fetch-Site": "same-origin", ...headers };
  const form = body === undefined ? {} : { method, body, headers: { ...own, ...(typeof body === "string" && { "Content-Type": type }) } };
  let response = await fetchAgain(new URL(address, origin), { redirect: "manual", headers: own, ...form });
  for (let count = 0; response.headers.has("location") && count < REDIRECTS; count += 1) {
    const next = new URL(response.headers.get("location") ?? "", response.url);
    if (next.origin !== origin) throw new Error(`led to ${next.href}`);
    await response.body?.cancel();
    response = await fetchAgain(next, { redirect: "manual", headers: own });
  }
  return response;
}

async function inspect(origin: string, visit: Visit, also: Also): Promise<PageInspection> {
  try {
    const response = await ask(origin, visit);
    const { status } = response;
    const text = await response.text();
    const faults = [...(status >= 500 && status !== 503 ? [`status ${status}`] : []), ...also(visit, text)];
    const type = response.headers.get("content-type") ?? "";
    if (type.startsWith("text/html")) {
      const found = inspectHtml(text, response.url);
      return { visit, status, faults: [...faults, ...found.faults], reflected: found.reflected };
    }
    if (response.headers.get("x-content-type-options") !== "nosniff") faults.push(`${type} without nosniff`);
    return { visit, status, faults, reflected: [] };
  } catch (error) {
    return { visit, faults: [String(error)], reflected: [] };
  }
}

/** What else is wrong with an answer. */
type Also = (visit: Visit, text: string) => readonly string[];

/** Asks for pages of the portal at the origin and looks at what comes, in no order. */
export async function inspectPages(origin: string, visits: readonly Visit[], also: Also = () => []): Promise<PageInspection[]> {
  const inspected: PageInspection[] = [];
  await inParallel(ABREAST, visits, async (visit) => void inspected.push(await inspect(origin, visit, also)));
  return inspected;
}

/** An address as a reader sees it. */
export const decodeLoosely = (address: string): string =>
  address.replaceAll(/%[0-7][0-9a-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));

const writtenBody = ({ body = "" }: Visit): string =>
  typeof body === "string"
    ? body
    : [...body].map(([name, value]) => `${name}=${typeof value === "string" ? value : `(${value.name}, ${value.size} bytes)`}`).join("&");

/** Every fault with the request that showed it. */
export const faultsOf = (looks: PageInspection[]): string[] =>
  looks.flatMap(({ visit, faults }) =>
    faults.map((fault) => `${visit.method ?? "GET"} ${decodeLoosely(visit.address).slice(0, 300)} ${writtenBody(visit)}: ${fault}`),
  );
