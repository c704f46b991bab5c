import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser } from "playwright";
import { build, type InlineConfig } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/**
 * What the registry would get: the tarball, looked at by publint and attw, then installed in two hosts that know nothing of this workspace.
 * The hosts' other packages are links to those installed here, as tests must not need a network.
 */
const ROOT = import.meta.dirname;
const folder = realpathSync(mkdtempSync(join(tmpdir(), "onehall-packed-")));
const tarballs = join(folder, "tarballs");
const installed = join(folder, "node_modules/@onehall/ui");
const tarball = () => join(tarballs, readdirSync(tarballs)[0]!);
const tool = (name: string) => join(ROOT, "node_modules/.bin", name);
const fixture = (name: string) => join(ROOT, "hosts", name);

/** Runs a command; its output is part of the error when it fails. */
function run(command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { cwd: ROOT, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(" ")}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** pnpm writes `publishConfig` into the package, npm would not. Under a script of pnpm it is the same pnpm, else the pinned one. */
function pnpm(...args: string[]): void {
  const own = process.env["npm_execpath"];
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, "../../package.json"), "utf8")) as { packageManager: string };
  if (own?.includes("pnpm")) run(process.execPath, own, ...args);
  else run("npx", "-y", packageManager, ...args);
}

const config = (host: string, more: InlineConfig["build"]): InlineConfig => ({
  root: join(folder, host),
  configFile: false,
  logLevel: "error",
  mode: "production",
  build: { modulePreload: false, cssMinify: false, ...more, outDir: join(folder, host, more?.ssr ? "server" : "client"), emptyOutDir: true },
  ssr: { noExternal: ["@onehall/ui"] },
});

const types: Record<string, string> = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css" };
/** Serves built files, and a page for every other address. */
const serve = (files: string, page: () => string) =>
  new Promise<Server>((resolve) => {
    const server = createServer((request, response) => {
      const path = join(files, request.url ?? "/");
      const isFile = extname(path) in types && existsSync(path);
      response.setHeader("Content-Type", types[isFile ? extname(path) : ".html"]!);
      response.end(isFile ? readFileSync(path) : page());
    }).listen(0, () => resolve(server));
  });

let browser: Browser;
const servers: Server[] = [];

/** Opens the page of a host, and collects all that the browser and React have to say. */
async function visit(files: string, page: () => string) {
  const server = await serve(files, page);
  servers.push(server);
  const tab = await browser.newPage();
  const said: string[] = [];
  tab.on("console", (message) => ["error", "warning"].includes(message.type()) && said.push(message.text()));
  tab.on("pageerror", (error) => said.push(String(error)));
  await tab.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { waitUntil: "networkidle" });
  return { tab, said };
}

beforeAll(async () => {
  mkdirSync(tarballs);
  pnpm("pack", "--pack-destination", tarballs);
  mkdirSync(installed, { recursive: true });
  run("tar", "-xzf", tarball(), "-C", installed, "--strip-components=1");
  for (const name of ["react", "react-dom", "@floating-ui/dom", "@vanilla-extract/css", "uqr"]) {
    const link = join(folder, "node_modules", name);
    mkdirSync(join(link, ".."), { recursive: true });
    symlinkSync(realpathSync(join(ROOT, "node_modules", name)), link);
  }
  for (const host of ["vite", "server"]) cpSync(fixture(host), join(folder, host), { recursive: true });
  const executablePath = process.env["CHROMIUM_PATH"] ?? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path));
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

describe("the tarball", () => {
  test("is without fault for publint", () => {
    expect(run(tool("publint"), tarball(), "--strict")).toContain("All good");
  }, 60_000);

  test("is without fault for arethetypeswrong, at each of its entries, for all that import ES modules", () => {
    const entries = readdirSync(join(installed, "dist"), { withFileTypes: true }).flatMap(({ name }) =>
      existsSync(join(installed, "dist", name, "index.js")) ? [name] : [],
    );
    expect(entries.length).toBeGreaterThan(45);
    // It fails by its exit code; a name that resolves to nothing would be a fault too.
    const said = run(tool("attw"), tarball(), "--profile", "esm-only", "--format", "ascii", "--entrypoints", ".", ...entries, "themes/classic");
    for (const entry of entries) expect(said).toContain(`"@onehall/ui/${entry}"`);
    expect(said).not.toContain("❌");
  }, 120_000);

  test("holds compiled code only: no tests, stories, sources or workspace protocols", () => {
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /\.(test|stories)\.|\.css\.ts$|\.tsx$|(?<!\.d)\.ts$|testing\//.test(file))).toEqual([]);
    const manifest = readFileSync(join(installed, "package.json"), "utf8");
    expect(manifest).not.toMatch(/catalog:|workspace:/);
    expect(manifest).not.toContain("./src/");
  });

  test("holds the tokens of each theme as JSON and as CSS", () => {
    const names = readdirSync(join(installed, "dist/tokens"));
    for (const theme of ["classic", "modern", "classicElder", "modernElder", "classicContrast", "modernContrast", "neutral", "modernDark"]) {
      expect(names).toEqual(expect.arrayContaining([`${theme}.css`, `${theme}.tokens.json`]));
      const tokens = JSON.parse(readFileSync(join(installed, `dist/tokens/${theme}.tokens.json`), "utf8")) as { color: { text: { default: unknown } } };
      expect(tokens.color.text.default).toMatchObject({ $type: "color", $value: { colorSpace: "srgb" } });
    }
  });
});

describe("fixtures.json", () => {
  type Fixture = { component: string; example: string; props: unknown; html: string };
  const fixtures = () => JSON.parse(readFileSync(join(installed, "dist/fixtures.json"), "utf8")) as Fixture[];
  const SHARED = ["theme", "tokens", "style", "reset", "testing", "internal", "locale", "rules"];

  test("has every story of every widget, in the words of the story file", () => {
    const folders = readdirSync(join(ROOT, "src"), { withFileTypes: true }).filter((entry) => entry.isDirectory() && !SHARED.includes(entry.name));
    const stories = folders.flatMap(({ name }) =>
      readdirSync(join(ROOT, "src", name))
        .filter((file) => file.endsWith(".stories.tsx"))
        .flatMap((file) => {
          const text = readFileSync(join(ROOT, "src", name, file), "utf8");
          const component = /title: "[^/"]+\/(\w+)/.exec(text)?.[1];
          return [...text.matchAll(/^export const (\w+): Story/gm)].map(([, example]) => `${component}.${example}`);
        }),
    );
    expect(stories.length).toBeGreaterThan(100);
    expect(
      fixtures()
        .map(({ component, example }) => `${component}.${example}`)
        .toSorted(),
    ).toEqual(stories.toSorted());
  });

  test("draws with the classes of the package's own stylesheets", () => {
    const css = readdirSync(join(installed, "dist"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css"))
      .map((file) => readFileSync(join(installed, "dist", file), "utf8"))
      .join("\n");
    const { html, props } = fixtures().find(({ component, example }) => component === "Button" && example === "AsLink")!;
    const [, name] = /class="(\w+)"/.exec(html)!;
    expect(css).toContain(`.${name} `);
    expect([html.replace(/ class="\w+"/, ""), props]).toEqual([
      '<a href="#next" data-kind="primary">去办理</a>',
      expect.objectContaining({ href: "#next", kind: "primary", children: "去办理" }),
    ]);
  });
});

describe("a plain Vite and React host", () => {
  test("builds, renders, and opens what is loaded later", async () => {
    await build(config("vite", {}));
    const files = join(folder, "vite/client");
    const { tab, said } = await visit(files, () => readFileSync(join(files, "index.html"), "utf8"));
    const button = tab.getByRole("button", { name: "打开" });
    expect(await button.evaluate((element) => getComputedStyle(element).minBlockSize)).toBe("44px");
    await button.click();
    await tab.getByRole("dialog", { name: "提示" }).waitFor();
    await tab.keyboard.press("Escape");
    await tab.getByRole("button", { name: "选择日期" }).click();
    await tab.getByRole("grid", { name: "2026年11月" }).waitFor();
    await tab.keyboard.press("Escape");
    await tab.getByRole("combobox", { name: "搜索" }).click();
    await tab.getByRole("option", { name: "居住证" }).waitFor();
    await tab.locator('svg[role="img"] path[d^="M"]').waitFor();
    expect(said).toEqual([]);
  }, 120_000);
});

describe("a server-rendered host", () => {
  test("builds, renders without scripts, and hydrates without a word", async () => {
    await build(
      config("server", {
        rolldownOptions: { input: join(folder, "server/client.js"), output: { entryFileNames: "client.js", assetFileNames: "client[extname]" } },
      }),
    );
    await build(config("server", { ssr: join(folder, "server/render.js"), rolldownOptions: { output: { entryFileNames: "render.mjs" } } }));
    const { render } = (await import(pathToFileURL(join(folder, "server/server/render.mjs")).href)) as { render: () => string };
    const html = render();
    expect(html).toContain("居民户口簿");
    const css = readdirSync(join(folder, "server/client")).filter((file) => file.endsWith(".css"));
    const page = `<!doctype html><html lang="zh-CN" class="${/class="page (\w+)"/.exec(html)?.[1] ?? ""}"><head><title>指南</title>${css
      .map((file) => `<link rel="stylesheet" href="/${file}">`)
      .join("")}</head><body><div id="root">${html}</div><script type="module" src="/client.js"></script></body></html>`;
    const { tab, said } = await visit(join(folder, "server/client"), () => page);
    const asked: string[] = [];
    tab.on("request", (request) => asked.push(request.url()));
    await tab.getByRole("tab", { name: "申请材料" }).click();
    expect(await tab.getByRole("tabpanel", { name: "申请材料" }).isVisible()).toBe(true);
    expect(await tab.evaluate(() => (window as { recovered?: string[] }).recovered)).toEqual([]);
    // The server's code stays, and no encoder came for it.
    expect(await tab.locator('svg[role="img"] path').getAttribute("d")).toBe(/role="img"[^>]*><path d="([^"]+)"/.exec(html)?.[1]);
    expect(asked.filter((url) => /qrPath/.test(url))).toEqual([]);
    expect(said).toEqual([]);
  }, 120_000);
});

describe("importing one widget from the root", () => {
  const NAMES = { Button: "button", Table: "table", Tabs: "tabs", Picker: "picker" } as const;
  /** Everything a host sends who imports only this, JavaScript and CSS apart. */
  async function sent(source: string): Promise<{ js: string; css: string }> {
    const host = join(folder, "shake");
    mkdirSync(host, { recursive: true });
    writeFileSync(join(host, "main.js"), source);
    const result = await build({
      ...config("shake", {
        write: false,
        minify: false,
        rolldownOptions: { input: join(host, "main.js"), external: [/^react(-dom)?(\/|$)/], preserveEntrySignatures: "strict" },
      }),
    });
    const { output } = result as { output: { type: string; fileName: string; code?: string; source?: unknown }[] };
    return {
      js: output.map((file) => file.code ?? "").join("\n"),
      css: output.flatMap((file) => (file.fileName.endsWith(".css") ? [String(file.source)] : [])).join("\n"),
    };
  }
  /** Class names that a widget's own stylesheet defines. */
  const classesOf = (widget: string) => {
    const dist = join(installed, "dist", widget);
    const css = readdirSync(dist).filter((file) => file.endsWith(".css"));
    return [
      ...new Set(
        css.flatMap(
          (file) =>
            readFileSync(join(dist, file), "utf8")
              .replaceAll(/^@layer[^{;]*/gm, "")
              .match(/\.[a-z_]\w{5,}(?=[\s{,:[>])/g) ?? [],
        ),
      ),
    ];
  };

  test.each(Object.entries(NAMES))(
    "%s brings its own styles, and none of widgets that it does not use",
    async (name, own) => {
      const { js, css } = await sent(`export { ${name} } from "@onehall/ui";`);
      expect(classesOf(own).length).toBeGreaterThan(0);
      for (const used of classesOf(own)) expect(css, used).toContain(used);
      for (const foreign of ["modal", "upload", "chart", "search-box", ...(own === "table" ? [] : ["table", "checkbox"])])
        for (const unused of classesOf(foreign)) expect(css, `${foreign} ${unused}`).not.toContain(`${unused} `);
      expect(js).not.toContain("最多上传");
      if (own !== "table") expect(js).not.toContain("onlyMinWidth");
    },
    60_000,
  );

  test("the root and the folder send the same", async () => {
    const [root, alone] = [await sent('export { Button } from "@onehall/ui";'), await sent('export { Button } from "@onehall/ui/button";')];
    expect(root.css).toBe(alone.css);
    expect(root.js.replaceAll(/^\/\/.*$/gm, "").length).toBe(alone.js.replaceAll(/^\/\/.*$/gm, "").length);
  }, 60_000);
});
