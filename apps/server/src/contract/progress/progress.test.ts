import { captchaExtend, captchaSound, progressQuery, ratingAdd, WRONG_CAPTCHA } from "@onehall/api";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sql } from "../../data";
import { onEachDatabase } from "../../data/testing";
import { contractRouter } from "../router/router";
import { allCases, CLOCK, fullName, type StoredCase } from "../supervision/testing";
import { type Host, openHost } from "../testing";
import { newDigits, PICTURE, pictureOf } from "./picture";
import { newSpokenDigits, soundOf } from "./sound";
import { heard } from "./testing-heard";
import { solvedFor } from "./testing-solved-captcha";

const sampleAffairs = sql<{ receipt: string; state: string; applicant: string }>`SELECT receipt, state, COALESCE(corp, name) AS applicant
  FROM person_affair JOIN person ON person.id = person_affair.person ORDER BY receipt`;
const captchas = sql<{ id: string; answer: string; tries: number }>`SELECT id, answer, tries FROM captcha`;

const solved = async ({ client, services }: Host): Promise<{ captcha: string; captcha_token: string }> => {
  const { token } = await client.call(captchaSound, {});
  return { captcha: await solvedFor(services.database, token), captcha_token: token };
};

const applied = (one: StoredCase) => ({ sqrmc: fullName(one.applicant), sblsh: one.receipt });

const wrong = (answer: string): string => (answer === "0000" ? "1111" : "0000");

onEachDatabase((_, open) => {
  test("every receipt that the user centre shows is found, and whoever got the result can rate it", async () => {
    const host = await openHost(open);
    const { client, services } = host;
    const affairs = await services.database.all(sampleAffairs);
    expect(affairs.map(({ receipt }) => receipt)).toContain("YL00000100000001");
    for (const { receipt, state, applicant } of affairs) {
      const [found] = await client.call(progressQuery, { sqrmc: applicant, sblsh: receipt, ...(await solved(host)) });
      expect(found?.receipt, receipt).toBe(receipt);
      expect(found?.state === "已办结", `${receipt}: ${state}`).toBe(["决定", "送达"].includes(state));
    }
    const delivered = affairs.filter(({ state }) => state === "送达");
    expect(delivered.length).toBeGreaterThan(0);
    for (const { receipt, applicant } of delivered) expect(await client.call(ratingAdd, { receipt, applicant, level: 5 })).toMatchObject({ receipt });
  });

  test("whoever knows name and number sees how far it is, and nobody else", async () => {
    const host = await openHost(open);
    const { client, services, statements } = host;
    const cases = await allCases(services.database);
    const pick = (which: (one: StoredCase) => boolean): StoredCase => {
      const found = cases.find(which);
      if (!found) throw new Error("the samples lack such a case");
      return found;
    };
    const ask = async (one: StoredCase, changes: object = {}) => client.call(progressQuery, { ...applied(one), ...(await solved(host)), ...changes });
    const done = pick((one) => one.admitted === 1 && one.decided <= CLOCK.now && one.applicant.endsWith("*"));
    const [found] = await ask(done);
    expect(found).toMatchObject({ receipt: done.receipt, applicant: done.applicant, acceptedAt: done.answered, state: "已办结" });
    expect(found?.steps.map(({ name }) => name)).toEqual(["申请", "受理", "办结"]);
    expect(found?.steps.at(-1)).toEqual({ name: "办结", at: done.decided, result: done.result });

    const rejected = pick((one) => one.admitted === 0 && one.decided <= CLOCK.now);
    expect((await ask(rejected))[0]).toMatchObject({ state: "不予受理", steps: [{ name: "申请" }, { name: "受理", result: "不予受理" }] });
    const open1 = pick((one) => one.answered <= CLOCK.now && one.decided > CLOCK.now && one.special === "" && one.admitted === 1);
    const [underWay] = await ask(open1);
    expect(underWay?.state).toBe("办理中");
    expect(underWay?.steps.at(-1)).toMatchObject({ name: "审查", result: "正在审查" });
    const mending = pick((one) => one.mended !== "" && one.mended <= CLOCK.today && one.decided <= CLOCK.now);
    expect((await ask(mending))[0]?.steps.map(({ name }) => name)).toContain("补齐补正");
    const company = pick((one) => one.applicant.endsWith("有限公司") && one.applied <= CLOCK.now);
    expect(await ask(company, { sqrmc: ` ${company.applicant} ` })).toHaveLength(1);

    expect(await ask(done, { sqrmc: "李样例样例" })).toEqual([]);
    expect(await ask(done, { sqrmc: done.applicant })).toEqual([]);
    expect(await ask(done, { sblsh: "440000202001010001" })).toEqual([]);
    const future = pick((one) => one.applied > CLOCK.now);
    expect(await ask(future), "not applied for yet").toEqual([]);
    const input = { ...applied(done), ...(await solved(host)) };
    statements.count = 0;
    await client.call(progressQuery, input);
    expect(statements.count, "counts the try (and sweeps now and then), redeems the captcha, reads the case").toBeLessThanOrEqual(5);
    expect(host.logged).toEqual([]);
  });

  test("a captcha is good for one right answer, five tries and three minutes", async () => {
    const host = await openHost(open);
    const { client, services } = host;
    const [one] = await allCases(services.database);
    if (!one) throw new Error("no case");
    const ask = (captcha: object) => client.call(progressQuery, { ...applied(one), captcha: "", ...captcha });
    const used = await solved(host);
    expect(await ask(used)).toHaveLength(1);
    await expect(ask(used)).rejects.toMatchObject({ code: WRONG_CAPTCHA, status: 200, message: expect.stringContaining("验证码不正确") as string });

    const tried = await solved(host);
    for (let time = 1; time <= 5; time += 1) await expect(ask({ ...tried, captcha: wrong(tried.captcha) })).rejects.toMatchObject({ code: WRONG_CAPTCHA });
    await expect(ask(tried), "the sixth try").rejects.toMatchObject({ code: WRONG_CAPTCHA });

    const spaced = await solved(host);
    expect(
      await ask({
        ...spaced,
        captcha: [...spaced.captcha]
          .map((digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0))
          .join(" ")
          .slice(0, 10),
      }),
    ).toHaveLength(1);

    const at = (seconds: number) => contractRouter({ ...services, now: () => new Date(Date.parse("2026-11-20T02:00:00Z") + seconds * 1_000) });
    const late = await solved(host);
    const send = (router: ReturnType<typeof at>, path: string, body: object) =>
      router.request(`/portal/api/v2/${path}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    const second = (await allCases(services.database))[1];
    if (!second) throw new Error("no second case");
    const query = { ...applied(second), ...late };
    const over = await send(at(181), "has-progress", query);
    expect([over.status, await over.json()]).toEqual([
      200,
      expect.objectContaining({ code: WRONG_CAPTCHA, msg: expect.stringContaining("已经失效") as string }),
    ]);
    // Prolonged shortly before its end, three times and no more.
    const extended = async (seconds: number) =>
      (await send(at(seconds), "qyzx/extendVerifyCode", { captcha_token: late.captcha_token })).json() as Promise<{ data?: object; statusCode: string }>;
    expect((await extended(170)).data).toEqual({ seconds: 180, extensions: 2 });
    expect((await extended(340)).data).toEqual({ seconds: 180, extensions: 1 });
    expect((await extended(510)).data).toEqual({ seconds: 180, extensions: 0 });
    expect((await extended(520)).statusCode).toBe("404");
    expect((await send(at(689), "has-progress", query)).status).toBe(200);
    await expect(client.call(captchaExtend, {})).rejects.toMatchObject({ status: 404, message: expect.stringContaining("换一张") as string });
  });

  test("a captcha is wanted only after some tries of one client, or for one number whoever asks; nobody is locked out by it", async () => {
    const { services } = await openHost(open);
    const router = contractRouter(services);
    const [one] = await allCases(services.database);
    if (!one) throw new Error("no case");
    const ask = async (address: string, body: object = {}) => {
      const headers = { "Content-Type": "application/json", "x-forwarded-for": address };
      const query = { ...applied(one), captcha_when: "needed", ...body };
      const answer = await router.request("/portal/api/v2/has-progress", { method: "POST", headers, body: JSON.stringify(query) });
      const { code, data } = (await answer.json()) as { code: string; data?: { bjjd: unknown[] } };
      return data ? data.bjjd.length : code;
    };
    const results = [];
    for (let time = 1; time <= 6; time += 1) results.push(await ask("203.0.113.7"));
    expect(results, "one client").toEqual([1, 1, 1, 1, 1, WRONG_CAPTCHA]);
    expect(await ask("203.0.113.8"), "somebody else").toBe(1);
    for (let client = 0; client < 20; client += 1) await ask(`198.51.100.${client}`, { sqrmc: "李样例样例" });
    expect(await ask("203.0.113.9"), "a number that many try").toBe(WRONG_CAPTCHA);
    const { data } = (await (await router.request("/portal/api/v2/qyzx/getVerifySound", { method: "POST" })).json()) as {
      data: { token: string };
    };
    expect(await ask("203.0.113.9", { captcha: await solvedFor(services.database, data.token), captcha_token: data.token, captcha_when: undefined })).toBe(1);
    expect(await ask("203.0.113.10", { captcha_when: undefined }), "programs that send none are told as before").toBe(WRONG_CAPTCHA);
  });

  test("the image is bound to the cookie; neither code nor cookie lie in the database", async () => {
    const { request, services } = await openHost(open);
    const image = await request("qyzx/getVerifyCode?type=BJJD&v=1");
    expect([image.status, image.headers.get("content-type"), image.headers.get("cache-control")]).toEqual([200, "image/png", "private, no-store"]);
    const cookie = image.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^captcha=[\w-]{22}; Path=\/portal\/; HttpOnly; SameSite=Lax$/);
    const bytes = Buffer.from(await image.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([320, 112]);
    const { width, height, channels, pages } = await sharp(bytes).metadata();
    expect([width, height, channels, pages]).toEqual([320, 112, 1, undefined]);
    expect(await sharp(bytes).toColourspace("b-w").raw().toBuffer()).toHaveLength(320 * 112);

    const token = /captcha=([\w-]{22})/.exec(cookie)?.[1] ?? "";
    const again = await request("qyzx/getVerifyCode?type=BJJD&v=2", { headers: { cookie: `captcha=${token}` } });
    expect(again.headers.get("set-cookie")).toContain(`captcha=${token};`);
    const spoken = (await (await request("qyzx/getVerifySound", { method: "POST", headers: { cookie: `captcha=${token}` } })).json()) as {
      data: { token: string; sound: string };
    };
    expect(spoken.data.token).toBe(token);
    const answer = heard(spoken.data.sound);
    const rows = await services.database.all(captchas);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.answer).not.toContain(answer);
    const [one] = await allCases(services.database);
    const asked = (headers: Record<string, string>) =>
      request("has-progress", {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify({ sqrmc: fullName(one?.applicant ?? ""), sblsh: one?.receipt, captcha: answer, captcha_type: "BJJD" }),
      });
    expect(await (await asked({})).json()).toMatchObject({ code: WRONG_CAPTCHA });
    const found = await asked({ cookie: `captcha=${token}` });
    expect([found.status, found.headers.get("cache-control"), await found.json()]).toEqual([
      200,
      "private, no-store",
      { code: "200", data: { bjjd: [expect.objectContaining({ sblsh: one?.receipt }) as object] } },
    ]);
    expect((await request("qyzx/getVerifyCode?type=ABC")).status).toBe(400);
  });

  test("many tries are stopped: of names for a number, and of captchas from an address", async () => {
    const host = await openHost(open);
    const query = { sqrmc: "张样例", sblsh: "440000202601010001", captcha: "0000", captcha_type: "BJJD" };
    const send = () => host.request("has-progress", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(query) });
    const codes: unknown[] = [];
    for (let time = 0; time < 12; time += 1) codes.push(((await (await send()).json()) as { code: unknown }).code);
    expect(codes).toEqual([...Array<string>(10).fill(WRONG_CAPTCHA), "429", "429"]);
    const proxied = contractRouter(host.services);
    const fetched = async (address: string) =>
      (await proxied.request("/portal/api/v2/qyzx/getVerifySound", { method: "POST", headers: { "x-forwarded-for": address } })).status;
    for (let time = 0; time < 120; time += 1) await fetched("203.0.113.7");
    expect([await fetched("203.0.113.7"), await fetched("203.0.113.8")]).toEqual([429, 200]);
    for (let time = 0; time < 120; time += 1) await fetched(`2001:db8::${time + 1}`);
    expect([await fetched("2001:db8::ffff"), await fetched("2001:db8:0:1::1")], "a customer has a whole network").toEqual([429, 200]);
  });
});

test("spoken digits are told apart by ear, stand nowhere in the answer, and never sound twice the same", () => {
  for (const digits of ["0123", "4567", "8990", newSpokenDigits()]) {
    const wav = soundOf(digits);
    expect([wav.toString("latin1", 0, 4), wav.toString("latin1", 8, 16), wav.readUInt32LE(24), wav.readUInt32LE(40)]).toEqual([
      "RIFF",
      "WAVEfmt ",
      8_000,
      wav.length - 44,
    ]);
    expect(wav.length, "carried by a page").toBeLessThan(48_000);
    expect(heard(`data:audio/wav;base64,${wav.toString("base64")}`)).toBe(digits);
    expect(soundOf(digits).equals(wav)).toBe(false);
  }
});

test("a picture shows each of its digits in its place, in black on white, and never twice the same", async () => {
  const BLACK = 90;
  const place = PICTURE.width / PICTURE.digits;
  for (const digits of ["01234", "56789", newDigits()]) {
    const picture = await pictureOf(digits);
    const data = await sharp(picture).toColourspace("b-w").raw().toBuffer();
    expect(data).toHaveLength(PICTURE.width * PICTURE.height);
    const black = Array<number>(PICTURE.digits).fill(0);
    for (const [at, value] of data.entries()) if (value < BLACK) black[Math.floor((at % PICTURE.width) / place)]! += 1;
    // A stroke 7 pixels wide and at least 60 long; crossing lines are grey and do not count.
    for (const count of black) expect(count).toBeGreaterThan(350);
    expect(data.filter((value) => value < BLACK).length).toBeLessThan(data.length / 4);
    expect((await pictureOf(digits)).equals(picture)).toBe(false);
  }
});
