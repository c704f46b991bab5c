import { UPLOAD_BODY_LIMIT } from "@onehall/api";
import sharp from "sharp";
import { solvedFor } from "../progress/testing-solved-captcha";
import { expect, test } from "vitest";
import { numberIn } from "../../common/receipt-number";
import { sql } from "../../data";
import { rotateKeys } from "../../data/secret-key";
import { onEachDatabase } from "../../data/testing";
import { bmp, picture, PIXELS, psd, raw } from "../images/testing";
import { contractRouter } from "../router/router";
import { openHost } from "../testing";

const [PNG, JPG, RAW] = await Promise.all([picture().png().toBuffer(), picture().jpeg().toBuffer(), raw()]);

const words = { kind: "suggestion", content: "希望能在网上预约", url: "/portal/v2/index" };

/** As the bytes that arrive: a form whose parts are still being read cannot be given up half way in every version of Node. */
async function form(files: readonly [name: string, data: Uint8Array][], fields: Record<string, string> = words): Promise<RequestInit> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, data] of files) body.append("images", new File([new Uint8Array(data)], name));
  const whole = new Response(body);
  return { method: "POST", headers: { "content-type": whole.headers.get("content-type") ?? "" }, body: await whole.arrayBuffer() };
}

/** The pixels of a stored image. */
const pixelsOf = (data = ""): Promise<Buffer> => sharp(Buffer.from(data, "base64")).removeAlpha().raw().toBuffer();

const count = sql<{ n: number }>`SELECT COUNT(*) AS n FROM feedback`;
const images = sql<{ type: string; data: string }>`SELECT type, data FROM feedback_image WHERE feedback_id = ${"id"} ORDER BY place`;

onEachDatabase((_, open) => {
  test("images come with the words, and are what their content says", { timeout: 60_000 }, async () => {
    const { database, request, logged } = await openHost(open);
    const idOf = async (response: Response): Promise<string> => ((await response.json()) as { data: { id: string } }).data.id;

    const sent = await request(
      "feedback/add",
      await form([
        ["a.png", PNG],
        ["b.JPG", JPG],
        ["c.jpeg", PNG],
      ]),
    );
    expect(sent.status).toBe(200);
    const stored = await database.all(images, { id: numberIn(await idOf(sent)) });
    expect(stored.map(({ type }) => type)).toEqual(["png", "jpg", "png"]);
    for (const index of [0, 2]) expect(await pixelsOf(stored[index]?.data)).toEqual(PIXELS);
    const second = await idOf(
      await request(
        "feedback/add",
        await form([
          ["a.bmp", bmp()],
          ["b.psd", psd()],
          ["c.raw", RAW],
        ]),
      ),
    );
    expect((await database.all(images, { id: numberIn(second) })).map(({ type }) => type)).toEqual(["png", "png", "jpg"]);

    // A file field that was left empty is no file.
    expect((await request("feedback/add", await form([["", new Uint8Array()]]))).status).toBe(200);

    const before = await database.get(count);
    const refused = async (init: RequestInit) => {
      const response = await request("feedback/add", init);
      return [response.status, ((await response.json()) as { statusDescription: string }).statusDescription];
    };
    const wrong = [415, "文件格式不正确，无法上传。"];
    expect(await refused(await form([["a.png", Buffer.from("<svg onload=alert(1)>")]]))).toEqual(wrong);
    expect(await refused(await form([["a.svg", PNG]]))).toEqual(wrong);
    const polyglot = Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.from("<html><script>alert(1)</script></html>")]);
    expect(await refused(await form([["a.jpg", polyglot]]))).toEqual([415, expect.stringContaining("图片打不开")]);
    expect(await refused(await form([["png", PNG]]))).toEqual(wrong);
    expect(await refused(await form([["a.png.exe", PNG]]))).toEqual(wrong);
    expect(await refused(await form([["a.raw", Buffer.from("<html><script>alert(1)</script></html>")]]))).toEqual(wrong);
    expect(await refused(await form([["a.raw", Buffer.from("4d5a900003000000", "hex")]]))).toEqual(wrong);
    expect(await refused(await form([["a.psd", Buffer.from("7f454c4602010100", "hex")]]))).toEqual(wrong);
    expect(await refused(await form([["a.png", new Uint8Array()]]))).toEqual(wrong);
    expect(await refused(await form([["a.png", Buffer.concat([PNG, Buffer.alloc(2_097_152)])]]))).toEqual([413, "文件太大，无法上传。"]);
    expect(await refused(await form([["a.png", Buffer.alloc(UPLOAD_BODY_LIMIT)]]))).toEqual([413, "文件太大，无法上传。"]);
    expect(
      await refused(
        await form([
          ["a.png", PNG],
          ["b.png", PNG],
          ["c.png", PNG],
          ["d.png", PNG],
        ]),
      ),
    ).toEqual([400, "最多上传 3 张图片"]);
    expect(await refused(await form([], { ...words, content: "" }))).toEqual([400, "参数 content 不正确：请填写内容"]);
    expect(await database.get(count)).toEqual(before);

    // Exactly as large as allowed.
    const largest = Buffer.concat([PNG, Buffer.alloc(2_097_152 - PNG.length)]);
    expect(
      (
        await request(
          "feedback/add",
          await form([
            ["a.png", largest],
            ["b.png", largest],
            ["c.png", largest],
          ]),
        )
      ).status,
    ).toBe(200);
    expect(logged).toEqual([]);
  });

  test("a form that is none is refused; no other call takes files", { timeout: 60_000 }, async () => {
    const { request } = await openHost(open);
    const multipart = (body: string | Uint8Array, type: string) => ({ method: "POST", headers: { "content-type": type }, body: body as BodyInit });
    const status = async (path: string, init: RequestInit) => (await request(path, init)).status;
    expect(await status("feedback/add", multipart("nonsense", "multipart/form-data"))).toBe(415);
    expect(await status("feedback/add", multipart("nonsense", "multipart/form-data; boundary=x"))).toBe(400);
    expect(await status("feedback/add", multipart("--x\r\n".repeat(100), "multipart/form-data; boundary=x"))).toBe(400);
    const latin = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="content"\r\n\r\n'),
      Buffer.from([0xff]),
      Buffer.from("\r\n--x--\r\n"),
    ]);
    expect(await status("feedback/add", multipart(latin, "multipart/form-data; boundary=x"))).toBe(400);
    expect(await status("solr/search/item", await form([], { keyword: "社保" }))).toBe(415);
  });

  test("the same key writes once, in the header as in a form", { timeout: 60_000 }, async () => {
    const { database, request } = await openHost(open);
    const send = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const response = await request("feedback/add", { method: "POST", headers, body: new URLSearchParams(fields) });
      return ((await response.json()) as { data: { id: string } }).data.id;
    };
    const ids = [
      await send(words, { "idempotency-key": "key-1" }),
      await send({ ...words, idempotencyKey: "key-1" }),
      await send({ ...words, idempotencyKey: "other" }, { "idempotency-key": "key-1" }),
    ];
    expect(new Set(ids).size).toBe(1);
    expect(await database.get(count)).toEqual({ n: 1 });
    expect((await request("feedback/add", { method: "POST", headers: { "idempotency-key": "a b" }, body: new URLSearchParams(words) })).status).toBe(400);
    expect((await request("feedback/add", { method: "POST", body: new URLSearchParams({ ...words, idempotencyKey: "x".repeat(129) }) })).status).toBe(400);
  });

  test("a key that came with another content is answered 409, and swallows nothing", { timeout: 60_000 }, async () => {
    const { database, request } = await openHost(open);
    const send = (content: string, path = "feedback/add") =>
      request(path, { method: "POST", headers: { "idempotency-key": "1" }, body: new URLSearchParams({ ...words, content }) });
    const idOf = async (response: Response): Promise<string> => ((await response.json()) as { data: { id: string } }).data.id;
    const first = await idOf(await send("一"));
    const refused = await send("二");
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("已经用于另一份内容");
    expect(await idOf(await send("一"))).toBe(first);
    const other = await idOf(await request("feedback/add", { method: "POST", body: new URLSearchParams(words) }));
    for (const id of [first, other]) expect((await send("补充", `feedback/update/${id}`)).status).toBe(200);
    for (const id of [first, other]) {
      const { data } = (await (await request(`feedback/get?id=${id}`)).json()) as { data: { progress: unknown[] } };
      expect(data.progress).toHaveLength(2);
    }
    expect((await send("别的", `feedback/update/${first}`)).status).toBe(409);
    expect(await database.get(count)).toEqual({ n: 2 });
  });

  test("additions show in the progress, and never what was written", { timeout: 60_000 }, async () => {
    const { request } = await openHost(open);
    const post = (path: string, fields: Record<string, string>) => request(path, { method: "POST", body: new URLSearchParams(fields) });
    const { data } = (await (await post("feedback/add", { ...words, contact: "13800000000" })).json()) as { data: { id: string } };
    expect((await post(`feedback/update/${data.id.toLowerCase()}`, { content: "补充一点", idempotencyKey: "k" })).status).toBe(200);
    expect((await request(`feedback/update/${data.id}`, await form([["a.png", PNG]], {}))).status).toBe(200);
    for (const wrong of ["", "&tail=0001"]) expect((await request(`feedback/get?id=${data.id}${wrong}`)).status).toBe(404);
    expect((await request(`feedback/get?id=${data.id}&tail=12`)).status).toBe(400);
    const receipt = await request(`feedback/get?id=${data.id}&tail=0000`);
    const text = await receipt.text();
    expect(JSON.parse(text)).toMatchObject({
      data: { status: "supplemented", images: 1, progress: [{ status: "received" }, { status: "supplemented", text: "" }, { status: "supplemented" }] },
    });
    expect(text).not.toMatch(/13800000000|补充一点|预约/);

    expect((await post(`feedback/update/${data.id}`, {})).status).toBe(400);
    expect((await post("feedback/update/20261118AAAAAAAA", { content: "x" })).status).toBe(404);
    expect((await post("feedback/update/short", { content: "x" })).status).toBe(400);
    const full = await request(
      `feedback/update/${data.id}`,
      await form(
        [
          ["a.png", PNG],
          ["b.png", PNG],
          ["c.png", PNG],
        ],
        {},
      ),
    );
    expect(full.status).toBe(409);
  });

  test("a page asks for a captcha, which counts once; sent twice at the same moment it is written once", { timeout: 60_000 }, async () => {
    const { database, request } = await openHost(open);
    const ask = async (): Promise<{ token: string; answer: string }> => {
      const { data } = (await (await request("qyzx/getVerifySound", { method: "POST" })).json()) as { data: { token: string } };
      return { token: data.token, answer: await solvedFor(database, data.token) };
    };
    const send = async (fields: Record<string, string>) => {
      const response = await request("feedback/add", { method: "POST", body: new URLSearchParams({ ...words, ...fields }) });
      return { status: response.status, ...((await response.json()) as { statusCode: string; data?: { id: string } }) };
    };
    const { token, answer } = await ask();
    expect(await send({ captcha: "x", captcha_token: token, idempotencyKey: "k1" })).toMatchObject({ status: 400, statusCode: "25034" });
    const both = await Promise.all([1, 2].map(async () => send({ captcha: answer, captcha_token: token, idempotencyKey: "k1" })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ data }) => data?.id)).size).toBe(1);
    expect(await send({ captcha: answer, captcha_token: token, idempotencyKey: "k2" })).toMatchObject({ status: 400, statusCode: "25034" });
    expect(await database.get(count)).toEqual({ n: 1 });
    const without = [];
    for (let time = 1; time <= 6; time += 1) without.push((await send({ captcha_when: "needed" })).statusCode);
    expect(without, "some letters go without one").toEqual([...Array<string>(5).fill("200"), "25034"]);
  });

  test("a page of another site cannot write in a visitor's name", { timeout: 60_000 }, async () => {
    const { database, request } = await openHost(open);
    const status = async (headers: Record<string, string>) =>
      (await request("feedback/add", { method: "POST", headers: { host: "portal.example", ...headers }, body: new URLSearchParams(words) })).status;
    expect(await status({ origin: "https://portal.example" })).toBe(200);
    expect(await status({})).toBe(200);
    expect(await status({ origin: "https://evil.example" })).toBe(403);
    expect(await status({ origin: "null" })).toBe(403);
    expect(await status({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await status({ "sec-fetch-site": "same-origin" })).toBe(200);
    expect(await database.get(count)).toEqual({ n: 3 });
  });

  test("a receipt says what it allows, and only what we have signed opens anything", { timeout: 60_000 }, async () => {
    const { database, services } = await openHost(open);
    const asked: string[] = [];
    const noted: typeof database = { ...database, get: (statement, params) => (asked.push(statement.text), database.get(statement, params)) };
    const router = contractRouter({ ...services, database: noted });
    const person = { visitor: { person: "guardian", user: { name: "张*", level: "3", account_type: "person", corp: null } as const } };
    const send = async (path: string, fields: Record<string, string> | undefined, { address = "203.0.113.1", env = {} } = {}) => {
      const init = fields ? { method: "POST", body: new URLSearchParams(fields) } : {};
      const request = new Request(`http://host.test/portal/api/v2/${path}`, { ...init, headers: { "x-forwarded-for": address } });
      const response = await router.fetch(request, env);
      return { status: response.status, data: ((await response.json()) as { data?: { id: string; readOnly?: boolean } }).data };
    };
    const write = async (env = {}) => (await send("feedback/add", words, { env })).data?.id ?? "";
    const [anonymous, own] = [await write(), await write(person)];
    expect([anonymous, own]).toEqual([expect.stringMatching(/^\d{8}[0-9A-Z]{8}A[0-9A-Z]{7}$/), expect.stringMatching(/^\d{8}[0-9A-Z]{8}R[0-9A-Z]{7}$/)]);
    const read = async (id: string, more = {}) => (await send(`feedback/get?id=${id}`, undefined, more)).status;
    const add = async (id: string, more = {}) => (await send(`feedback/update/${id}`, { content: "补充" }, more)).status;

    expect([await read(anonymous.toLowerCase()), await add(anonymous)], "one receipt for both").toEqual([200, 200]);
    expect((await send(`feedback/get?id=${own}`, undefined)).data).toMatchObject({ id: own, readOnly: true });
    expect([await add(own), await add(own, { env: person })], "the sender alone, who was logged in, may add").toEqual([403, 200]);
    expect([await read(numberIn(own)), await read(numberIn(own), { env: person })], "a number alone opens nothing but to its owner").toEqual([404, 200]);

    const last = anonymous.at(-1) === "0" ? "1" : "0";
    const forged = [
      own.replace(/R(?=.{7}$)/, "A"), // of the other right
      numberIn(anonymous) + own.slice(16), // of another number
      anonymous.slice(0, -1) + last,
      `${numberIn(anonymous)}A0000000`,
    ];
    asked.length = 0;
    for (const id of forged) expect([id, await read(id), await add(id, { address: "203.0.113.2" })]).toEqual([id, 404, 404]);
    expect(
      asked.filter((text) => /feedback/.test(text)),
      "the database is not asked for what is forged",
    ).toEqual([]);
    for (const cut of [anonymous.slice(0, 23), anonymous.slice(0, 17), `${anonymous}0`]) expect(await read(cut)).toBe(400);
    for (const bare of [numberIn(anonymous), "20261118AAAAAAAA"]) expect([await read(bare), await add(bare)]).toEqual([404, 404]);

    // Receipts that were given before they were signed.
    await database.run(sql`UPDATE feedback SET signed = 0 WHERE id = ${"id"}`, { id: numberIn(anonymous) });
    expect([await read(numberIn(anonymous)), await add(numberIn(anonymous)), await read(anonymous)]).toEqual([200, 200, 200]);

    // Whoever guesses is told nothing more about that number, not even what is right; nobody else is kept out.
    const guesser = { address: "203.0.113.9" };
    const statuses = [];
    for (let time = 0; time < 11; time += 1) statuses.push(await read(`${numberIn(anonymous)}A${String(time).padStart(7, "0")}`, guesser));
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429]);
    expect([await read(anonymous, guesser), await read(own, guesser), await read(anonymous)]).toEqual([429, 200, 200]);
  });

  test("keys are changed while the portal serves: what was signed before stays good, unless the old keys are forgotten", { timeout: 60_000 }, async () => {
    const { database, request, services } = await openHost(open);
    const write = async () =>
      ((await (await request("feedback/add", { method: "POST", body: new URLSearchParams(words) })).json()) as { data: { id: string } }).data.id;
    const before = await write();
    expect(await rotateKeys(database, false)).toEqual(["feedback"]);
    // As another host, which has not read the keys yet.
    const other = contractRouter({ ...services, database: { ...services.database } });
    const read = async (id: string) => (await other.request(`http://host.test/portal/api/v2/feedback/get?id=${id}`)).status;
    expect(await read(before)).toBe(200);
    await rotateKeys(database, true);
    const third = contractRouter({ ...services, database: { ...services.database } });
    expect((await third.request(`http://host.test/portal/api/v2/feedback/get?id=${before}`)).status).toBe(404);
    expect(await database.all(sql`SELECT action, subject FROM audit_entry WHERE actor = 'operator' ORDER BY seq`)).toEqual([
      { action: "keys.rotate", subject: "feedback" },
      { action: "keys.replace", subject: "feedback" },
    ]);
  });
});
