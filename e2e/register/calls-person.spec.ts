import {
  abstracts,
  affairsInProgress,
  feedbackAdd,
  feedbackGet,
  feedbackHistory,
  feedbackUpdate,
  guideSave,
  guideUnsave,
  licenceCheck,
  licencePresent,
  licences,
  loginUser,
  messageCount,
  messages,
  ownProfile,
  portalSwitch,
  savedGuides,
  trackEvents,
  TRACKER_APP_KEY,
} from "@onehall/api";
import { answerTo, contract, inNameOf, send } from "../support/contract";
import { servedPage, textOf } from "../support/served-page";
import { taskCode } from "../support/task-code";
import { expect, origin, test } from "../support/test";

/** What the calls about whoever is logged in, about feedback and events answer. docs/requirements/calls.md and login.md */
const FACES = ["v2", "v3"] as const;

test("who is logged in: nobody, a person under a masked name, a company under its name", async () => {
  expect(await answerTo("GET /_tif_sso_loginuser_maskget/")).toEqual({ statusCode: "200", data: { user: null } });
  const person = await (await inNameOf("graduate")).call(loginUser, {});
  expect(person).toMatchObject({ name: "林*", account_type: "person", corp: null });
  const company = await (await inNameOf("trade")).call(loginUser, {});
  expect([company?.account_type, company?.corp?.name]).toEqual(["corp", "示例市测试贸易有限公司"]);
});

test("unread messages are counted, and what belongs to a person is answered to nobody else", async () => {
  const { call, cookie } = await inNameOf("graduate");
  const list = await call(messages, {});
  expect(list.list.length).toBeGreaterThan(1);
  const counted = await answerTo<{ data: { count: number } }>("POST /yhzx/apis/messaging/count", { flag: "0" }, { cookie });
  expect(counted.data.count).toBe(list.list.filter(({ read }) => !read).length);
  expect(await call(messageCount, {})).toBe(counted.data.count);
  for (const asked of [
    "POST /yhzx/apis/messaging/count",
    "GET /yhzx/apis/messaging/list",
    "GET /yhzx/apis/general/getProfile",
    "GET /yhzx/apis/general/listAffairsInProgress",
    "GET /yhzx/apis/general/listSavedGuides",
    "GET /yhzx/apis/general/listFeedback",
    "GET /yhzx/apis/general/listSessions",
    "POST /yhzx/apis/general/endSessions",
    "POST /ebus/yhzx/general/getAbstractList",
    "POST /ebus/yhzx/license/listZzLicense",
  ])
    expect([asked, (await send(asked)).status]).toEqual([asked, 401]);
});

test("what the portal holds about the visitor, the own licences and the affairs under way are answered, and are what the pages show", async () => {
  const { call, cookie } = await inNameOf("graduate");
  const held = [
    ["user/abstracts", (await call(abstracts, {})).list.map(({ title }) => title)],
    ["e-license", (await call(licences, {})).list.map(({ name }) => name)],
    ["user/affairs", (await call(affairsInProgress, {})).list.map(({ taskName }) => taskName)],
  ] as const;
  for (const face of FACES)
    for (const [path, names] of held) {
      expect(names.length, path).toBeGreaterThan(1);
      const text = textOf((await servedPage(`/portal/${face}/${path}`, { cookie }))("main"));
      for (const name of names) expect(text, `${face} ${path}`).toContain(name);
    }
});

test("a profile is masked, guides are saved and taken out again, a licence is shown with a code that others can check", async () => {
  const { call } = await inNameOf("veteran");
  const profile = await call(ownProfile, {});
  expect(profile).toMatchObject({ name: "唐*", number: "4499**********1212", phone: "100****0103" });
  const code = await taskCode(origin(), "居民身份证换领", "440106");
  const saved = async () => (await call(savedGuides, {})).list.map(({ taskCode: one }) => one);
  expect(await saved()).not.toContain(code);
  await call(guideSave, { taskCode: code });
  expect(await saved()).toContain(code);
  await call(guideUnsave, { taskCode: code });
  expect(await saved()).not.toContain(code);
  const [licence] = (await call(licences, {})).list;
  const shown = await call(licencePresent, { id: licence?.id ?? "" });
  expect(licence?.number).toContain("****");
  expect(shown.number).not.toContain("*");
  const left = Date.parse(shown.until) - Date.now();
  expect([left > 4 * 60_000, left <= 5 * 60_000], "good for five minutes").toEqual([true, true]);
  const checked = await contract().call(licenceCheck, { code: shown.code });
  expect([checked.licence?.name, checked.licence?.number]).toEqual([licence?.name, licence?.number]);
});

test("feedback is sent, added to and looked after by its number; one's own stands in a list", async () => {
  const client = contract();
  const content = "希望周六也能办理身份证业务。";
  const { id } = await client.call(feedbackAdd, { kind: "suggestion", content, url: "/portal/v2/index" });
  expect(await client.call(feedbackGet, { id })).toMatchObject({ id, kind: "suggestion", status: "received" });
  const updated = await answerTo<{ data: { id: string } }>(`POST feedback/update/${id}`, { content: "补充：我住在天河区。" });
  expect(updated.data.id).toBe(id);
  expect((await client.call(feedbackGet, { id })).progress.length).toBe(2);
  expect((await send("POST feedback/update/20261118N0SVCHNR", { content: "没有这个编号" })).status).toBe(404);
  const { call } = await inNameOf("migrant");
  const own = await call(feedbackAdd, { kind: "suggestion", content, url: "/portal/v2/index" });
  await call(feedbackUpdate, { id: own.id, content: "补充" });
  // The receipt of somebody who was logged in allows reading alone, and no other sign of it opens anything.
  expect((await client.call(feedbackGet, { id: own.id })).readOnly).toBe(true);
  expect((await send(`POST feedback/update/${own.id}`, { content: "别人的补充" })).status).toBe(403);
  for (const forged of [own.id.replace(/R(?=.{7}$)/, "A"), own.id.slice(0, 16), id.slice(0, 16) + own.id.slice(16)])
    expect([forged, (await send("GET feedback/get", { id: forged })).status]).toEqual([forged, 404]);
  expect((await call(feedbackHistory, {})).list[0]?.id).toBe(own.id);
  expect((await (await inNameOf("elder")).call(feedbackHistory, {})).list.map((one) => one.id)).not.toContain(own.id);
});

test("the portal switch says whether visitors go to the national log-in first", async () => {
  expect(await contract().call(portalSwitch, {})).toEqual({ gj_sso: "0" });
});

test("events of the tracker are counted with their app key, and refused with another", async () => {
  const events = [{ category: "页头", action: "点击", label: "首页" }];
  expect(await contract().call(trackEvents, { key: TRACKER_APP_KEY, events })).toEqual({ accepted: 1 });
  expect((await send("POST tracking", {}, { json: { key: "another", events } })).status).toBe(400);
});
