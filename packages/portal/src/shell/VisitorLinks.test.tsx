import { serverHtml } from "@onehall/ui/testing";
import { expect, test } from "vitest";
import { page } from "../testing";
import { useShell } from "../app/use-shell";
import { VisitorLinks } from "./VisitorLinks";

function Links() {
  const shell = useShell();
  return shell && <VisitorLinks shell={shell} />;
}
const draw = (path: string, region?: { code: string; name: string; crumbs: [] }) => serverHtml(page(Links, region && { region }, { path }));

test("a log-in comes back to the page in view; without scripts there is the way to one's own pages", () => {
  const html = draw("/v2/notices?region=440100");
  expect(html).toContain(`href="/portal/login?back=${encodeURIComponent("/portal/v2/notices?region=440100")}"`);
  expect(html).toMatch(/<noscript><a [^>]*href="\/portal\/v2\/user"/);
});

test("only the home page of the province asks for the national log-in, and never twice", () => {
  const city = { code: "440100", name: "广州市", crumbs: [] as [] };
  expect(draw("/v2/index?region=440000")).toContain(`data-national="/portal/login?back=${encodeURIComponent("/portal/v2/index?region=440000&isLogin=1")}"`);
  expect(draw("/index")).toContain("data-national");
  expect(draw("/v2/index?isLogin=0")).not.toContain("data-national");
  expect(draw("/v2/index?region=440100", city)).not.toContain("data-national");
  expect(draw("/v2/notices")).not.toContain("data-national");
});
