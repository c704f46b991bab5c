import { isTownCode, hallPath } from "@onehall/regions";
import { routeSamples } from "../support/route-samples";
import { sampleLogin } from "../support/sample-login";
import { servedPage, textOf } from "../support/served-page";
import { expect, origin, test } from "../support/test";

/** Which address is which page. docs/requirements/routes.md */
const FACES = ["v2", "v3"] as const;

test("a region that ends in three zeros is a town's hall, any other of 12 digits a village's service point, and each has its own page", async () => {
  const { town, village, orgCode } = await routeSamples(origin());
  expect([isTownCode(town), isTownCode(village)]).toEqual([true, false]);
  const nameOf = async (path: string) => textOf((await servedPage(path))("h1"));
  const [townName, villageName] = [await nameOf(`/portal/country-hall?region=${town}`), await nameOf(`/portal/country-hall-child?region=${village}`)];
  for (const face of FACES) {
    expect(await nameOf(`/portal/${face}/country-hall?region=${town}`)).toBe(townName);
    const page = await servedPage(`/portal/${face}/country-hall?region=${town}`);
    const link = page(`a[href="${hallPath(village, face)}"]`).first();
    expect([link.attr("target"), villageName.startsWith(textOf(link).replace("（在新窗口打开）", "")), textOf(link).endsWith("（在新窗口打开）")]).toEqual([
      "_blank",
      true,
      true,
    ]);
    for (const region of ["440000", "440100", "440106"]) {
      const hall = await servedPage(`/portal/${face}/index?region=${region}`);
      expect(new URL(hall('link[rel="canonical"]').attr("href") ?? "").searchParams.get("region") ?? "440000").toBe(region);
    }
    const department = await servedPage(`/portal/${face}/branch-hall?orgCode=${orgCode}`);
    expect(department.html()).toContain(orgCode);
  }
  const plain = await servedPage(`/portal/branch-hall?orgCode=${orgCode}`);
  expect(textOf(plain("h1"))).toBe(textOf((await servedPage(`/portal/v2/branch-hall?orgCode=${orgCode}`))("h1")));
});

test("a page without a version in its address is drawn by the classic face, what stands below /portal/v3/ by the modern one", async () => {
  const { guide, notice } = await routeSamples(origin());
  const faceOf = async (path: string) => {
    const other = (await servedPage(path))('nav[aria-label="快捷工具"] [data-tool="switch"]').first();
    return textOf(other) === "切换旧版" ? "v3" : textOf(other) === "切换新版" ? "v2" : textOf(other);
  };
  for (const [path, face] of [
    ["/portal/index?region=440000", "v2"],
    [`/portal/guide/${guide}`, "v2"],
    [`/portal/notice?id=${notice}`, "v2"],
    ["/portal/scene-guide", "v2"],
    ["/portal/v2/faq", "v2"],
    ["/portal/v3/faq", "v3"],
    [`/portal/v3/guide/${guide}`, "v3"],
    [`/portal/v3/notice?id=${notice}`, "v3"],
  ] as const)
    expect([path, await faceOf(path)]).toEqual([path, face]);
});

test("pages of one person send whoever is not logged in to the log-in and back; other pages ask nobody", async () => {
  for (const path of ["/portal/v2/user", "/portal/v3/user/messages", "/portal/v2/e-license", "/portal/v3/user/account"]) {
    const answer = await fetch(new URL(path, origin()), { redirect: "manual" });
    const target = new URL(answer.headers.get("location") ?? "", origin());
    expect([path, answer.status, target.pathname, target.searchParams.get("back")]).toEqual([path, 303, "/portal/login", path]);
  }
  expect((await fetch(new URL("/portal/v3-auth", origin()), { redirect: "manual" })).headers.get("location")).toContain("/portal/sample-login/auth?");
  const cookie = await sampleLogin(origin(), "retiring");
  expect(textOf((await servedPage("/portal/v3/user/account", { cookie }))("h1"))).toContain("账号");
  // The home page is the same too, but for hot words that change while other tests search.
  for (const path of ["/portal/v2/about-me", "/portal/v3/faq", "/portal/v2/progress-query"]) {
    const [visitor, person] = await Promise.all([fetch(new URL(path, origin())), fetch(new URL(path, origin()), { headers: { cookie } })]);
    // HTML is the same for everybody.
    expect([visitor.status, await person.text()], path).toEqual([200, await visitor.text()]);
  }
});
