import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as calls from "@onehall/api";
import { contract } from "@onehall/api/contract";
import { answerTo, inNameOf, numberIn, send } from "../support/contract";
import { HttpBrowser } from "../support/http-browser";
import { type Portal, root, startPortal } from "../support/portal";
import { textOf } from "../support/served-page";
import { standingClock } from "../support/standing-clock";
import { expect, origin, test } from "../support/test";
import { load } from "cheerio";
import { examples, requestOf } from "../../apps/server/src/contract/openapi/examples";
import { inParallel } from "../support/in-parallel";
import { routeSamples } from "../support/route-samples";
import { everyAddress } from "../support/routes";

/** Attempts at what nobody may do, on a portal of its own whose clock is moved. docs/requirements/security.md */
const TOKEN = "operator-of-this-test";
const MINUTE = 60_000;
const WRITES = 30;
const server = join(root, "apps/server");
/** The driver of the embedded database, for what only somebody with access to its file can see. */
const Libsql = createRequire(join(server, "package.json"))("libsql") as new (file: string) => {
  prepare(text: string): { all(...values: string[]): Record<string, string | number>[] };
  close(): void;
};

test.describe.configure({ mode: "default" });

let portal: Portal;
let logged = "";
const clock = standingClock();

test.beforeAll(async () => {
  portal = await startPortal({
    env: { ...clock.env, TRUST_PROXY: "1", OPERATOR_TOKEN: TOKEN, WRITES_PER_MINUTE: String(WRITES), SLOW_QUERY_MS: "0", LOG_LEVEL: "warn" },
  });
  for (const stream of [portal.process.stdout, portal.process.stderr]) stream?.on("data", (chunk: Buffer) => (logged += chunk.toString()));
});
test.afterAll(() => portal.stop());

const at = () => ({ at: portal.origin });
/** What one row of the database says. */
function row(text: string, ...values: string[]): Record<string, string | number> {
  const database = new Libsql(join(portal.dataDir, "onehall.db"));
  try {
    return database.prepare(text).all(...values)[0] ?? {};
  } finally {
    database.close();
  }
}

/** How many rows each table has, but those of numbers about the portal itself. */
function rowsOfEachTable(): Record<string, unknown> {
  const database = new Libsql(join(portal.dataDir, "onehall.db"));
  try {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
    const names = tables.map(({ name }) => String(name)).filter((name) => !/^(?:sqlite_|rate_limit|visit|search_)/.test(name));
    return Object.fromEntries(names.map((name) => [name, database.prepare(`SELECT COUNT(*) AS n FROM "${name}"`).all()[0]?.["n"]]));
  } finally {
    database.close();
  }
}

/** A visitor's address, as the proxy in front tells it. */
const from = (address: string) => ({ "x-forwarded-for": address });
const call = (path: string, init: RequestInit = {}) => fetch(`${portal.origin}/portal/api/v2/${path}`, init);

test.beforeEach(() => clock.forward(11 * MINUTE)); // whatever is counted begins anew

test("what somebody types reaches the database as a value: it is found, stored and counted to the sign, and stands in no statement", async () => {
  const mark = "zqmark";
  const evil = `${mark}'); DELETE FROM feedback; -- " \\' OR '1'='1`;
  const { data: sent } = await answerTo<{ data: { id: string } }>("POST feedback/add", { kind: "suggestion", content: evil, url: "/portal/v2/index" }, at());
  expect(row("SELECT body FROM feedback WHERE id = ?", numberIn(sent.id))["body"]).toContain(JSON.stringify(evil).slice(1, -1));
  const { data: found } = await answerTo<{ data: { guide: { total: number } } }>(
    "POST solr/search/item",
    { keyword: evil, region: "440106", type: "guide" },
    at(),
  );
  // Its English words may find something; as a condition it would find everything.
  expect(found.guide.total).toBeLessThan(20);
  for (const [path, name] of [
    ["GET feedback/get", "id"],
    ["GET data/noticeDetailNew", "id"],
    ["POST node/gdbsNav/current", "regCode"],
    [`POST ${calls.auditItems.path}`, "KEY_WORD"],
  ] as const)
    expect((await send(path, { [name]: evil }, at())).status, path).toBeLessThan(500);
  expect((await send(`POST ${calls.auditItems.path}`, { KEY_WORD: evil, AREA_CODE: "440106" }, at())).status).toBe(200);
  const { data: stored } = await answerTo<{ data: { id: string } }>("GET feedback/get", { id: sent.id }, at());
  expect(stored.id).toBe(sent.id);
  await fetch(`${portal.origin}/portal/operator/metrics`, { headers: { authorization: "Bearer wrong" } });
  await expect.poll(() => logged).toContain("a request was refused");
  const statements = logged.split("\n").filter((line) => line.includes("a database statement was slow"));
  expect(statements.length).toBeGreaterThan(10);
  expect(statements.filter((line) => line.includes(mark))).toEqual([]);
});

test("a log-in comes back in the browser that began it, once, within ten minutes", async () => {
  const begin = async (browser: HttpBrowser) => {
    const { url } = await browser.logIn();
    const isCallback = ({ pathname }: URL) => pathname === "/portal/login/callback";
    return (await browser.follow(url, { method: "POST", body: new URLSearchParams({ account: "guardian" }) }, isCallback)).url;
  };
  const [owner, thief] = [new HttpBrowser(portal.origin), new HttpBrowser(portal.origin)];
  const back = await begin(owner);
  expect(new URL(back).searchParams.get("code")).toBeTruthy();
  await begin(thief);
  expect([(await thief.open(back)).status, await thief.who()]).toEqual([400, null]);
  expect([(await owner.open(back)).status, (await owner.who())?.name]).toEqual([303, "张*"]);
  expect((await owner.open(back)).status, "a second time").toBe(400);
  // A state of one log-in with the code of another.
  const mixer = new HttpBrowser(portal.origin);
  const [one, other] = [new URL(await begin(mixer)), new URL(await begin(mixer))];
  one.searchParams.set("state", other.searchParams.get("state") ?? "");
  expect([(await mixer.open(one.href)).status, await mixer.who()]).toEqual([502, null]);
  const late = await begin(mixer);
  await clock.forward(11 * MINUTE);
  expect([(await mixer.open(late)).status, await mixer.who()]).toEqual([400, null]);
});

test("a page of another site writes nothing in the name of somebody, and reading writes nothing", async () => {
  const browser = new HttpBrowser(portal.origin);
  await browser.logIn("graduate");
  const writing = contract.filter(({ call: { writes } }) => writes);
  expect(writing.length).toBeGreaterThan(20);
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    { origin: "null" },
  ];
  const before = rowsOfEachTable();
  const wrong: string[] = [];
  for (const [index, { call: one }] of writing.entries()) {
    const say = (what: string, { status }: Response, right: number) => status === right || wrong.push(`${one.path} ${what}: ${status}`);
    for (const [turn, headers] of foreign.entries()) {
      const init = { method: "POST", headers: { ...from(`203.0.${turn}.${index}`), ...headers }, body: new URLSearchParams({ ids: "" }) };
      say(JSON.stringify(headers), await browser.open(calls.callPath(one), init), 403);
    }
    say("by GET", await browser.open(calls.callPath(one), { headers: from(`203.0.9.${index}`) }), 405);
  }
  for (const page of ["v2/user/guides", "v3/user/messages", "v2/feedback"])
    for (const headers of foreign) {
      const { status } = await browser.open(`/portal/${page}`, { method: "POST", headers, body: new URLSearchParams({ unsave: "1" }) });
      if (status !== 403) wrong.push(`${page} ${JSON.stringify(headers)}: ${status}`);
    }
  expect(wrong).toEqual([]);
  for (const page of ["v2/user", "v2/user/messages", "v3/user/messages", "v2/user/guides", "v2/e-license"])
    expect((await browser.open(`/portal/${page}`)).status).toBe(200);
  const asked = await browser.open("/_tif_sso_logout_/", { headers: { "sec-fetch-site": "cross-site" } });
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining("要退出登录吗")]);
  expect((await browser.who())?.name).toBe("林*");
  expect(rowsOfEachTable()).toEqual(before);
});

/** Four pixels. */
const PIXELS = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWPgDl/CHb6EAUIBABpSBBkZQCmQAAAAAElFTkSuQmCC",
  "base64",
);

/** Sends feedback with images. @returns status, and the sentence or the receipt number */
async function sendImages(...files: readonly [name: string, bytes: Buffer][]): Promise<[status: number, said: string]> {
  const body = new FormData();
  for (const [field, value] of Object.entries({ kind: "suggestion", content: "见图", url: "/portal/v2/index" })) body.append(field, value);
  for (const [name, bytes] of files) body.append("images", new File([new Uint8Array(bytes)], name));
  const response = await call("feedback/add", { method: "POST", body });
  const answer = (await response.json()) as { statusDescription?: string; data?: { id: string } };
  return [response.status, answer.statusDescription ?? answer.data?.id ?? ""];
}

test("images are bounded in number, bytes and pixels, and are what their content says", async () => {
  const bomb = Buffer.from(PIXELS);
  bomb.writeUInt32BE(50_000, 16);
  bomb.writeUInt32BE(50_000, 20);
  const [large, wrong] = [Buffer.concat([PIXELS, Buffer.alloc(2_097_152)]), [415, "文件格式不正确，无法上传。"]];
  expect(await sendImages(["a.png", PIXELS], ["b.png", PIXELS], ["c.png", PIXELS])).toEqual([200, expect.stringMatching(/^[0-9A-Z]{16}A[0-9A-Z]{7}$/)]);
  expect(await sendImages(["a.png", PIXELS], ["b.png", PIXELS], ["c.png", PIXELS], ["d.png", PIXELS])).toEqual([400, "最多上传 3 张图片"]);
  expect(await sendImages(["a.png", large])).toEqual([413, "文件太大，无法上传。"]);
  expect(await sendImages(["a.png", bomb])).toEqual([413, expect.stringContaining("最多 5000 万像素")]);
  expect(await sendImages(["a.png", Buffer.from("<svg onload=alert(1)>")])).toEqual(wrong);
  expect(await sendImages(["a.svg", PIXELS])).toEqual(wrong);
  expect(await sendImages(["a.png.exe", PIXELS])).toEqual(wrong);
});

test("nothing that is uploaded gets a file or an address: no path is made from its name", async () => {
  const files = () => readdirSync(portal.dataDir, { recursive: true, encoding: "utf8" }).toSorted();
  const before = files();
  const names = ["../../dist/upload.png", "/tmp/upload.png", "..\\upload.png", "a/%2e%2e/upload.png"];
  for (const name of names) expect(await sendImages([name, PIXELS]), name).toEqual([200, expect.any(String)]);
  expect(files()).toEqual(before);
  const [, id] = await sendImages(["upload.png", PIXELS]);
  const stored = row("SELECT data FROM feedback_image WHERE feedback_id = ?", numberIn(id));
  expect(Buffer.from(String(stored["data"]), "base64").subarray(1, 4).toString()).toBe("PNG");
  for (const path of ["upload.png", "v2/upload.png", `feedback/${id}`, `feedback/${id}.png`, "assets/upload.png", "v2/assets/upload.png"])
    expect((await fetch(`${portal.origin}/portal/${path}`)).status, path).toBe(404);
  expect(JSON.stringify(await (await call(`feedback/get?id=${id}`)).json())).not.toContain(String(stored["data"]).slice(0, 40));
});

test("the same words of two people are two letters, and of one person pressed twice one: nobody gets the receipt of somebody else", async () => {
  const receipts: (string | undefined)[] = [];
  for (const [face, address] of [
    ["v2", "203.0.113.40"],
    ["v2", "203.0.113.40"],
    ["v3", "203.0.113.41"],
  ] as const) {
    const response = await fetch(`${portal.origin}/portal/${face}/feedback`, {
      method: "POST",
      headers: { ...from(address), origin: portal.origin, accept: "text/html" },
      body: new URLSearchParams({ kind: "suggestion", content: "打不开", url: "/portal/v2/faq", contact: "", captcha: "" }),
    });
    receipts.push(/\d{8}[0-9A-Z]{16}/.exec(await response.text())?.[0]);
  }
  expect(receipts.map((receipt) => receipts.indexOf(receipt))).toEqual([0, 0, 2]);
  expect(receipts).not.toContain(undefined);
});

test("tries are limited for each client and subject as the manual says, and nobody locks out another", async () => {
  const [one, other] = [from("203.0.113.7"), from("203.0.113.8")];
  const query = (receipt: string) => ({ sqrmc: "张样例", sblsh: receipt, captcha: "0000", captcha_type: "BJJD" });
  const codeOf = async (headers: Record<string, string>, receipt = "440000202601010001") =>
    ((await (await send("POST has-progress", {}, { ...at(), json: query(receipt), headers })).json()) as { code: string }).code;
  for (let time = 1; time <= 10; time += 1) expect(await codeOf(one)).toBe("25034");
  expect([await codeOf(one), await codeOf(one, "440000202601010002"), await codeOf(other)], "this number, another one, somebody else").toEqual([
    "429",
    "25034",
    "25034",
  ]);
  const captcha = async (headers: Record<string, string>) => (await send("POST qyzx/getVerifySound", {}, { ...at(), headers })).status;
  for (let time = 1; time <= 120; time += 1) expect(await captcha(one)).toBe(200);
  expect([await captcha(one), await captcha(other)]).toEqual([429, 200]);
  // Through a page it is the visitor of the page who is counted.
  for (const [face, receipt] of [
    ["v2", "440000202601010003"],
    ["v3", "440000202601010004"],
  ] as const) {
    const form = async (headers: Record<string, string>, fields: Record<string, string>) => {
      const body = new URLSearchParams({ sqrmc: "张样例", sblsh: receipt, captcha: "0000", captcha_token: "A".repeat(22), way: "", ...fields });
      const answer = await fetch(`${portal.origin}/portal/${face}/progress-query-detail`, {
        method: "POST",
        headers: { ...headers, origin: portal.origin },
        body,
      });
      return { status: answer.status, page: load(await answer.text()) };
    };
    const [guesser, citizen] = [from(`203.0.113.${face === "v2" ? 21 : 31}`), from(`203.0.113.${face === "v2" ? 22 : 32}`)];
    for (let time = 1; time <= 10; time += 1) expect((await form(guesser, {})).status, face).toBe(400);
    expect([(await form(guesser, {})).status, (await form(citizen, {})).status], face).toEqual([429, 400]);
    const asked = async (headers: Record<string, string>) => (await form(headers, { way: "sound" })).page('input[name="captcha_token"]').attr("value");
    await inParallel(8, Array<typeof guesser>(120).fill(guesser), async (headers) => void (await captcha(headers)));
    expect([await asked(guesser), await asked(citizen)], `captchas in ${face}`).toEqual([undefined, expect.stringMatching(/^[\w-]{22}$/)]);
  }
  const operator = async (token: string, headers: Record<string, string>) =>
    (await fetch(`${portal.origin}/portal/operator/metrics`, { headers: { ...headers, authorization: `Bearer ${token}` } })).status;
  for (let time = 1; time <= 10; time += 1) expect(await operator(`wrong-${time}`, one)).toBe(401);
  expect([await operator(TOKEN, one), await operator(TOKEN, other)]).toEqual([429, 200]);
  const write = async (headers: Record<string, string>) =>
    (await send("POST feedback/add", { kind: "page", score: "5", url: "/portal/v2/faq" }, { ...at(), headers })).status;
  for (let time = 1; time <= WRITES; time += 1) expect(await write(one)).toBe(200);
  expect([await write(one), await write(other)]).toEqual([429, 200]);
  const begin = async (headers: Record<string, string>) => (await fetch(`${portal.origin}/portal/login`, { redirect: "manual", headers })).status;
  for (let time = 1; time <= 120; time += 1) expect(await begin(one)).toBe(303);
  expect([await begin(one), await begin(other)]).toEqual([429, 303]);
  await clock.forward(11 * MINUTE);
  expect([await codeOf(one), await captcha(one), await operator(TOKEN, one), await write(one), await begin(one)]).toEqual(["25034", 200, 200, 200, 303]);
});

test("a session is a random token that only the portal knows, and a new one at each log-in", async () => {
  const browser = new HttpBrowser(portal.origin);
  const planted = "p".repeat(43);
  browser.setCookie("session", planted);
  expect(await browser.who(), "a token of one's own choice").toBeNull();
  await browser.logIn("guardian");
  const first = browser.cookie("session") ?? "";
  expect([first === planted, first]).toEqual([false, expect.stringMatching(/^[\w-]{43}$/)]);
  expect(row("SELECT COUNT(*) AS n FROM person_session WHERE id = ?", first), "stored as a hash").toEqual({ n: 0 });
  // A log-in that was begun before ends the session that came in between.
  const twice = new HttpBrowser(portal.origin);
  const { url } = await twice.logIn();
  twice.setCookie("session", first);
  await twice.follow(url, { method: "POST", body: new URLSearchParams({ account: "elder" }) });
  const second = twice.cookie("session") ?? "";
  expect([second === first, second, (await twice.who())?.name, await browser.who()]).toEqual([false, expect.stringMatching(/^[\w-]{43}$/), "钟*", null]);
});

test("every digest and signature of the built server is SHA-256, and it encrypts nothing by itself", () => {
  const built = join(server, "dist");
  const text = readdirSync(built)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(built, name), "utf8"))
    .join("\n");
  const used = text.matchAll(/\b(create(?:Hash|Hmac|Sign|Verify|Cipheriv|Decipheriv)|pbkdf2|scrypt|sign|verify|encrypt)(?:Sync)?\(\s*("[^"]*")/g);
  expect([...new Set([...used].map(([, name, algorithm]) => `${name} ${algorithm}`))].toSorted()).toEqual(['createHash "sha256"', 'createHmac "sha256"']);
  expect(text).not.toMatch(/\bcreate(?:C|Dec)ipheriv\(|"(?:md5|sha1)"/);
});

test("a session ends by log-out, after half an hour without requests, after eight hours in any case, and with the data of its person", async () => {
  const browser = new HttpBrowser(portal.origin);
  await browser.logIn("trade");
  await browser.open("/_tif_sso_logout_/");
  expect([await browser.who(), browser.cookie("session")]).toEqual([null, undefined]);
  await browser.logIn("trade");
  for (const [minutes, known] of [
    [29, true],
    [29, true],
    [31, false],
  ] as const) {
    await clock.forward(minutes * MINUTE);
    expect([minutes, (await browser.who()) !== null]).toEqual([minutes, known]);
  }
  await browser.logIn("trade");
  for (let minutes = 20; minutes < 8 * 60; minutes += 20) {
    await clock.forward(20 * MINUTE);
    expect(await browser.who(), `${minutes} minutes`).not.toBeNull();
  }
  await clock.forward(20 * MINUTE);
  expect(await browser.who()).toBeNull();
  await browser.logIn("trade");
  const deleted = spawnSync(process.execPath, ["--import", "tsx", "src/operations/data-cli.ts", "delete-person", "trade"], {
    cwd: server,
    env: { ...process.env, DATA_DIR: portal.dataDir, DATABASE_URL: "" },
    encoding: "utf8",
  });
  expect([deleted.status, deleted.stdout]).toEqual([0, expect.stringContaining("已删除")]);
  expect(await browser.who()).toBeNull();
});

test("pages, licences, messages, saved guides and pictures of one person are nobody else's, whatever is asked for", async () => {
  const [owner, stranger] = await Promise.all([inNameOf("guardian", portal.origin), inNameOf("founder", portal.origin)]);
  const status = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (error: unknown) => (error instanceof calls.PortalError ? error.status : error),
    );
  const [licence] = (await owner.call(calls.licences, {})).list;
  expect([
    await status(owner.call(calls.licencePresent, { id: licence?.id ?? "" })),
    await status(stranger.call(calls.licencePresent, { id: licence?.id ?? "" })),
  ]).toEqual([200, 404]);
  const own = await owner.call(calls.messages, {});
  expect(own.unread).toBeGreaterThan(0);
  await stranger.call(calls.messagesRead, { ids: own.list.map(({ id }) => id).join(",") });
  expect((await owner.call(calls.messages, {})).unread).toBe(own.unread);
  const [affair] = (await owner.call(calls.affairsInProgress, {})).list;
  await owner.call(calls.guideSave, { taskCode: affair?.taskCode ?? "" });
  await stranger.call(calls.guideUnsave, { taskCode: affair?.taskCode ?? "" });
  expect((await owner.call(calls.savedGuides, {})).total).toBe(1);
  for (const face of ["v2", "v3"])
    for (const page of ["user", "user/messages", "user/affairs", "e-license"]) {
      const address = `${portal.origin}/portal/${face}/${page}`;
      const pages = [];
      for (const { cookie } of [owner, stranger, owner]) {
        const response = await fetch(address, { headers: { cookie } });
        expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
        pages.push(textOf(load(await response.text())("main")));
      }
      expect([pages[0] === pages[1], pages[0] === pages[2]], `${face}/${page}`).toEqual([false, true]);
      expect((await fetch(address, { redirect: "manual" })).status, `${face}/${page}`).toBe(303);
    }
});

/** Fields that say who somebody is or what somebody wrote, or that open something. */
const SENSITIVE = /sqrmc|name|applicant|phone|tail|mobile|contact|number|licen[cs]e|content|captcha|token|session|password|secret/i;
/** Of a thing, not of a person: the kind of a licence, the kind of a captcha, an office. */
const OF_THINGS: readonly string[] = ["licence", "captcha_type", "orgNumber"];
const isSensitive = (name: string) => SENSITIVE.test(name) && !OF_THINGS.includes(name);
/** Pages about somebody, and on which somebody writes. */
const ABOUT_SOMEBODY = /^\/portal\/(?:v[23]\/)?(?:user|e-license|apply|appointment|feedback|progress|good-bad|rat|licence|useful|desk|search)/;
/** Four digits of a telephone, of the call for programs elsewhere alone: the page asks by POST. */
const EXCEPT = "/portal/api/v2/feedback/get tail";

test("nothing sensitive stands in an address: calls and forms that carry it are POST, and no link of a page has it", async () => {
  const document = (await (await send("GET /portal/api/openapi.json")).json()) as {
    paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }>;
  };
  const inQueries = Object.entries(document.paths).flatMap(([path, { get }]) => (get?.parameters ?? []).map(({ name }) => `${path} ${name}`));
  expect(inQueries.length).toBeGreaterThan(20);
  expect(inQueries.filter((one) => isSensitive(one.split(" ")[1] ?? ""))).toEqual([EXCEPT]);
  const { cookie } = await inNameOf("guardian");
  const wrong: string[] = [];
  let forms = 0;
  const pages = everyAddress(await routeSamples(origin())).filter(({ address }) => ABOUT_SOMEBODY.test(address));
  await inParallel(4, pages, async ({ address }) => {
    const page = load(await (await fetch(origin() + address, { headers: { cookie } })).text());
    for (const form of page("form").toArray()) {
      forms += 1;
      if ((page(form).attr("method") ?? "get").toLowerCase() === "post") continue;
      for (const field of page(form).find("[name]").toArray()) {
        const name = page(field).attr("name") ?? "";
        if (isSensitive(name)) wrong.push(`${address}: ${name} of a GET form`);
      }
    }
    for (const link of page("a[href]").toArray()) {
      const href = page(link).attr("href") ?? "";
      for (const [name] of URL.canParse(href, origin()) ? new URL(href, origin()).searchParams : []) if (isSensitive(name)) wrong.push(`${address}: ${href}`);
    }
  });
  expect([pages.length > 20, forms > 50]).toEqual([true, true]);
  expect([...new Set(wrong)]).toEqual([]);
});

type Schema = { $ref?: string; properties?: Record<string, Schema>; items?: Schema; additionalProperties?: Schema | boolean } & Partial<
  Record<"anyOf" | "oneOf" | "allOf" | "prefixItems", Schema[]>
>;
type Described = {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }>>;
  components: { schemas: Record<string, Schema> };
};

/** Names in an answer that its description does not have, as ways to them. */
function excess(value: unknown, schema: Schema, { components }: Described, way = ""): string[] {
  const found = schema.$ref === undefined ? schema : (components.schemas[schema.$ref.replace("#/components/schemas/", "")] ?? {});
  const parts = [...(found.anyOf ?? []), ...(found.oneOf ?? [])];
  if (parts.length > 0)
    return parts.map((part) => excess(value, part, { components, paths: {} }, way)).toSorted((one, other) => one.length - other.length)[0] ?? [];
  if (Array.isArray(value))
    return value.flatMap((one, index) => excess(one, found.prefixItems?.[index] ?? found.items ?? {}, { components, paths: {} }, `${way}[]`));
  if (typeof value !== "object" || value === null) return [];
  const { properties, additionalProperties } = found;
  return Object.entries(value).flatMap(([name, one]) => {
    const known = properties?.[name] ?? (typeof additionalProperties === "object" ? additionalProperties : undefined);
    return known ? excess(one, known, { components, paths: {} }, `${way}.${name}`) : [`${way}.${name}`];
  });
}

/** What a failure may hold: `code` and `msg` for public programs. @see LEGACY-16 */
const FAILURE = ["statusCode", "statusDescription", "code", "msg"];

test("an answer holds no field that the published description does not have, to somebody who is logged in neither", async () => {
  const described = (await (await send("GET /portal/api/openapi.json")).json()) as Described;
  const client = calls.createClient({ baseUrl: origin() });
  const { cookie } = await inNameOf("guardian");
  const wrong: string[] = [];
  let seen = 0;
  await inParallel(
    4,
    examples.filter(({ call: { writes }, status }) => !(writes && status === 401)),
    async ({ call: asked, input }) => {
      const { path, init } = requestOf(asked, (await input(client.call)) ?? {});
      const operation = described.paths[calls.callPath(asked).replace(/\?.*$/, "")]?.[asked.method.toLowerCase()];
      const schema = operation?.responses["200"]?.content?.["application/json"]?.schema;
      const answer = await fetch(new URL(path, origin()), { ...init, headers: { ...(init.headers as Record<string, string>), cookie, origin: origin() } });
      const body = (await answer.json()) as object;
      if (answer.status === 200 && !("statusDescription" in body)) seen += 1;
      const more =
        "statusDescription" in body
          ? Object.keys(body).filter((name) => !FAILURE.includes(name))
          : schema
            ? excess(body, schema, described)
            : ["is not described"];
      wrong.push(...more.map((name) => `${asked.path} ${name}`));
    },
  );
  expect(seen).toBeGreaterThan(70);
  expect([...new Set(wrong)]).toEqual([]);
});
