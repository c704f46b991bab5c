/** JSON Schema as OpenAPI 3.1 takes it. */
export type Schema = Readonly<Record<string, unknown>>;

/** Whether a value is an object of JSON. */
export const isObject = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);

type Body = { content: Record<string, { schema: Schema }> };
/** A parameter of an address, or a header. */
export type Parameter = { name: string; in: "path" | "query" | "header"; required: boolean; schema: Schema; description?: string };
/** One call. */
export type Operation = {
  /** Absent at older addresses. */
  operationId?: string;
  deprecated?: true;
  tags: string[];
  summary: string;
  parameters?: Parameter[];
  requestBody?: Body & { required: boolean };
  responses: Record<string, ({ description: string } & Partial<Body>) | { $ref: string }>;
};
/** An OpenAPI 3.1 document, as far as this contract needs one. */
export type OpenApiDocument = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Partial<Record<"get" | "post", Operation>>>;
  /** What the host itself sends to others. */
  webhooks?: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema>; responses: Record<string, { description: string } & Body> };
};
