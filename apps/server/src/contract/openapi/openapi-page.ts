import type { OpenApiDocument, Operation, Schema } from "@onehall/api/openapi";
import { escaped } from "../../common/escape";

/** A request with its answer; `answer` is absent for calls that change something. */
export type ExampleExchange = { path: string; init: RequestInit; answer: { status: number; body: unknown } | undefined };

export const STYLE = `:root{color-scheme:light dark;--line:#8a93a0;--soft:#f3f5f8;--link:#0b57a4;--text:#1b2330;--page:#fff}
@media(prefers-color-scheme:dark){:root{--line:#7c8794;--soft:#1d242d;--link:#9cc7f5;--text:#e8edf3;--page:#12171e}}
body{background:var(--page);margin:0 auto;max-width:70rem;padding:1rem;font:1rem/1.7 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;color:var(--text)}
a{color:var(--link)}a:focus-visible,pre:focus-visible,div:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-100vw}.skip:focus{position:static}
code,pre{font:.875rem/1.6 ui-monospace,Consolas,"Noto Sans Mono CJK SC",monospace;overflow-wrap:anywhere}
pre{background:var(--soft);border:1px solid var(--line);padding:.75rem;white-space:pre-wrap}
table{border-collapse:collapse;width:100%}th,td{border:1px solid var(--line);padding:.375rem .5rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{background:var(--soft)}caption{text-align:start;font-weight:600;padding:.5rem 0}.wide{overflow-x:auto}nav ul{columns:18rem;padding-inline-start:1.25rem}`;

/** Text for a page. */
const safe = (text: unknown): string => escaped(String(text));

const page = (title: string, main: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(title)}</title><style>${STYLE}</style></head>
<body><a class="skip" href="#main">跳到正文</a><main id="main">${main}</main></body></html>`;

const home = `<p><a href="/portal/api/docs">全部接口</a>　<a href="/portal/api/docs/shapes">公共数据结构</a>　<a href="/portal/api/openapi.json">OpenAPI 3.1 文件</a></p>`;

/** The operations of a document that have a name of their own: not those at older addresses. */
const named = (document: OpenApiDocument) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => (operation.operationId === undefined ? [] : [{ path, method, operation }])),
  );

/** Every call, by family. */
export function overviewPage(document: OpenApiDocument): string {
  const operations = named(document);
  const sections = document.tags.map(({ name }, index) => {
    const rows = operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(
        ({ path, method, operation }) =>
          `<tr><td><a href="/portal/api/docs/${safe(operation.operationId)}">${safe(operation.summary)}</a></td><td>${method.toUpperCase()}</td><td><code>${safe(path)}</code></td></tr>`,
      );
    return `<section><h2 id="f${index}">${safe(name)}</h2><div class="wide" tabindex="0" role="region" aria-labelledby="f${index}"><table><thead><tr><th scope="col">接口</th><th scope="col">方法</th><th scope="col">地址</th></tr></thead><tbody>${rows.join("")}</tbody></table></div></section>`;
  });
  const contents = document.tags.map(({ name }, index) => `<li><a href="#f${index}">${safe(name)}</a></li>`);
  return page(
    document.info.title,
    `<h1>${safe(document.info.title)}</h1><p>${safe(document.info.description)}</p>
<p>表单和 JSON 两种请求体都接受。同名参数取第一个值。读取类接口的回答带有 ETag，可以用 If-None-Match 再次查询。提交类接口可以带请求头 Idempotency-Key（表单用 idempotencyKey 字段）：同一个值只保存一次。</p>
<p>共 ${operations.length} 个接口。<a href="/portal/api/docs/shapes">公共数据结构</a>　<a href="/portal/api/openapi.json">OpenAPI 3.1 文件</a></p>
<nav aria-label="目录"><ul>${contents.join("")}</ul></nav>${sections.join("")}`,
  );
}

const isObject = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const refName = (schema: Schema): string | undefined => (typeof schema["$ref"] === "string" ? schema["$ref"].split("/").at(-1) : undefined);

/** What kind of value a schema describes, in words. */
function kindOf(schema: Schema): string {
  const name = refName(schema);
  if (name) return `<a href="/portal/api/docs/shapes#${safe(name)}">${safe(name)}</a>`;
  if ("const" in schema) return `固定值 <code>${safe(JSON.stringify(schema["const"]))}</code>`;
  if (Array.isArray(schema["enum"])) return `取值 ${schema["enum"].map((value) => `<code>${safe(value)}</code>`).join("、")}`;
  const options = [...list(schema["anyOf"]), ...list(schema["oneOf"])].filter(isObject);
  if (options.length > 0) return [...new Set(options.map(kindOf))].join(" 或 ");
  if (schema["type"] === "array") return `数组：${isObject(schema["items"]) ? kindOf(schema["items"]) : "任意"}`;
  const words: Record<string, string> = { string: "文字", number: "数字", integer: "整数", boolean: "是否", object: "对象", null: "空" };
  return words[String(schema["type"])] ?? "任意";
}

/** Limits of a value, in words. */
function limitsOf(schema: Schema): string {
  const facts: string[] = [];
  const say = (name: string, words: (value: unknown) => string) => {
    if (schema[name] !== undefined && schema[name] !== "") facts.push(words(schema[name]));
  };
  say("description", safe);
  say("default", (value) => `默认 <code>${safe(typeof value === "string" ? value : JSON.stringify(value))}</code>`);
  say("minimum", (value) => `不小于 ${safe(value)}`);
  say("maximum", (value) => `不大于 ${safe(value)}`);
  say("minLength", (value) => `至少 ${safe(value)} 个字`);
  say("maxLength", (value) => `最多 ${safe(value)} 个字`);
  say("maxItems", (value) => `最多 ${safe(value)} 项`);
  say("pattern", (value) => `格式 <code>${safe(value)}</code>`);
  return facts.join("；");
}

type Row = { name: string; schema: Schema; required: boolean };

/** Levels of fields that a table shows; what is deeper stands in the OpenAPI file. */
const DEPTH = 6;

/** The fields of a schema and of what lies in it: `hall[].ORGNAME`. */
function rowsOf(schema: Schema, prefix = "", depth = 0): Row[] {
  if (depth > DEPTH || refName(schema)) return [];
  const options = [...list(schema["anyOf"]), ...list(schema["oneOf"])].filter(isObject);
  if (options.length > 0) return options.flatMap((option) => rowsOf(option, prefix, depth + 1));
  if (schema["type"] === "array" && isObject(schema["items"])) return rowsOf(schema["items"], `${prefix}[]`, depth + 1);
  const properties = isObject(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  return properties.flatMap(([name, value]) => {
    if (!isObject(value)) return [];
    const full = prefix === "" ? name : `${prefix}.${name}`;
    return [{ name: full, schema: value, required: list(schema["required"]).includes(name) }, ...rowsOf(value, full, depth + 1)];
  });
}

function table(caption: string, rows: readonly Row[], id: string): string {
  if (rows.length === 0) return "";
  const body = rows
    .map(
      ({ name, schema, required }) =>
        `<tr><th scope="row"><code>${safe(name)}</code></th><td>${kindOf(schema)}</td><td>${required ? "必有" : "可无"}</td><td>${limitsOf(schema)}</td></tr>`,
    )
    .join("");
  return `<div class="wide" tabindex="0" role="region" aria-label="${safe(caption)}"><table id="${safe(id)}"><caption>${safe(caption)}</caption><thead><tr><th scope="col">名称</th><th scope="col">类型</th><th scope="col">必要性</th><th scope="col">说明</th></tr></thead><tbody>${body}</tbody></table></div>`;
}

/** Shapes that many answers hold. */
export function shapesPage(document: OpenApiDocument): string {
  const shapes = Object.entries(document.components.schemas).map(([name, schema]) => {
    const rows = rowsOf(schema);
    return `<section><h2 id="${safe(name)}">${safe(name)}</h2>${rows.length > 0 ? table(`${name} 的字段`, rows, `${name}-fields`) : `<p>${kindOf(schema)}</p>`}</section>`;
  });
  return page("公共数据结构", `<h1>公共数据结构</h1>${home}${shapes.join("")}`);
}

/** Entries of a list that an example shows. */
const SHOWN = 2;

/** An answer with its long lists cut; what was cut is said where it stood. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const some = value.slice(0, SHOWN).map(shortened);
    return value.length > SHOWN ? [...some, `……另有 ${value.length - SHOWN} 项`] : some;
  }
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)])) : value;
}

/** The request as a command; quotes are safe for a shell. */
function curl({ path, init }: ExampleExchange): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const parts = [`curl ${init.method === "POST" ? "-X POST " : ""}${quoted(`https://本站域名${path}`)}`];
  if (typeof init.body === "string") parts.push(`-H 'Content-Type: application/json'`, `-d ${quoted(init.body)}`);
  if (init.body instanceof URLSearchParams) for (const [name, value] of init.body) parts.push(`--data-urlencode ${quoted(`${name}=${value}`)}`);
  return parts.join(" \\\n  ");
}

function exampleSection(shown: ExampleExchange, index: number): string {
  const answer = shown.answer
    ? `<h3>回答（状态码 ${shown.answer.status}，较长的列表只显示前 ${SHOWN} 项）</h3><pre tabindex="0">${safe(JSON.stringify(shortened(shown.answer.body), null, 2))}</pre>`
    : "<p>这个接口涉及提交的内容，这里只列出请求，不代为提交。</p>";
  return `<section><h2>示例${index + 1}</h2><h3>请求</h3><pre tabindex="0">${safe(curl(shown))}</pre>${answer}</section>`;
}

/** The JSON schema of a body or an answer. */
const schemaOf = (content: Record<string, { schema: Schema }> | undefined): Schema => Object.values(content ?? {}).at(-1)?.schema ?? {};

/** One call: parameters, answer, examples. */
export function callPage(
  document: OpenApiDocument,
  { path, method, operation }: { path: string; method: string; operation: Operation },
  shown: ExampleExchange[],
): string {
  const parameters = (operation.parameters ?? []).map(({ name, schema, required, description }) => ({
    name,
    required,
    schema: description === undefined ? schema : { ...schema, description },
  }));
  const bodies = Object.keys(operation.requestBody?.content ?? {});
  const ok = operation.responses["200"];
  const answer = ok && "content" in ok ? rowsOf(schemaOf(ok.content)) : [];
  const nothing = parameters.length === 0 && bodies.length === 0 ? "<p>没有参数。</p>" : "";
  return page(
    `${operation.summary} · ${document.info.title}`,
    `<h1>${safe(operation.summary)}</h1>${home}
<p><code>${method.toUpperCase()} ${safe(path)}</code></p>
<section><h2>请求</h2>${nothing}${bodies.length > 0 ? `<p>请求体：${bodies.map((type) => `<code>${safe(type)}</code>`).join("、")}</p>` : ""}
${table("地址中的参数", parameters, "parameters")}${table("请求体的字段", rowsOf(schemaOf(operation.requestBody?.content)), "body")}</section>
<section><h2>回答</h2>${table("回答的字段", answer, "answer")}<p>出错时返回 4xx 或 5xx 状态码和 <a href="/portal/api/docs/shapes#Failure">Failure</a>：<code>statusDescription</code> 是可以直接给人看的中文说明。</p></section>
${shown.map(exampleSection).join("")}`,
  );
}
