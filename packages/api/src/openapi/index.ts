import * as calls from "../calls/index.js";
import { callKey, families, type Entry, type Family, type LegacyPath } from "../contract/index.js";
import { callPath, type AnyCall } from "../define-call.js";
import { applicationNotice } from "../shapes/applications.js";
import { entitySchemas, jsonSchema } from "./schema.js";
import { isObject, type OpenApiDocument, type Operation, type Parameter, type Schema } from "./types.js";

export type { OpenApiDocument, Operation, Parameter, Schema } from "./types.js";

/** What differs from host to host. */
export type OpenApiOptions = {
  title?: string;
  version?: string;
  /** Host of the contract. @default "/" */
  url?: string;
  /** Which calls the host answers. @default all of the contract */
  answered?: (call: AnyCall) => boolean;
  /** Which calls the host answers by either method, as public programs ask. @default none */
  eitherMethod?: (call: AnyCall) => boolean;
};

/** The OpenAPI 3.1 description of every call of the contract, or of those that a host answers, made from its schemas. */
export function openApiDocument(options: OpenApiOptions = {}): OpenApiDocument {
  const { title = "一体化政务服务门户接口", version = "1", url = "/", answered = () => true, eitherMethod = () => false } = options;
  const paths: OpenApiDocument["paths"] = {};
  const served = families
    .map((family) => ({ ...family, entries: family.entries.filter(({ call }) => answered(call)) }))
    .filter(({ entries }) => entries.length > 0);
  for (const family of served) {
    for (const entry of family.entries) {
      const own = operation(family, entry);
      const path = callPath(entry.call).replace(/\?.*$/, "");
      paths[path] = { ...paths[path], ...byMethods(entry, own, eitherMethod(entry.call)) };
      for (const { path: old, nesting } of entry.legacyPaths) paths[old] = byMethods(entry, atLegacyPath(own, entry, nesting), eitherMethod(entry.call));
    }
  }
  return {
    openapi: "3.1.0",
    info: { title, version, description: "参数为空视为未提供，未知参数会被忽略。出错时返回 4xx 或 5xx 状态码和中文说明。" },
    servers: [{ url }],
    tags: served.map(({ name }) => ({ name })),
    paths,
    ...(served.some(({ entries }) => entries.some(({ call }) => call === calls.applicationEvent)) && { webhooks: { applicationEvent: { post: notice() } } }),
    components: {
      schemas: {
        ...entitySchemas(),
        Failure: {
          type: "object",
          required: ["statusCode", "statusDescription"],
          properties: {
            statusCode: { type: "string" },
            statusDescription: { type: "string", description: "给使用者看的中文说明" },
            code: { type: "string", description: "同 statusCode，部分旧接口才有" },
            msg: { type: "string", description: "同 statusDescription，部分旧接口才有" },
          },
        },
      },
      responses: { Failure: { description: "请求不正确，或者服务暂时不可用", content: json({ $ref: "#/components/schemas/Failure" }) } },
    },
  };
}

const header = (name: string, description: string): Parameter => ({ name, in: "header", required: true, schema: { type: "string" }, description });

/** What the portal sends to the back end of a department, at UPSTREAM_APPLICATIONS/applications/events. @see docs/operating.md */
const notice = (): Operation => ({
  tags: ["网上申请"],
  summary: "申请有变化时，本站送给部门后端的事件（POST <后端>/applications/events）",
  parameters: [header("X-OneHall-Sent", "发送的时间，1970 年以来的秒数"), header("X-OneHall-Signature", "“秒数.正文”的 HMAC-SHA-256，base64url，用约定的密钥")],
  requestBody: { required: true, content: json(jsonSchema(applicationNotice)) },
  responses: { 204: { description: "收下了。其他状态码，或者没有响应，都会重送，id 不变" } },
});

/** The operation under its method, and in the other form under the other method where the host takes both. */
function byMethods({ call, shape }: Entry, own: Operation, either: boolean): Partial<Record<"get" | "post", Operation>> {
  const method = call.method === "GET" ? "get" : "post";
  if (!either) return { [method]: own };
  const { requestBody: _body, parameters: _parameters, operationId: _id, ...same } = own;
  const request = jsonSchema(shape.request);
  const other = method === "get" ? { post: { ...same, ...bodyOf("form", request) } } : { get: { ...same, parameters: parametersOf(request, () => "query") } };
  return { [method]: own, ...other };
}

const json = (schema: Schema) => ({ "application/json": { schema } });

function operation({ name }: Family, { call, shape, envelope, summary, failuresInBody }: Entry): Operation {
  const response = jsonSchema(shape.response);
  const answer = failuresInBody ? { anyOf: [response, { $ref: "#/components/schemas/Failure" }] } : response;
  const request = jsonSchema(shape.request);
  const inAddress = [...callPath(call).matchAll(/([?&]?)(?:\w+=)?\{(\w+)\}/g)].map(
    ([, mark, field = ""]) => ({ field, where: mark === "" ? "path" : "query" }) as const,
  );
  const parameters = parametersOf(request, (field) => inAddress.find((part) => part.field === field)?.where ?? (call.body === "query" ? "query" : undefined));
  const rest = without(
    request,
    inAddress.map((part) => part.field),
  );
  return {
    operationId: Object.entries(calls).find(([, other]) => other === call)?.[0] ?? callKey(call),
    tags: [name],
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(call.body, rest),
    responses: {
      200: { description: "成功", content: json(envelope === "top" ? answer : enveloped(answer)) },
      400: { $ref: "#/components/responses/Failure" },
      default: { $ref: "#/components/responses/Failure" },
    },
  };
}

/** The same call at an older address, where the answer may lie deeper. */
function atLegacyPath(own: Operation, { shape }: Entry, nesting: LegacyPath["nesting"]): Operation {
  const { operationId: _, ...same } = own;
  if (nesting === 0) return { ...same, deprecated: true };
  const answer = jsonSchema(shape.response);
  const data = nesting === 1 ? answer : { type: "object", required: ["data"], properties: { data: answer } };
  return { ...same, deprecated: true, responses: { ...own.responses, 200: { description: "成功", content: json(enveloped(data)) } } };
}

const enveloped = (data: Schema): Schema => ({ type: "object", required: ["statusCode", "data"], properties: { statusCode: { const: "200" }, data } });

function bodyOf(form: AnyCall["body"], schema: Schema): Pick<Operation, "requestBody"> {
  if (propertiesOf(schema).length === 0 || form === "query" || form === "none") return {};
  const files = propertiesOf(schema).flatMap(([name, { items }]) => (isObject(items) && "contentMediaType" in items ? [name] : []));
  const texts = without(schema, files);
  const content = {
    ...(form === "json" ? {} : { "application/x-www-form-urlencoded": { schema: texts } }),
    ...json(texts),
    ...(form === "multipart" ? { "multipart/form-data": { schema } } : {}),
  };
  return { requestBody: { required: requiredOf(schema).length > 0, content } };
}

const propertiesOf = (schema: Schema): [string, Schema][] =>
  isObject(schema["properties"]) ? Object.entries(schema["properties"]).filter((pair): pair is [string, Schema] => isObject(pair[1])) : [];
const requiredOf = (schema: Schema): unknown[] => (Array.isArray(schema["required"]) ? schema["required"] : []);

function parametersOf(request: Schema, placeOf: (field: string) => "path" | "query" | undefined): Parameter[] {
  return propertiesOf(request).flatMap(([name, { description, ...schema }]) => {
    const place = placeOf(name);
    if (!place) return [];
    const required = place === "path" || requiredOf(request).includes(name);
    return [{ name, in: place, required, schema, ...(typeof description === "string" ? { description } : {}) }];
  });
}

function without(schema: Schema, fields: string[]): Schema {
  if (fields.length === 0) return schema;
  return {
    ...schema,
    properties: Object.fromEntries(propertiesOf(schema).filter(([name]) => !fields.includes(name))),
    required: requiredOf(schema).filter((name) => !fields.some((field) => field === name)),
  };
}
