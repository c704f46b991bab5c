// Conversations of programs that were written for portals of this kind, and the pages of both faces that say the same. With fetch alone, as walk.ts.
import { affairsInProgress } from "@onehall/api";
import { heard } from "../support/captcha";
import { inNameOf } from "../support/contract";

type Json = Record<string, unknown>;
const at = (value: unknown, ...path: string[]): unknown => path.reduce<unknown>((found, name) => (found as Json | undefined)?.[name], value);
const rows = (value: unknown, ...path: string[]): Json[] => (at(value, ...path) as Json[] | undefined) ?? [];
const FACES = ["v2", "v3"] as const;

export type Partner = {
  origin: string;
  province: string;
  city: string;
  county: string;
  /** A case that the portal has, and in whose name. */
  file: { name: string; receipt: string };
  /** The digits of the image that belongs to a token; without it the captcha is spoken. */
  readImage?: (token: string) => Promise<string>;
};

/** A case of a sample person, as the user centre shows it. @param account id and @param name of the person in the pack */
export async function ownCase(origin: string, account: string, name: string): Promise<Partner["file"]> {
  const { call } = await inNameOf(account, origin);
  const affair = (await call(affairsInProgress, {})).list.at(-1);
  if (!affair) throw new Error(`${account} has no case`);
  return { name, receipt: affair.receipt };
}

async function ask(origin: string, path: string, body: Record<string, string> | string, cookie = ""): Promise<unknown> {
  const init = typeof body === "string" ? { body, headers: { "Content-Type": "application/json", cookie } } : { body: new URLSearchParams(body) };
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

/** Province, a city, a county: the halls and departments that are answered are those of the pages. */
export async function navigation({ origin, province, city, county }: Partner): Promise<string[]> {
  const faults = [];
  for (const [region, list] of [
    [province, "city"],
    [city, "country"],
    [county, "country"],
  ] as const) {
    const inner = at(await ask(origin, "/portal/custom-config/gdbsNav/index", JSON.stringify({ regCode: Number(region), responsibility: 1 })), "data", "data");
    const current = await ask(origin, "/portal/api/v2/node/gdbsNav/current", { regCode: region });
    const names = rows(inner, list).map((hall) => String(hall["ORGSNAME"]));
    if (
      names.join() !==
      rows(current, "hall")
        .map((hall) => hall["ORGSNAME"])
        .join()
    )
      faults.push(`${region}: two calls, two lists`);
    if (rows(current, "department").length === 0) faults.push(`${region} has no departments`);
    if (names.length === 0 && region !== county) faults.push(`${region} has no ${list}`);
    faults.push(
      ...(await missing(origin, (face) => `/portal/${face}/regions?region=${region}`, [
        ...names,
        ...rows(current, "department").map((one) => String(one["ORGSNAME"])),
      ])),
    );
  }
  return faults;
}

/** The sum of duties, every page of the list, one in full, and the page of it. */
export async function duties({ origin, county: region }: Partner): Promise<string[]> {
  const base = "/portal/item-event/getPowerandresponsibility";
  const total = Number(at(await ask(origin, `${base}Sum`, { regCode: region, responsibility: "1" }), "data", "custom", "TOTAL"));
  const all: Json[] = [];
  for (let page = 1; all.length < total && page <= 20; page += 1)
    all.push(
      ...rows(
        await ask(origin, base, { pageNum: String(page), pageSize: "100", DEPT_CODE: "", AREACODE: region }),
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
  return missing(origin, (face) => `/portal/${face}/affairs-public-detail?region=${region}&qzqdCode=${id}&deptCode=${department}`, [
    name,
    String(at(one, "DEPT_NAME")),
  ]);
}

/** A captcha, a wrong answer, the right one; then the pages on which people do the same. */
export async function progress({ origin, file, readImage }: Partner): Promise<string[]> {
  const api = `${origin}/portal/api/v2/`;
  /** An image as programs get it, bound to the session; where nobody can read it, a spoken one. */
  const captcha = async () => {
    const image = await fetch(`${api}qyzx/getVerifyCode?type=BJJD&v=0.5`);
    const token = /captcha=([\w-]{22})/.exec(image.headers.get("set-cookie") ?? "")?.[1] ?? "";
    if (readImage) return { token, answer: await readImage(token) };
    const asked = at(await ask(origin, `${api}qyzx/getVerifySound`, { type: "BJJD" }), "data") as { sound: string; token: string };
    return { token: asked.token, answer: heard(asked.sound) };
  };
  const query = (answer: string, token: string) =>
    ask(origin, `${api}has-progress`, JSON.stringify({ sqrmc: file.name, sblsh: file.receipt, captcha: answer, captcha_type: "BJJD" }), `captcha=${token}`);
  const faults = [];
  const { token, answer } = await captcha();
  const wrong = await query("-", token);
  if (at(wrong, "code") !== "25034") faults.push(`a wrong captcha is ${JSON.stringify(wrong)}`);
  const right = await query(answer, token);
  if (at(right, "code") !== "200" || rows(right, "data", "bjjd")[0]?.["sblsh"] !== file.receipt) faults.push(`a right captcha is ${JSON.stringify(right)}`);
  for (const face of FACES) {
    const { token: captcha_token, answer: typed } = await captcha();
    const body = new URLSearchParams({ sqrmc: file.name, sblsh: file.receipt, captcha: typed, captcha_token, way: "" });
    const page = await fetch(`${origin}/portal/${face}/progress-query-detail`, { method: "POST", body });
    if (!new RegExp(`<dd[^>]*>(?:<[^>]+>)*${file.receipt}`).test(await page.text())) faults.push(`the page of ${face} does not find the case`);
  }
  return faults;
}
