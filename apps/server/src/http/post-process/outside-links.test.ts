import { expect, test } from "vitest";
import { outsideLinks } from "./outside-links";
import { rewriteHtml } from "./rewrite-html";

const settings = { leaveAllowed: ["gov.cn", "maps.example.org"], publicOrigin: undefined };
const page = (face: string) => new URL(`http://portal.test/portal/${face}/contact-us?region=440100&a=b`);
const led = (html: string, url = page("v2")) => rewriteHtml(html, [outsideLinks(url, settings)]);
const notice = (url: string, face = "v2") => {
  const query = new URLSearchParams({ url, back: `/portal/${face}/contact-us?region=440100&a=b` });
  return `${face === "v3" ? "/portal/v3/leave" : "/portal/leave"}?${query.toString().replaceAll("&", "&amp;")}`;
};

test.each([
  ["https://www.people.example/a?b=c&amp;d=%20#e", "https://www.people.example/a?b=c&d=%20#e"],
  ["http://203.0.113.5:8080/", "http://203.0.113.5:8080/"],
  ["https://gov.cn.evil.example/", "https://gov.cn.evil.example/"],
  ["https://notgov.cn/", "https://notgov.cn/"],
  ["https://www.gov.cn@evil.example/", "https://www.gov.cn@evil.example/"],
  ["https://a.example/&#x27;&quot;&lt;", `https://a.example/'"<`],
  ["https://xn--80ak6aa92e.example/", "https://xn--80ak6aa92e.example/"],
])("a link to %s leads through the notice", (written, url) => {
  for (const face of ["v2", "v3"])
    expect(led(`<p><a class="x" href="${written}" target="_blank">去</a></p>`, page(face))).toBe(
      `<p><a class="x" href="${notice(url, face)}" target="_blank">去</a></p>`,
    );
});

test.each([
  `<a href="https://www.gd.gov.cn/a">省政府</a>`,
  `<a href="https://gov.cn">国务院</a>`,
  `<a href="https://tiles.maps.example.org/">地图</a>`,
  `<a href="http://portal.test/portal/v2/index">首页</a>`,
  `<a href="/portal/v2/index">首页</a>`,
  `<a href="tel:12345">热线</a>`,
  `<link rel="canonical" href="https://a.example/x">`,
  `<p>地址是 href="https://a.example/x"</p>`,
  `<script>{"a":"<a href=\\"https://a.example\\">"}</script>`,
])("%s stays as it is", (html) => {
  expect(led(html)).toBe(html);
});

test("the notice itself leads on", () => {
  const html = `<a href="https://a.example/">继续前往</a>`;
  for (const path of ["/portal/leave", "/portal/v3/leave"]) expect(led(html, new URL(`http://portal.test${path}?url=x`))).toBe(html);
});

test("the portal's own address is that of the settings, where there is one", () => {
  const html = `<a href="https://hall.example/portal/v2/index">首页</a>`;
  expect(rewriteHtml(html, [outsideLinks(page("v2"), { ...settings, publicOrigin: "https://hall.example" })])).toBe(html);
  expect(led(html)).not.toBe(html);
});
