import { UPLOAD_BODY_LIMIT } from "@onehall/api";
import sharp from "sharp";
import { solvedFor } from "../progress/testing-solved-captcha";
import { expect, test } from "vitest";
import { sql } from "../../data";
import { onEachDatabase } from "../../data/testing";
import { bmp, picture, PIXELS, psd, raw } from "../images/testing";
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
    const stored = await database.all(images, { id: await idOf(sent) });
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
    expect((await database.all(images, { id: second })).map(({ type }) => type)).toEqual(["png", "png", "jpg"]);

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
});
