import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fallbackRegion } from "@onehall/regions";
import { answerTo, send } from "../support/contract";
import { freePort, type Portal, root, startPortal } from "../support/portal";
import { servedPage, textOf } from "../support/served-page";
import { expect, test } from "../support/test";

/** What another back end, an identity provider, a map and a proxy of the settings change: one portal that has them all. */
const FACES = ["v2", "v3"] as const;
const PROVIDER = "/identity";
const CITY_IN_SHENZHEN = "58.60.0.1";
const BEIJING = "119.29.29.29";
const MAP = {
  MAP_TILES: "https://{s}.map.example/{z}/{x}/{y}.png?tk={key}",
  MAP_KEY: "key-of-the-map",
  MAP_SUBDOMAINS: "a b",
  MAP_ATTRIBUTION: "示例地图",
  MAP_APPROVAL: "GS(2026)0001号",
};

const hall = (code: string, name: string) => ({ ORGAREACODE: code, ORGNAME: name, DISPLAY: 1, SITES_URL: `/portal/v2/index?region=${code}` });
/** The answer to node/gdbsNav/current of a city whose code stands twice at the end of the way to it. */
const GUANGZHOU = {
  current: hall("440100", "广州新名"),
  hall: [hall("440106", "天河区")],
  department: [],
  breadcrumb: [hall("440000", "广东省"), hall("440100", "广州旧名"), hall("440100", "广州新名")],
};

type Answer = { shape: string; status: number; body?: unknown; text?: string; refused?: string };
const shapes = JSON.parse(readFileSync(join(root, "packages/api/test/answers.json"), "utf8")) as Answer[];

/** A back end that answers as it is told, and the discovery document of an identity provider. */
async function startBackEnd() {
  const state: { answer: Pick<Answer, "status" | "body" | "text">; asked: { url: string; trace: string | undefined }[] } = {
    answer: { status: 500 },
    asked: [],
  };
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const issuer = address + PROVIDER;
  const discovery = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    code_challenge_methods_supported: ["S256"],
  };
  const server = createServer((request, response) => {
    const url = request.url ?? "";
    if (url === `${PROVIDER}/.well-known/openid-configuration`) return response.setHeader("content-type", "application/json").end(JSON.stringify(discovery));
    state.asked.push({ url, trace: request.headers["traceparent"]?.toString() });
    request
      .resume()
      .on("end", () =>
        response.writeHead(state.answer.status).end(state.answer.text ?? (state.answer.body === undefined ? undefined : JSON.stringify(state.answer.body))),
      );
    return response;
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return {
    state,
    address,
    issuer,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test.describe.configure({ mode: "default" });

let portal: Portal;
let backEnd: Awaited<ReturnType<typeof startBackEnd>>;

test.beforeAll(async () => {
  backEnd = await startBackEnd();
  portal = await startPortal({
    env: {
      UPSTREAM_REGIONS: backEnd.address,
      UPSTREAM_NOTICES: backEnd.address,
      OIDC_ISSUER: backEnd.issuer,
      OIDC_CLIENT_ID: "onehall",
      OIDC_CLIENT_SECRET: "a-secret-of-thirty-two-characters",
      OIDC_PARAMETERS: "service=initService",
      TRUST_PROXY: "1",
      // Both families of addresses, as without a setting.
      HOST: "::",
      PAGE_CACHE_MIB: "0",
      ANSWER_CACHE_MIB: "0",
      LOG_LEVEL: "silent",
      ...MAP,
    },
  });
});
test.afterAll(async () => {
  await portal.stop();
  backEnd.stop();
});

const at = () => ({ at: portal.origin });
const pageAt = (path: string, status = 200) => servedPage(portal.origin + path, { status });

test("an existing back end is understood in each accepted shape, and where it refuses its sentence is passed on", async () => {
  // Each asks about a region of its own: what failed is answered from what was answered before.
  const codes = [...fallbackRegion("440000").halls.map(({ code }) => code), "440000", "440405", "440103", "440104", "440105", "440106", "440111"].values();
  const ask = async (answer: Answer) => {
    backEnd.state.answer = answer;
    const response = await send("POST node/gdbsNav/getDetail", { regCode: codes.next().value ?? "" }, at());
    const said = (await response.json()) as { data?: { list: { ORGAREACODE: string }[] }; statusDescription?: string };
    return { status: response.status, codes: said.data?.list.map(({ ORGAREACODE: code }) => code), sentence: said.statusDescription };
  };
  const [accepted, refused] = [
    shapes.filter(({ refused: sentence }) => sentence === undefined),
    shapes.filter(({ refused: sentence }) => sentence !== undefined),
  ];
  expect([accepted.length, refused.length]).toEqual([16, 9]);
  for (const answer of accepted) expect({ shape: answer.shape, ...(await ask(answer)) }).toEqual({ shape: answer.shape, status: 200, codes: ["440100"] });
  for (const answer of refused) {
    const said = await ask(answer);
    expect([answer.shape, said.status >= 400, said.codes]).toEqual([answer.shape, true, undefined]);
    // A back end that is down says nothing that a visitor could use.
    expect(said.sentence, answer.shape).toBe(said.status === 503 ? "这项服务暂时不可用，请稍后再试。急需办理的，请拨打 12345。" : answer.refused);
  }
});

test("the trace of a request goes along to the back end, and nothing that is no trace", async () => {
  backEnd.state.answer = shapes[0] ?? { status: 500 };
  backEnd.state.asked.length = 0;
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  await send("POST node/gdbsNav/getDetail", { regCode: "440000" }, { ...at(), headers: { traceparent } });
  await send("POST node/gdbsNav/getDetail", { regCode: "440000" }, { ...at(), headers: { traceparent: "00-x" } });
  expect(backEnd.state.asked.map(({ trace }) => trace)).toEqual([traceparent, undefined]);
});

test("where the region call answers -1, the built-in list of 21 cities and the provincial windows stands in, and the page says so", async () => {
  const list = fallbackRegion("440000");
  expect(list.halls).toHaveLength(21);
  backEnd.state.answer = { status: 200, body: { errCode: -1, errmsg: "失败" } };
  for (const face of FACES) {
    const page = await pageAt(`/portal/${face}/regions?region=440000`);
    const text = textOf(page("main"));
    expect(text).toContain("内置列表");
    for (const { name } of list.halls) expect(text, face).toContain(name);
    for (const { shortName } of list.departments) expect(text, face).toContain(shortName);
    const zone = textOf((await pageAt(`/portal/${face}/regions?region=440400`))("main"));
    expect(zone).toContain("横琴");
  }
  expect(new Set(list.departments.map(({ code }) => code))).toEqual(new Set(["440000"]));
});

test("of two last breadcrumbs with one code the first is dropped", async () => {
  backEnd.state.answer = { status: 200, body: GUANGZHOU };
  for (const face of FACES) {
    const html = (await pageAt(`/portal/${face}/faq?region=440100`)).html();
    expect(html, face).toContain("广州新名");
    expect(html, face).not.toContain("广州旧名");
  }
});

test("a refusal of the back end keeps its status on the page: 404 is a lost page, every other a system that is down", async () => {
  for (const face of FACES)
    for (const [status, body, shown, title, words] of [
      [404, { statusCode: "404", statusDescription: "没有这条通知" }, 404, "页面丢失", "网址可能输错了"],
      [500, { statusCode: "500", statusDescription: "系统繁忙" }, 503, "错误提示", "系统故障"],
    ] as const) {
      backEnd.state.answer = { status, body };
      const address = face === "v2" ? `/portal/notice?id=2026-11-18-x${status}` : `/portal/v3/notice?id=2026-11-18-x${status}`;
      const page = await pageAt(address, shown);
      expect(textOf(page("h1")), address).toBe(title);
      expect(textOf(page("main")), address).toContain(words);
      expect(textOf(page("main")), address).toContain(String(shown));
    }
});

test("the location of an address has province, code, nation, city and ip: in the province its city, elsewhere its own province, else nothing", async () => {
  const of = async (address: string) => (await answerTo<{ info: unknown }>("GET ip/location", {}, { ...at(), headers: { "x-forwarded-for": address } })).info;
  expect(await of(CITY_IN_SHENZHEN)).toEqual({ code: "440300", city: "深圳市", province: "广东省", nation: "中国", ip: CITY_IN_SHENZHEN });
  expect(await of(BEIJING)).toMatchObject({ code: "110000", province: "北京市" });
  expect(await of("192.168.1.1")).toBeNull();
});

test("the site is reached by IPv6 as by IPv4, and ip/type tells the one from the other", async () => {
  const of = (address: string) => answerTo("GET ip/type", {}, { ...at(), headers: { "x-forwarded-for": address } });
  expect([await of("2001:db8::1"), await of("203.0.113.7")]).toEqual([
    { code: 200, data: "ipv6" },
    { code: 200, data: "ipv4" },
  ]);
  backEnd.state.answer = { status: 200, body: GUANGZHOU };
  const overIPv6 = portal.origin.replace("127.0.0.1", "[::1]");
  expect(await answerTo("GET ip/type", {}, { at: overIPv6 })).toEqual({ code: 200, data: "ipv6" });
  for (const face of FACES) expect(textOf((await servedPage(`${overIPv6}/portal/${face}/faq?region=440100`))("h1"))).toBe("常见问题");
});

test("log-in goes to the identity provider of the settings, by authorisation code, with the parameters of the settings", async () => {
  const answer = await fetch(`${portal.origin}/portal/login?back=/portal/v2/notices`, { redirect: "manual" });
  const target = new URL(answer.headers.get("location") ?? "");
  expect([answer.status, target.origin + target.pathname]).toEqual([303, `${backEnd.issuer}/authorize`]);
  expect(Object.fromEntries(target.searchParams)).toMatchObject({
    response_type: "code",
    client_id: "onehall",
    code_challenge_method: "S256",
    redirect_uri: `${portal.origin}/portal/login/callback`,
    service: "initService",
  });
  expect((await fetch(`${portal.origin}/portal/sample-login/auth`)).status).toBe(404);
});

test("the map service of the settings is answered with its key", async () => {
  const { data } = await answerTo<{ data: Record<string, unknown> }>("GET station/map", {}, at());
  expect(data).toMatchObject({
    tiles: "https://{s}.map.example/{z}/{x}/{y}.png?tk=key-of-the-map",
    subdomains: ["a", "b"],
    attribution: "示例地图",
    approval: "GS(2026)0001号",
  });
});
