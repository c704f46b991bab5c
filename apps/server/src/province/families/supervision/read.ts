import { array, boolean, type InferOutput, maxValue, minLength, minValue, number, optional, pipe, record, regex, strictObject, string } from "valibot";
import { validateShape, readYaml, type YamlDocument } from "../../document";
import type { PackFolder } from "../../family";
import type { Problem } from "../../problems";
import { digits, line, sentence, whole } from "../../shapes";

const share = pipe(number("应为数字"), minValue(0, "不能小于 0"), maxValue(100, "不能大于 100"));
const weight = pipe(number("应为数字"), minValue(0, "不能小于 0"), maxValue(10_000, "不能大于 10000"));
const byChannel = strictObject({ window: share, online: share, express: share });
const byLevel = strictObject({ 5: share, 4: share, 3: share, 2: share, 1: share });
const words = <Entry extends ReturnType<typeof line>>(entry: Entry) => pipe(array(entry), minLength(1, "至少写 1 个"));
const remarks = pipe(array(sentence), minLength(1, "至少写 1 句"));

const reason = strictObject({ code: digits(3), label: line(40, 2), measure: optional(sentence) });

const ratingRules = strictObject({
  answerWithin: whole(1, 60),
  levels: pipe(
    array(
      strictObject({
        value: whole(1, 5),
        label: line(10, 2),
        bad: optional(boolean("应为 true 或 false"), false),
        reasons: pipe(array(reason), minLength(1, "至少写 1 个原因")),
      }),
    ),
    minLength(5, "应有 5 个等级"),
  ),
  channels: pipe(
    array(strictObject({ code: pipe(string(), regex(/^[a-z]{2,20}$/, "应为小写字母")), name: line(10, 2), share: byChannel })),
    minLength(1, "至少写 1 个渠道"),
  ),
});

const sampleRules = strictObject({
  seed: line(40),
  /** Full months before the present one. */
  months: whole(13, 60),
  volume: strictObject({ province: weight, city: weight, county: weight, town: weight }),
  large: record(digits(6), weight),
  /** Cases a month that each department has in the whole province, however seldom people ask for it. */
  least: weight,
  rates: strictObject({
    rejected: share,
    mended: share,
    special: share,
    refused: share,
    withdrawn: share,
    late: share,
    rated: share,
    written: share,
    corrected: share,
  }),
  levels: strictObject({ smooth: byLevel, troubled: byLevel }),
  channels: byChannel,
  special: words(line(20, 2)),
  surnames: words(line(2)),
  companies: words(line(20, 4)),
  remarks: strictObject({ 5: remarks, 4: remarks, 3: remarks, 2: remarks, 1: remarks }),
});

export type RatingRules = InferOutput<typeof ratingRules>;
export type SampleRules = InferOutput<typeof sampleRules>;

/** What the folder supervision/ holds; either part may be missing. */
export type SupervisionData = { ratings: RatingRules | undefined; samples: SampleRules | undefined };

type Say = (path: readonly (string | number)[], text: string) => void;

const saying =
  (reading: YamlDocument, problems: Problem[]): Say =>
  (path, text) =>
    void problems.push({ file: reading.file, line: reading.lineAt(path), text });

/** What a schema of single fields cannot see. */
function ratingFaults({ levels, channels }: RatingRules, say: Say): void {
  const seen = new Set<string | number>();
  const once = (key: string | number, path: readonly (string | number)[], what: string): void => {
    if (seen.has(key)) say(path, `${what} ${key} 重复`);
    seen.add(key);
  };
  levels.forEach(({ value, bad, reasons }, at) => {
    once(value, ["levels", at, "value"], "等级");
    if (bad !== value <= 2) say(["levels", at], `最低的两级是差评（bad: true），其他不是：等级 ${value} 写反了`);
    reasons.forEach(({ code, measure }, place) => {
      const path = ["levels", at, "reasons", place];
      once(code, [...path, "code"], "原因");
      if (code.charAt(0) !== String(value)) say([...path, "code"], `原因 ${code} 的第一位应为等级 ${value}`);
      if ((measure !== undefined) !== bad) say(path, bad ? `差评的原因 ${code} 要写整改说明 measure` : `原因 ${code} 不是差评，不写 measure`);
    });
  });
  channels.forEach(({ code }, at) => once(code, ["channels", at, "code"], "渠道"));
  for (const through of ["window", "online", "express"] as const) {
    const sum = channels.reduce((total, channel) => total + channel.share[through], 0);
    if (sum !== 100) say(["channels"], `各渠道 share 的 ${through} 合计应为 100，现在是 ${sum}`);
  }
}

const wholeOf = (shares: Record<string, number>): number => Math.round(Object.values(shares).reduce((sum, one) => sum + one, 0) * 10) / 10;

function sampleFaults({ levels, channels }: SampleRules, say: Say): void {
  for (const kind of ["smooth", "troubled"] as const)
    if (wholeOf(levels[kind]) !== 100) say(["levels", kind], `各等级的比例合计应为 100，现在是 ${wholeOf(levels[kind])}`);
  if (wholeOf(channels) !== 100) say(["channels"], `各渠道的比例合计应为 100，现在是 ${wholeOf(channels)}`);
}

/** Reads supervision/ratings.yaml and supervision/samples.yaml. A province without the folder has no ratings; one without samples begins empty. */
export function readSupervision(folder: PackFolder, problems: Problem[]): SupervisionData {
  const ratingFile = folder.file("supervision/ratings.yaml");
  const sampleFile = folder.file("supervision/samples.yaml");
  if (sampleFile && !ratingFile) problems.push({ file: sampleFile.file, line: 1, text: "有样例，却没有 supervision/ratings.yaml" });
  const ratingReading = ratingFile && readYaml(ratingFile, problems);
  const sampleReading = sampleFile && readYaml(sampleFile, problems);
  const ratings = ratingReading && validateShape(ratingRules, ratingReading, problems);
  const samples = sampleReading && validateShape(sampleRules, sampleReading, problems);
  if (ratings) ratingFaults(ratings, saying(ratingReading, problems));
  if (samples) sampleFaults(samples, saying(sampleReading, problems));
  return { ratings, samples };
}
