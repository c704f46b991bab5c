import classic from "../../apps/portal-v2/app/routes";
import modern from "../../apps/portal-v3/app/routes";
import { CSV_PAGES } from "@onehall/routes";
import type { Samples } from "../support/routes";
import { PARAMETERS } from "./parameters";

/** A page with what it must be told to show something, and the parts of its path that somebody may make up. */
export type Target = {
  path: string;
  query: Record<string, string>;
  /** With `{}` where a name stands. */
  segment?: string;
  /** What draws the page: the same for the pages of both faces that one module draws. */
  source: string;
};

/** What the server answers beside the faces and reads something from its address. */
const SERVED = [
  "/portal/status",
  "/portal/en/",
  "/portal/en/search",
  "/portal/en/regions",
  "/portal/offline",
  "/portal/canyou/default.html",
  "/portal/operator/tracking",
  "/portal/api/docs",
  "/portal/qr.svg",
  "/portal/open-data/regions.json",
];

/** Pages that show one thing, by the last words of their path. */
const WHICH: readonly [ending: RegExp, query: (of: Samples) => Record<string, string>][] = [
  [/\/branch-hall(?:\.csv)?$/, ({ orgCode }) => ({ orgCode })],
  [/\/country-hall$/, ({ town }) => ({ region: town })],
  [/\/country-hall-child$/, ({ village }) => ({ region: village })],
  [/\/affairs-public-(?:detail|duty-list|depart-matters)(?:\.csv)?$/, ({ duty }) => Object.fromEntries(new URLSearchParams(duty))],
  [/\/affairs-public-second-list(?:\.csv)?$/, () => ({ region: "440000", type: "8" })],
  [/\/notice$/, ({ notice }) => ({ id: notice })],
  [/\/scene-guide\/data$/, ({ scene }) => ({ id: scene })],
  [/\/canyou\/default\.html$/, () => ({ url: "/portal/v2/faq" })],
  [/\/leave$/, () => ({ url: "https://other.example/" })],
];

type Route = { path?: string; file: string; children?: Route[] };

/** Patterns with what draws them; the lists that are files have one module in common and are told apart by their pages. */
const patternsIn = (routes: readonly Route[], above = ""): { pattern: string; source: string }[] =>
  routes.flatMap(({ path, file, children }) => {
    const pattern = [above, path].filter(Boolean).join("/");
    return children ? patternsIn(children, pattern) : pattern === "*" ? [] : [{ pattern, source: CSV_PAGES.get(pattern) ?? file }];
  });

/** Every page of both faces, its files, and what the server answers itself. */
export function targets(of: Samples): Target[] {
  const codeFor = (pattern: string) => (pattern.includes("guide-combo") ? of.combo : pattern.includes("scene-guide") ? of.scene : of.guide);
  const faces = [...patternsIn(classic), ...patternsIn(modern)].map(({ pattern, source }) => {
    const service = pattern.startsWith("v3") ? "legal" : "personal";
    const named = `/portal/${pattern}`.replace(":service", service).replace(":region?", "440300").replace("/:tab?", "");
    const path = named.replace(":id", codeFor(pattern));
    const segment = /:id/.test(named) ? named.replace(":id", "{}") : /:region\?/.test(pattern) ? `/portal/${pattern}`.replace(":region?", "{}") : undefined;
    return { path, source, ...(segment === undefined ? {} : { segment }) };
  });
  return [...faces, ...SERVED.map((path) => ({ path, source: path }))].map((target) => ({
    ...target,
    query: WHICH.find(([ending]) => ending.test(target.path))?.[1](of) ?? { region: "440106" },
  }));
}

export type Form = { path: string; fields: Record<string, string> };

const TOKEN = "abcdefghijklmnopqrstuv";

/** Every form that pages answer, without the face, with values that are right. */
export const FORMS: readonly Form[] = [
  {
    path: "feedback",
    fields: {
      kind: "suggestion",
      content: "希望周六也能办",
      url: "/portal/v2/faq",
      contact: "13800000000",
      captcha: "1",
      captcha_token: TOKEN,
      attempt: "",
      way: "",
    },
  },
  { path: "feedback-progress", fields: { id: "20261118K3ZQ70XM", tail: "1234", content: "补充" } },
  { path: "progress-query-detail", fields: { sqrmc: "张样例", sblsh: "GD2026110100001", captcha: "1", captcha_token: TOKEN, way: "" } },
  { path: "review", fields: { applicant: "张样例", receipt: "GD2026110100001", level: "2", reasons: "208", content: "等了很久" } },
  { path: "search?keyword=身份证&region=440106", fields: { satisfied: "yes" } },
  { path: "useful", fields: { url: "/portal/v2/faq", useful: "0", reasons: "208", content: "样表是旧的" } },
  { path: "leave", fields: { url: "https://other.example/", back: "/portal/v2/faq", forget: "1" } },
];

/** Where a form is sent in a face; the notice stands without a version in the classic one. */
export const formAddress = ({ path }: Form, face: "v2" | "v3"): string => (path === "leave" && face === "v2" ? "/portal/leave" : `/portal/${face}/${path}`);

/** What may be put beside that which the page must be told. */
export const extraParameters = ({ query }: Target): string[] =>
  Object.keys(PARAMETERS).filter((name) => !Object.hasOwn(query, name) && name !== "region" && name !== "areaCode");

/** The address of a page; `pairs` are written as they are: encoded, or wrongly encoded. */
export const addressOf = (path: string, pairs: [name: string, written: string][]): string =>
  `${path}?${pairs.map(([name, text]) => `${name}=${text}`).join("&")}`;
/** A query as a program writes it. */
export const plain = (query: Record<string, string>): [string, string][] => Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)]);
