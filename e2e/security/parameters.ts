import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../support/portal";

/** What a parameter of an address does: says where, says which thing, narrows or orders what is shown, or says where to go. */
type Role = "where" | "which" | "how" | "way";

/** Every parameter that a page, or an address that the server answers itself, reads. */
export const PARAMETERS: Readonly<Record<string, Role>> = {
  region: "where",
  areaCode: "where",
  id: "which",
  orgCode: "which",
  deptCode: "which",
  departmentCode: "how",
  qzqdCode: "which",
  catalogCode: "how",
  code: "which",
  root: "how",
  service: "how",
  keyword: "how",
  name: "how",
  type: "how",
  kind: "how",
  list: "how",
  table: "how",
  part: "how",
  tag: "how",
  topic: "how",
  year: "how",
  way: "how",
  ask: "how",
  at: "how",
  app: "which",
  key: "how",
  licence: "how",
  audience: "how",
  order: "how",
  onlyOnline: "how",
  onlyCorrespondingLevel: "how",
  page: "how",
  receipt: "how",
  answers: "how",
  answer: "how",
  remembered: "how",
  isLogin: "how",
  days: "how",
  lat: "how",
  lng: "how",
  level: "how",
  openNow: "how",
  lang: "how",
  elder: "how",
  contrast: "how",
  scheme: "how",
  size: "how",
  aloud: "how",
  colour: "how",
  spacing: "how",
  guide: "how",
  pointer: "how",
  only: "how",
  url: "way",
  back: "way",
  redirect_uri: "way",
  path: "way",
  state: "how",
  task: "which",
  help: "which",
  step: "how",
  stage: "how",
  check: "how",
  done: "how",
  link: "how",
  day: "how",
  slot: "how",
  replaces: "how",
};

/** Read without their name in one piece: `answer-…` is made of it, the others stand in lists. */
export const DYNAMIC_PARAMETERS = ["aloud", "answer", "colour", "contrast", "guide", "only", "pointer", "spacing"];

export const NAMES = Object.keys(PARAMETERS);

const READS = /(?:searchParams|query|params|search|parameters)\??\.(?:get|getAll|has)\("([^"]+)"\)|\breq\.query\("([^"]+)"\)/g;
const FOLDERS = [
  "packages/portal/src",
  "packages/regions/src",
  "apps/server/src/http",
  "apps/server/src/identity",
  "apps/server/src/operations",
  "apps/server/src/documents",
];

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : /(?<!\.test)\.tsx?$/.test(name) && !name.includes(".test.") ? [path] : [];
  });

/** The parameters that the sources read by name. */
export function parametersInSources(): string[] {
  const found = new Set<string>();
  for (const file of FOLDERS.flatMap((folder) => filesBelow(join(root, folder))))
    for (const [, ofQuery, ofRequest] of readFileSync(file, "utf8").matchAll(READS)) found.add(ofQuery ?? ofRequest ?? "");
  return [...found].sort();
}
