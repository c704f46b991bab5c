import { describe, expect, test } from "vitest";
import * as calls from "../calls/index";
import { contract } from "../contract/index";
import { openApiDocument } from "./index";

const document = openApiDocument({ url: "https://example.org" });
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

test("every call is an operation of its own name", () => {
  const names = operations.filter((operation) => !operation.deprecated).map((operation) => operation.operationId);
  expect(names).toHaveLength(contract.length);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(calls)).toEqual(expect.arrayContaining(names));
});

test("older addresses are there, marked as such, with their deeper answers", () => {
  const old = document.paths["/portal/custom-config/gdbsNav/index"]?.post;
  expect(old).toMatchObject({
    deprecated: true,
    responses: { 200: { content: { "application/json": { schema: { properties: { data: { required: ["data"] } } } } } } },
  });
  expect(document.paths["/portal/item/getCommonAuditItem"]?.post).toMatchObject({
    deprecated: true,
    responses: { 200: { content: { "application/json": { schema: { properties: { data: { required: ["CUSTOM"] } } } } } } },
  });
});

test("is plain JSON, and every reference leads somewhere", () => {
  const text = JSON.stringify(document);
  expect(JSON.parse(text)).toEqual(document);
  const references = [...text.matchAll(/"\$ref":"#\/components\/(schemas|responses)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(contract.length);
  for (const [, kind, name = ""] of references) expect(kind === "schemas" ? document.components.schemas : document.components.responses).toHaveProperty(name);
  expect(text).not.toContain("$defs");
});

test("what the portal sends to the back end of a department is described too, where the portal takes its answers", () => {
  const sent = document.webhooks?.["applicationEvent"]?.post;
  expect(sent?.parameters?.map(({ name, in: place }) => [name, place])).toEqual([
    ["X-OneHall-Sent", "header"],
    ["X-OneHall-Signature", "header"],
  ]);
  expect(sent?.requestBody?.content["application/json"]?.schema).toMatchObject({
    required: expect.arrayContaining(["id", "kind", "receipt", "department", "details"]),
  });
  expect(openApiDocument({ answered: (call) => call !== calls.applicationEvent })).not.toHaveProperty("webhooks");
});

describe("a call", () => {
  test("by form takes a form or JSON and answers in its envelope", () => {
    const operation = document.paths["/portal/api/v2/node/gdbsNav/getDetail"]?.post;
    expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(["application/x-www-form-urlencoded", "application/json"]);
    expect(operation).toMatchObject({
      operationId: "childRegions",
      tags: ["地区与办事大厅"],
      requestBody: { content: { "application/json": { schema: { required: ["regCode"], properties: { regCode: { pattern: "^\\d{6}(\\d{6})?$" } } } } } },
      responses: {
        200: { content: { "application/json": { schema: { required: ["statusCode", "data"] } } } },
        400: { $ref: "#/components/responses/Failure" },
      },
    });
  });

  test("that takes files says so of forms with files only, with their number and size", () => {
    const content = document.paths["/portal/api/v2/feedback/add"]?.post?.requestBody?.content ?? {};
    expect(Object.keys(content)).toEqual(["application/x-www-form-urlencoded", "application/json", "multipart/form-data"]);
    expect(content["application/json"]?.schema).not.toHaveProperty("properties.images");
    expect(content["multipart/form-data"]?.schema).toMatchObject({
      properties: { images: { type: "array", maxItems: 3, items: { type: "string", contentMediaType: "application/octet-stream" } } },
    });
  });

  test("by address takes parameters", () => {
    const parameters = document.paths["/portal/api/v2/data/noticeListNew"]?.get?.parameters ?? [];
    expect(parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ["region", "query", false],
      ["kind", "query", false],
      ["source", "query", false],
      ["page", "query", false],
      ["pageSize", "query", false],
    ]);
    expect(parameters.find(({ name }) => name === "page")).toMatchObject({ schema: { type: "integer", minimum: 1, default: 1 }, description: "页码" });
  });

  test("may carry fields in its path or its address, besides a body or without one", () => {
    const update = document.paths["/portal/api/v2/feedback/update/{id}"]?.post;
    expect(update?.parameters).toMatchObject([{ name: "id", in: "path", required: true }]);
    expect(update?.requestBody?.content["application/json"]?.schema).not.toHaveProperty("properties.id");
    const open = document.paths["/portal/api/v2/node/gdbsOther/zwgk"]?.post;
    expect(open?.parameters).toMatchObject([{ name: "region", in: "query", required: false }]);
    expect(open).not.toHaveProperty("requestBody");
  });

  test("may answer at the top level", () => {
    expect(document.paths["/portal/api/v2/ip/type"]?.get?.responses["200"]).toMatchObject({
      content: { "application/json": { schema: { required: ["code", "data"] } } },
    });
  });
});
