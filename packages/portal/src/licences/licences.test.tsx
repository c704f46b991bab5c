import * as calls from "@onehall/api";
import { PortalError, type User } from "@onehall/api";
import { expectValidHtml, serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import type { ReactElement } from "react";
import { createRoutesStub, type ActionFunctionArgs, type HeadersArgs } from "react-router";
import { expect, test } from "vitest";
import { FaceProvider } from "../app/face";
import { makeContext } from "../app/context";
import { backEnd, load, page, reply, root, renderThenHydrate } from "../testing";
import { answerLicences, licenceCheckHeaders, loadLicenceCheck, loadLicences } from "./data";
import { LicenceCheckPage } from "./LicenceCheckPage";
import { LicencesPage } from "./LicencesPage";

const ORIGIN = "https://hall.example.org";
const user: User = { name: "张*", level: "2", account_type: "person", corp: null };
const licence = {
  id: "student-1",
  name: "居民身份证",
  number: "4499**********1029",
  issuer: "样例市公安局",
  issuedOn: "2023-04-03",
  expiresOn: null,
  state: "有效" as const,
};
const WHOLE = "449999200703181029";
const CODE = `abc.${"A".repeat(22)}`;
const UNTIL = "2026-11-20T02:05:00.000Z";
const list = reply(calls.licences, { total: 1, page: 1, pageSize: 10, list: [licence] });

/** The page as the server draws it; nothing in it is hydrated. */
async function drawn(element: ReactElement) {
  const html = serverHtml(element);
  await expectValidHtml(html);
  const container = document.createElement("div");
  container.innerHTML = html;
  return container;
}

const argsOf = (fetch: typeof globalThis.fetch, fields?: Record<string, string>) => {
  const url = new URL("/portal/v2/e-license", ORIGIN);
  const context = makeContext({ fetch, origin: ORIGIN, preferences: { elder: false, contrast: false, traditional: false }, visitor: user });
  const request = new Request(url, fields ? { method: "POST", body: new URLSearchParams(fields) } : {});
  return { request, url, params: {}, context, pattern: "" } as ActionFunctionArgs;
};

test("licences are masked until their holder shows one, with a code for whoever checks it", async () => {
  const present = reply(calls.licencePresent, { number: WHOLE, code: CODE, until: UNTIL });
  const { fetch, inputsOf } = backEnd(list, present);
  const { data } = await loadLicences(argsOf(fetch));
  const container = await drawn(page(LicencesPage, data, { path: "/v2/e-license" }));
  expect(container.textContent).toContain(licence.number);
  expect(container.querySelector("svg[aria-label*=查验]")).toBeNull();
  const form = within(container).getByRole<HTMLButtonElement>("button", { name: "出示居民身份证" }).form;
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/portal/v2/e-license"]);

  const answer = await answerLicences(argsOf(fetch, { id: "student-1" }));
  expect(inputsOf(calls.licencePresent)).toEqual([{ id: "student-1" }]);
  const Page = () => (
    <FaceProvider value="v2">
      <LicencesPage />
    </FaceProvider>
  );
  const Stub = createRoutesStub([{ id: "root", path: "/", children: [{ id: "page", path: "*", Component: Page }] }]);
  const opened = document.createElement("div");
  opened.innerHTML = serverHtml(
    <Stub initialEntries={["/v2/e-license"]} hydrationData={{ loaderData: { root, page: data }, actionData: { page: answer.data } }} />,
  );
  expect(opened.textContent).toContain(WHOLE);
  expect(opened.textContent).toContain("2026-11-20 10:05:00");
  expect(opened.querySelector("figcaption a")?.getAttribute("href")).toBe(`/portal/v2/licence-check?code=${CODE}`);
  expect(within(opened).getByRole("link", { name: "遮盖号码" })).toBeDefined();
  await renderThenHydrate(page(LicencesPage, data, { path: "/v2/e-license" }));
});

test("what cannot be shown says so; a form that names no licence asks for none", async () => {
  const refusing = (status: number) =>
    backEnd(
      reply(calls.licencePresent, () => {
        throw new PortalError("x", "没有这个证照", { status });
      }),
    ).fetch;
  expect(await answerLicences(argsOf(refusing(404), { id: "other-1" }))).toMatchObject({ data: { refused: "没有这个证照" }, init: { status: 404 } });
  expect(await answerLicences(argsOf(refusing(500), { id: "student-1" }))).toMatchObject({ init: { status: 503 } });
  const gone = (await answerLicences(argsOf(refusing(401), { id: "student-1" })).catch((thrown: unknown) => thrown)) as Response;
  expect(gone.headers.get("Location")).toContain("/portal/login?back=");
  for (const fields of [{}, { id: "<script>" }] as Record<string, string>[])
    expect(await answerLicences(argsOf(backEnd().fetch, fields))).toMatchObject({ init: { status: 400 } });
  const broken = await loadLicences(argsOf(backEnd().fetch));
  expect(broken.init?.status).toBe(503);
  expect((await drawn(page(LicencesPage, broken.data))).textContent).toContain("电子证照暂时打不开");
});

const { id: _id, ...facts } = licence;
const shown = { ...facts, holder: "何*" };

test("whoever scans a code sees whether it is true, masked, and kept by nobody", async () => {
  const check = async (path: string, answer?: Parameters<typeof reply<typeof calls.licenceCheck>>[1]) => {
    const { fetch, inputsOf } = answer ? backEnd(reply(calls.licenceCheck, answer)) : backEnd();
    const { data, status } = await load(loadLicenceCheck, path, fetch);
    const container = await drawn(page(LicenceCheckPage, data, { path: "/v2/licence-check" }));
    return { text: container.textContent, status, asked: inputsOf(calls.licenceCheck), container };
  };
  const path = `/portal/v2/licence-check?code=${CODE}`;
  const valid = await check(path, { result: "valid", licence: shown, until: UNTIL });
  expect(valid.text).toContain("证照是真的");
  expect(valid.text).toContain("何*");
  expect((await check(path, { result: "valid", licence: { ...shown, state: "已过期" }, until: UNTIL })).text).toContain("但已经过期");
  expect((await check(path, { result: "expired", licence: null, until: UNTIL })).text).toContain("2026-11-20 10:05:00 起失效");
  expect((await check(path, { result: "unknown", licence: null, until: null })).text).toContain("不能证明证照是真的");
  const pasted = await check(`/portal/v2/licence-check?code=${encodeURIComponent(ORIGIN + path)}`, { result: "unknown", licence: null, until: null });
  expect(pasted.asked).toEqual([{ code: CODE }]);
  const down = await check(path);
  expect([down.status, down.text?.includes("暂时打不开")]).toEqual([503, true]);
  const hostile = await check("/portal/v2/licence-check?code=<script>alert(1)</script>");
  expect([hostile.status, hostile.asked, hostile.container.querySelector("main script")]).toEqual([200, [], null]);

  const answer = await loadLicenceCheck({ ...argsOf(backEnd().fetch), url: new URL(path, ORIGIN) });
  const loaderHeaders = new Headers(answer.init?.headers);
  expect(new Headers(licenceCheckHeaders({ loaderHeaders } as HeadersArgs)).get("Cache-Control")).toBe("private, no-store");
  const empty = await load(loadLicenceCheck, "/portal/v2/licence-check", backEnd().fetch);
  expect(empty.data).toEqual({ code: "", checked: null, down: false });
});
