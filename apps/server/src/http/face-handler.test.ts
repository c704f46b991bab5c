import { RouterContextProvider, type EntryContext, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { faceHandler } from "./face-handler";
import { faceWith } from "./testing";

const PATHS = { home: "index/:region?", guide: "v2/guide/:id?", fixed: "v2/guide/help", service: "v2/:service", hot: "hot" };

/** A face whose pages say what the router knows when it draws them. */
function face(): ServerBuild {
  const module = { default: () => null, loader: ({ params }: { params: unknown }) => params };
  const route = (id: string, path: string, parentId = "root") => ({ id, path, parentId, module });
  const routes = {
    root: { id: "root", path: "", module: { default: () => null } },
    ...Object.fromEntries(Object.entries(PATHS).map(([id, path]) => [id, route(id, path, id === "hot" ? "service" : "root")])),
  };
  const asset = { module: "", hasAction: false, hasLoader: true, hasErrorBoundary: false } as never;
  const draw = async (_request: Request, status: number, _headers: Headers, { manifest, routeModules, staticHandlerContext }: EntryContext) =>
    Response.json({ known: Object.keys(manifest.routes), modules: Object.keys(routeModules), data: staticHandlerContext.loaderData }, { status });
  return faceWith(routes, { default: draw }, { routes: Object.fromEntries(Object.keys(routes).map((id) => [id, asset])) });
}

const handler = faceHandler(face(), "production");
const open = async (path: string) => handler(new Request(`http://portal.test/portal/${path}`), new RouterContextProvider());

test.each([
  ["index", ["root", "home"], {}],
  ["index/440100?x=1", ["root", "home"], { region: "440100" }],
  ["v2/guide/%E8%BA%AB", ["root", "guide"], { id: "身" }],
  ["v2/guide/help", ["root", "fixed"], {}],
  ["v2/personal", ["root", "service"], { service: "personal" }],
  ["v2/personal/hot", ["root", "service", "hot"], { service: "personal" }],
])("%s is drawn by its own routes alone, twice the same", async (path, ids, params) => {
  for (let times = 0; times < 2; times += 1) {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(await page.json()).toEqual({ known: ids, modules: ids, data: expect.objectContaining({ [ids.at(-1) ?? ""]: params }) });
  }
});

test("an address without a route is the face's own affair, with all its routes", async () => {
  const page = await open("v2/a/b/c/d");
  expect(page.status).toBe(404);
  expect(((await page.json()) as { known: string[] }).known).toEqual(["root", ...Object.keys(PATHS)]);
});

test("data of a page comes from the routes that the browser names", async () => {
  const data = await open("v2/guide/1.data?_routes=guide");
  expect([data.status, data.headers.get("content-type")]).toEqual([200, "text/x-script"]);
});

test("as many addresses as anybody likes", async () => {
  for (let id = 0; id < 2_500; id += 1) expect((await open(`v2/guide/${id}`)).status).toBe(200);
});
