// Conversations of programs that were written for portals of this kind, and the pages of both faces that say the same. With fetch alone, as walk.ts.
import { answerOf } from "../support/captcha";

type Json = Record<string, unknown>;
const at = (value: unknown, ...path: string[]): unknown => path.reduce<unknown>((found, name) => (found as Json | undefined)?.[name], value);
const rows = (value: unknown, ...path: string[]): Json[] => (at(value, ...path) as Json[] | undefined) ?? [];
const FACES = ["v2", "v3"] as const;

/** What a conversation needs: a portal, and regions that it has. `county`: one with towns, where there is one. */
export type Partner = { origin: string; province: string; city: string; county?: string };

async function ask(origin: string, path: string, body: Record<string, string> | string): Promise<unknown> {
  const init = typeof body === "string" ? { body, headers: { "Content-Type": "application/json" } } : { body: new URLSearchParams(body) };
  const answer = await fetch(new URL(path, origin), { method: "POST", ...init });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** What of a text the page of each face does not have. */
async function missing(origin: string, path: (face: "v2" | "v3") => string, texts: readonly string[]): Promise<string[]> {
  const faults = [];
  for (const face of FACES) {
    const page = await fetch(new URL(path(face), origin));
    const html = await page.text();
    for (const text of texts) if (page.status !== 200 || !html.includes(text)) faults.push(`${path(face)} (${page.status}) does not say ${text}`);
  }
  return faults;
}

/** Province, a city, a county: the halls that are answered are those of the pages. */
export async function navigation({ origin, province, city, county }: Partner): Promise<string[]> {
  const faults = [];
  const regions = [[province, "city"], [city, "country"], ...(county === undefined ? [] : [[county, "country"] as const])] as const;
  for (const [region, list] of regions) {
    const inner = at(await ask(origin, "/portal/custom-config/gdbsNav/index", JSON.stringify({ regCode: Number(region), responsibility: 1 })), "data", "data");
    const names = rows(inner, list).map((hall) => String(hall["ORGSNAME"]));
    if (names.length === 0) faults.push(`${region} has no ${list}`);
    faults.push(...(await missing(origin, (face) => `/portal/${face}/regions?region=${region}`, names)));
  }
  return faults;
}

/** The sum of duties, every page of the list, one in full, and the page of it. */
export async function duties({ origin, province }: Partner): Promise<string[]> {
  const base = "/portal/item-event/getPowerandresponsibility";
  const total = Number(at(await ask(origin, `${base}Sum`, { regCode: province, responsibility: "1" }), "data", "custom", "TOTAL"));
  const all: Json[] = [];
  for (let page = 1; all.length < total && page <= 20; page += 1)
    all.push(
      ...rows(
        await ask(origin, base, { pageNum: String(page), pageSize: "100", DEPT_CODE: "", AREACODE: province }),
        "data",
        "custom",
        "PowerandresponsibilityList",
      ),
    );
  const [duty] = all;
  if (all.length !== total || !duty) return [`${all.length} duties are listed, the sum is ${total}`];
  const [id, department] = [String(duty["ROWGUID"]), String(duty["DEPT_CODE"])];
  const one = at(await ask(origin, `${base}xx`, { ITEMGUID: id, DEPT_CODE: department }), "data", "custom", "POWERANDRESPONSIBILITYLIST");
  const name = String(at(one, "TASK_NAME"));
  return missing(origin, (face) => `/portal/${face}/affairs-public-detail?region=${province}&qzqdCode=${id}&deptCode=${department}`, [
    name,
    String(at(one, "DEPT_NAME")),
  ]);
}

/** A captcha, a wrong answer, the right one; then the pages on which people do the same. */
export async function progress({ origin }: Partner): Promise<string[]> {
  const asked = (captcha: string, token: string) =>
    ask(
      origin,
      "/portal/api/v2/has-progress",
      JSON.stringify({ sqrmc: "没有这个人", sblsh: "440100202611180001", captcha, captcha_type: "BJJD", captcha_token: token }),
    );
  const question = async () => at(await ask(origin, "/portal/api/v2/qyzx/getVerifyQuestion", { type: "BJJD" }), "data") as { question: string; token: string };
  const faults = [];
  const first = await question();
  const wrong = await asked("-", first.token);
  if (at(wrong, "code") !== "25034") faults.push(`a wrong captcha is ${JSON.stringify(wrong)}`);
  const second = await question();
  const right = await asked(answerOf(second.question), second.token);
  if (at(right, "code") !== "200" || rows(right, "data", "bjjd").length > 0) faults.push(`a right captcha is ${JSON.stringify(right)}`);
  return [...faults, ...(await missing(origin, (face) => `/portal/${face}/progress-query`, ['name="sblsh"', 'name="sqrmc"']))];
}
