import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import answers from "../../test/answers.json";
import { childRegions } from "../calls/index";
import { validateAnswer } from "../contract/index";
import { createErrorStore } from "../error-store";
import { createClient } from "./client";

type Answer = { shape: string; status: number; body?: unknown; text?: string; refused?: string };
const all: Answer[] = answers;

/** A province's existing back end: it answers in the shape that its path names, and only to the right request. */
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = all[Number(/^\/shape-(\d+)\/portal\/api\/v2\/node\/gdbsNav\/getDetail$/.exec(request.url ?? "")?.[1])];
    const form = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      if (!answer || request.method !== "POST" || !form || body !== "regCode=440000" || request.headers.accept !== "application/json")
        response.writeHead(418).end();
      else response.writeHead(answer.status).end(answer.text ?? (answer.body === undefined ? undefined : JSON.stringify(answer.body)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
afterAll(() => void server.close());

const ask = (answer: Answer, errors = createErrorStore()) =>
  createClient({ baseUrl: `${origin}/shape-${all.indexOf(answer)}`, errors, validate: validateAnswer }).call(childRegions, { regCode: "440000" });

describe("a back end at any base URL is understood", () => {
  test.each(all.filter((answer) => answer.refused === undefined))("$shape", async (answer) => {
    expect((await ask(answer)).map((hall) => [hall.code, hall.name])).toEqual([["440100", "广州市"]]);
  });
});

describe("and where it refuses, its sentence reaches the error store", () => {
  test.each(all.filter((answer) => answer.refused !== undefined))("$shape", async (answer) => {
    const errors = createErrorStore();
    await expect(ask(answer, errors)).rejects.toMatchObject({ name: "PortalError", message: answer.refused });
    expect(errors.get()).toBe(answer.refused);
  });
});
