import * as calls from "../calls/index.js";
import { callKey, families, type Entry, type Family } from "../contract/index.js";
import { callPath, type AnyCall } from "../define-call.js";
import { entitySchemas, jsonSchema } from "./schema.js";
import { isObject, type OpenApiDocument, type Operation, type Parameter, type Schema } from "./types.js";

export type { OpenApiDocument, Operation, Parameter, Schema } from "./types.js";

/** What differs from host to host. */
export type OpenApiOptions = {
  title?: string;
  version?: string;
  /** Host of the contract. @default "/" */
  url?: string;
};

/** The OpenAPI 3.1 description of every call of the contract, made from its schemas. */
export function openApiDocument({ title = "一体化政务服务门户接口", version = "1", url = "/" }: OpenApiOptions = {}): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const family of families) {
    for (const entry of family.entries) {
      const own = operation(family, entry);
      const method = entry.call.method === "GET" ? "get" : "post";
      const path = callPath(entry.call).replace(/\?.*$/, "");
      paths[path] = { ...paths[path], [method]: own };
      for (const { path: old, wraps } of entry.older) paths[old] = { [method]: older(own, entry, wraps) };
    }
  }
  return {
    openapi: "3.1.0",
    info: { title, version, description: "参数为空视为未提供，未知参数会被忽略。出错时返回 4xx 或 5xx 状态码和中文说明。" },
    servers: [{ url }],
    tags: families.map(({ name }) => ({ name })),
    paths,
    components: {
      schemas: {
        ...entitySchemas(),
        Failure: {
          type: "object",
          required: ["statusCode", "statusDescription"],
          properties: { statusCode: { type: "string", pattern: "^[45]\\d\\d$" }, statusDescription: { type: "string", description: "给使用者看的中文说明" } },
        },
      },
      responses: { Failure: { description: "请求不正确，或者服务暂时不可用", content: json({ $ref: "#/components/schemas/Failure" }) } },
    },
  };
}

const json = (schema: Schema) => ({ "application/json": { schema } });

function operation({ name }: Family, { call, shape, envelope, summary }: Entry): Operation {
  const answer = jsonSchema(shape.response);
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

/** The same call at an address of old, where the answer lies deeper. */
function older(own: Operation, { shape }: Entry, wraps: 1 | 2): Operation {
  const answer = jsonSchema(shape.response);
  const data = wraps === 1 ? answer : { type: "object", required: ["data"], properties: { data: answer } };
  const { operationId: _, ...same } = own;
  return { ...same, deprecated: true, responses: { ...own.responses, 200: { description: "成功", content: json(enveloped(data)) } } };
}

const enveloped = (data: Schema): Schema => ({ type: "object", required: ["statusCode", "data"], properties: { statusCode: { const: "200" }, data } });

function bodyOf(form: AnyCall["body"], schema: Schema): Pick<Operation, "requestBody"> {
  if (propertiesOf(schema).length === 0 || (form !== "form" && form !== "json")) return {};
  const content = form === "form" ? { "application/x-www-form-urlencoded": { schema }, ...json(schema) } : json(schema);
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
