import { array, type InferOutput, maxLength, minLength, optional, pipe, record, regex, strictObject, string } from "valibot";
import { validateShape, readYaml, type Source } from "./document";
import type { Problem } from "./problems";
import { address, line } from "./shapes";

const link = strictObject({ name: line(20), url: address });
const key = pipe(string(), regex(/^[a-z][a-z-]*$/, "应为小写英文"));
const icon = pipe(string(), regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "应为 lucide 图标的名称"));

/** A colour of the home page, as `#rrggbb`. */
const color = pipe(string("要加引号"), regex(/^#[0-9a-f]{6}$/, '应为小写的 6 位十六进制颜色，例如 "#1a5fb4"'));

const taskName = pipe(string(), regex(/^[a-z0-9-]+$/, "应为事项的文件名"));
/** A file that the browser loads: of our own host, or of one that the policy of pages then names. */
const media = pipe(string(), regex(/^(?:https:\/\/[\w.-]+(?::\d+)?\/\S+|\/portal\/\S+)$/, "应为 https:// 开头的完整网址，或者本站 /portal/ 开头的路径"));

const schema = strictObject({
  site: strictObject({
    name: line(20),
    slogan: line(30),
    sub: line(30),
    siteCode: line(30),
    icp: line(40),
    police: line(40),
    organiser: line(40),
    undertaker: line(40),
    support: line(40),
    hotline: pipe(string("要加引号"), regex(/^\d{5}$/, "应为 5 位服务热线")),
    notice: line(80, 0),
  }),
  /** `sub` may hold {cities}, {counties}, {towns}, {villages} and {items}. */
  banner: strictObject({ slogan: line(30), sub: line(80), placeholder: line(40) }),
  /** For what draws the portal outside its own pages: an installed app, programs. Pages take their colours from the kit's themes. */
  theme: strictObject({ main_color: color, background_color: color, text_color: color, link_color: color }),
  /** What the home page of elder mode offers, at most six tasks by their file name, with words that people of that age use. @see ELDER-07 */
  elder: optional(pipe(array(strictObject({ name: line(10), icon, task: taskName })), maxLength(6, "最多写 6 件"))),
  /** Videos in sign language, by the file name of the task: shown on its guide, with captions (WebVTT) and what is signed as text. @see EASY-03 */
  signVideos: optional(record(taskName, strictObject({ url: media, captions: media, transcript: address })), {}),
  hotWords: pipe(array(line(12, 2)), minLength(1, "至少写 1 个")),
  menu: pipe(array(strictObject({ key, name: line(8), url: address, urlV3: address })), minLength(1, "至少写 1 项")),
  channel: array(link),
  footer: strictObject({ links: array(link), qr: array(strictObject({ name: line(20), url: address, text: line(40) })) }),
  sidebar: array(
    strictObject({
      key,
      icon,
      text: line(12),
      url: optional(address),
      urlV3: optional(address),
      regions: optional(array(pipe(string("要加引号"), regex(/^\d{6}$/, "应为 6 位地区编码")))),
      children: optional(array(link)),
    }),
  ),
  /** Telephone area code by region code: the province and every city. */
  areaCodes: record(string(), pipe(string("要加引号"), regex(/^0\d{2,3}$/, "应为区号，例如 020"))),
});

/** What every page of the province shares. */
export type PackSite = InferOutput<typeof schema>;

export type SignVideo = PackSite["signVideos"][string];

/** Hosts from which videos and their captions come, for the policy of pages. */
export const mediaSources = ({ signVideos }: PackSite): string[] => [
  ...new Set(Object.values(signVideos).flatMap(({ url, captions }) => [url, captions].flatMap((file) => (file.startsWith("/") ? [] : new URL(file).origin)))),
];

/** Reads site.yaml. @param cities codes of the regions that need an area code */
export function readSite(source: Source, problems: Problem[], cities: readonly string[]): PackSite | undefined {
  const reading = readYaml(source, problems);
  const site = reading && validateShape(schema, reading, problems);
  if (!site) return undefined;
  for (const code of cities)
    if (!site.areaCodes[code]) problems.push({ file: source.file, line: reading.lineAt(["areaCodes"]), text: `缺少 ${code} 的电话区号` });
  return site;
}
