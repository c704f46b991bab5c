import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { root, startPortal } from "../support/portal";
import { routeSamples } from "../support/route-samples";
import { addressesOf, routePatterns, routesText, type Samples } from "../support/routes";
import { APPLICANT, APPLICANT_PAGES, casePages, type CasePages, CLERK, DESK_PAGES } from "./gallery-cases";
import { type Captions, FAMILIES, MODES, NEW_SCREENS } from "./gallery-pages";

type Face = "v2" | "v3";
const FACES: readonly Face[] = ["v2", "v3"];
/** Pixels of the window, how much smaller the picture is, and how wide it stands in the document. */
const SIZES = [
  { name: "375", width: 375, height: 812, scale: 0.7, shown: 108 },
  { name: "1440", width: 1440, height: 1000, scale: 0.5, shown: 288 },
] as const;
type Size = { name: string; width: number; height: number; scale: number; shown: number };
const PHONE: readonly Size[] = SIZES.slice(0, 1);
const TABLET: readonly Size[] = [{ name: "768", width: 768, height: 1024, scale: 0.45, shown: 160 }];
/** The cookie of a mode, where it has one. */
const COOKIES: Readonly<Record<keyof typeof MODES, readonly [name: string, value: string] | undefined>> = {
  elder: ["elder", "1"],
  contrast: ["contrast", "1"],
  dark: ["scheme", "dark"],
  tablet: undefined,
};
/** WebP, of 100: to be looked through, not to be read. */
const QUALITY = 35;
/** What all pictures together may weigh, in bytes. */
const MOST = 6_000_000;

/** Pages beside the routes of the register, by their address below the face. */
const MORE = (of: Samples): Readonly<Record<string, string>> => ({
  regions: "regions?region=440100",
  "about/search": "about/search",
  "guide/checklist": `guide/${of.guide}/checklist`,
  "guide/compare": `guide/${of.guide}/compare`,
  "good-bad-review": "good-bad-review",
  review: "review",
  supervision: "supervision",
  "open-data": "open-data",
  feedback: "feedback",
  "feedback-progress": "feedback-progress",
  accessibility: "accessibility",
  "site-correction": "site-correction",
  "site-map": "site-map",
  "no-such-page": "no-such-page",
});
/** The same of the modern face alone: the classic one has no such page, or the same one. */
const MODERN = (of: Samples): Readonly<Record<string, string>> => ({
  "index-company": "index?region=440106&audience=company",
  stations: "stations?region=440100",
  benefits: "benefits?region=440106&a.age-group=from-80",
  apply: `apply?task=${of.guide}`,
  appointment: "appointment?region=440106",
  "log-in": "user",
});
const PERSONAL = ["user", ...["affairs", "messages", "guides", "feedback", "abstracts", "profile", "account"].map((page) => `user/${page}`), "e-license"];
/** No pages of their own: the reading service draws others, the log-in sends on. */
const LEFT_OUT = new Set(["canyou/default.html?url=...", "v3-auth", "v2/e-license"]);

/** `v3/{service}/hot` → `personal/hot`, `index?region={regionCode}` → `index`. */
const keyOf = (pattern: string): string =>
  pattern
    .replace(/^v[23]\//, "")
    .replace("{service}", "personal")
    .replace(/\/\{[^}]*\}|\?.*$/g, "");
const faceOf = (pattern: string): Face => (pattern.startsWith("v3/") ? "v3" : "v2");

/** Addresses of a kind of page, at most one of each face. */
type Kind = Partial<Record<Face, string>>;

function publicKinds(samples: Samples): Map<string, Kind> {
  const kinds = new Map<string, Kind>();
  const add = (key: string, face: Face, address: string) => {
    const kind = kinds.get(key) ?? {};
    kind[face] ??= address;
    kinds.set(key, kind);
  };
  for (const pattern of routePatterns(routesText())) if (!LEFT_OUT.has(pattern)) add(keyOf(pattern), faceOf(pattern), addressesOf(pattern, samples)[0] ?? "");
  for (const [key, rest] of Object.entries(MORE(samples))) for (const face of FACES) add(key, face, `/portal/${face}/${rest}`);
  for (const [key, rest] of Object.entries(MODERN(samples))) add(key, "v3", `/portal/v3/${rest}`);
  return kinds;
}

const personalKinds = (): Map<string, Kind> => new Map(PERSONAL.map((key) => [key, { v2: `/portal/v2/${key}`, v3: `/portal/v3/${key}` }]));

/** Attempts at a picture: a busy machine has not always drawn a frame when it is asked for one. */
const ATTEMPTS = 5;

/** Takes the picture of what the window shows, made smaller. Playwright itself writes no WebP. */
async function picture(page: Page, file: string, { width, height, scale }: Size): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // An address may lead to a part of its page: what is above the window is not painted.
  const y = await page.evaluate(() => scrollY);
  const capture = (left: number): Promise<{ data: string }> =>
    session
      .send("Page.captureScreenshot", { format: "webp", quality: QUALITY, clip: { x: 0, y, width, height, scale } })
      .catch((error: unknown) => (left > 1 ? capture(left - 1) : Promise.reject(error)));
  const { data } = await capture(ATTEMPTS);
  await session.detach();
  await writeFile(file, Buffer.from(data, "base64"));
}

const fileOf = (key: string, face: Face, size: string): string => `${face}-${key.replaceAll("/", "-")}-${size}.webp`;

type Booth = { origin: string; folder: string; browser: Browser; prepare?: ((context: BrowserContext) => Promise<void>) | undefined; sizes?: readonly Size[] };

/** Pictures of all kinds at both sizes. */
async function shoot(kinds: ReadonlyMap<string, Kind>, { origin, folder, browser, prepare, sizes = SIZES }: Booth): Promise<void> {
  for (const size of sizes) {
    const { name, width, height } = size;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height },
      locale: "zh-CN",
      reducedMotion: "reduce",
    });
    await prepare?.(context);
    const page = await context.newPage();
    for (const [key, kind] of kinds)
      for (const face of FACES) {
        const address = kind[face];
        if (address === undefined) continue;
        await page.goto(address);
        await picture(page, join(folder, fileOf(key, face, name)), size);
      }
    await context.close();
  }
}

/** Of the person whose personal centre is shown. */
const OWNER = "student";

const logInAs =
  (account: string) =>
  async (context: BrowserContext): Promise<void> => {
    const page = await context.newPage();
    await page.goto("/portal/login?back=%2Fportal%2Fv2%2Fcontact-us");
    await page.locator(`button[name=account][value="${account}"]`).click();
    await page.waitForURL("**/portal/v2/contact-us");
    await page.close();
  };
const logIn = logInAs(OWNER);

/** Pages of applications and of the desk, which need cases: in the modern face also in elder mode. */
async function shootCases(booth: Booth, isTaken: boolean): Promise<string[]> {
  const { applicant, desk } = await casePages(booth.origin);
  const parts: readonly [heading: string, pages: CasePages, captions: Captions, account: string][] = [
    ["Applications and appointments", applicant, APPLICANT_PAGES, APPLICANT],
    ["The desk", desk, DESK_PAGES, CLERK],
  ];
  const sections: string[] = [];
  for (const [heading, pages, captions, account] of parts) {
    const kinds = new Map<string, Kind>(Object.entries(pages));
    const inElderMode = new Map([...kinds].map(([key, { v3 }]): [string, Kind] => [`elder-${key}`, v3 === undefined ? {} : { v3 }]));
    if (isTaken) {
      await shoot(kinds, { ...booth, prepare: logInAs(account) });
      await shoot(inElderMode, {
        ...booth,
        sizes: PHONE,
        prepare: async (context) => {
          await context.addCookies([{ name: "elder", value: "1", url: booth.origin }]);
          await logInAs(account)(context);
        },
      });
    }
    sections.push(
      [
        `## ${heading}\n`,
        ...Object.entries(captions).flatMap(([key, caption]) => [
          entry(key, caption, kinds.get(key) ?? {}),
          entry(`elder-${key}`, [`${caption[0]}, elder mode`, ""], inElderMode.get(`elder-${key}`) ?? {}, PHONE),
        ]),
      ].join("\n"),
    );
  }
  return sections;
}

/** One kind of page: its name, where it is, what it is for, and its pictures side by side. */
function entry(key: string, [name, says]: readonly [string, string], kind: Kind, sizes: readonly Size[] = SIZES): string {
  const present = FACES.filter((face) => kind[face] !== undefined);
  const places = present.map((face) => `\`${kind[face]?.replace(/[?].*$/, "").replace(/\w{31}|\d{12}/g, "…")}\``).join(" · ");
  const pictures = present.flatMap((face) =>
    sizes.map(({ name: size, shown }) => `<img src="gallery/${fileOf(key, face, size)}" width="${shown}" alt="${name}, ${face}, ${size} pixels wide">`),
  );
  return `### ${name}\n\n${says} ${places}\n\n${pictures.join(" ")}\n`;
}

const HEAD = `# Gallery

The first screen of every kind of page, at 375 and 1440 pixels: on the left the classic face (v2), on the right the modern one (v3), where both have the page.
Made by \`npm run bench -- gallery\` from the running portal and the sample content of its pack.
`;

/**
 * Pictures of every kind of page in docs/gallery, and docs/gallery.md that shows them. ONEHALL_ORIGIN: a portal that runs already.
 * `modes`: takes those of modes and tablets alone, the others stay as they are; `cases`: those of applications and of the desk alone.
 */
export async function run(args: readonly string[] = []): Promise<number> {
  const running = process.env.ONEHALL_ORIGIN;
  const portal = running === undefined ? await startPortal() : undefined;
  const origin = running ?? portal?.origin ?? "";
  const folder = join(root, "docs/gallery");
  const isOnly = (part: string) => args.includes(part);
  const isWhole = !isOnly("modes") && !isOnly("cases");
  const isModes = !isOnly("cases");
  if (isWhole) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({ args: ["--no-sandbox"], ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}) });
  try {
    const open = publicKinds(await routeSamples(origin));
    const own = personalKinds();
    const captions = Object.values(FAMILIES).flatMap((family) => Object.keys(family));
    const unnamed = [...open.keys(), ...own.keys()].filter((key) => !captions.includes(key));
    const missing = captions.filter((key) => !open.has(key) && !own.has(key));
    if (unnamed.length > 0 || missing.length > 0) throw new Error(`without a caption: ${unnamed.join(", ")}; without a page: ${missing.join(", ")}`);

    const booth = { origin, folder, browser };
    if (isWhole) {
      await shoot(open, booth);
      await shoot(own, { ...booth, prepare: logIn });
    }
    const sections = Object.entries(FAMILIES).map(([family, pages]) =>
      [`## ${family}\n`, ...Object.entries(pages).map(([key, caption]) => entry(key, caption, open.get(key) ?? own.get(key) ?? {}))].join("\n"),
    );
    sections.push(...(await shootCases(booth, isWhole || isOnly("cases"))));
    const names = new Map(Object.values(FAMILIES).flatMap((family) => Object.entries(family).map(([key, [name]]) => [key, name] as const)));
    for (const [mode, [name, says]] of Object.entries(MODES)) {
      const cookie = COOKIES[mode as keyof typeof MODES];
      const inMode = async (context: BrowserContext) => {
        if (cookie) await context.addCookies([{ name: cookie[0], value: cookie[1], url: origin }]);
      };
      const sizes = mode === "tablet" ? TABLET : SIZES;
      // The classic face is neither dark nor made for tablets apart.
      const hasBoth = (key: string) => (mode === "elder" || mode === "contrast") && (key === "index" || key === "guide");
      const kinds = new Map(
        NEW_SCREENS.map((key): [string, Kind] => {
          const { v2, v3 } = open.get(key) ?? own.get(key) ?? {};
          return [`${mode}-${key}`, { ...(v2 !== undefined && hasBoth(key) && { v2 }), ...(v3 !== undefined && { v3 }) }];
        }),
      );
      const ofNobody = new Map([...kinds].filter(([key]) => key !== `${mode}-user`));
      if (isModes) await shoot(ofNobody, { ...booth, sizes, prepare: inMode });
      const ofPerson = new Map([...kinds].filter(([key]) => key === `${mode}-user`));
      if (isModes)
        await shoot(ofPerson, {
          ...booth,
          sizes,
          prepare: async (context) => {
            await inMode(context);
            await logIn(context);
          },
        });
      sections.push(
        [`## ${name}\n`, `${says}\n`, ...[...kinds].map(([key, kind]) => entry(key, [names.get(key.slice(mode.length + 1)) ?? key, ""], kind, sizes))].join(
          "\n",
        ),
      );
    }
    await writeFile(join(root, "docs/gallery.md"), [HEAD, ...sections].join("\n"));

    const sizes = await Promise.all((await readdir(folder)).map(async (file) => (await stat(join(folder, file))).size));
    const weight = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`${captions.length} kinds of pages, ${sizes.length} pictures, ${(weight / 1e6).toFixed(2)} MB`);
    return weight > MOST ? 1 : 0;
  } finally {
    await browser.close();
    await portal?.stop();
  }
}
