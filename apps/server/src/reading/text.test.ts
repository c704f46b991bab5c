import fc from "fast-check";
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { describe, expect, test } from "vitest";
import { toReadingView } from "./text";

const place = { origin: "http://portal.test", target: "/portal/v2/guide/1?region=440000" };
const page = (main: string, around = "") =>
  `<!doctype html><html><head><title>身份证 - 办事指南</title></head><body>${around}<main>${main}</main></body></html>`;
const text = (main: string) =>
  toReadingView(page(`<h1>标题</h1>${main}`), place)
    .main.replace("<h1>标题</h1>", "")
    .trim();

describe("what is kept", () => {
  test.each([
    ["headings and text", "<h2 class='x' style='color:red'>材料</h2><p onclick='a()'>原件 <b>一份</b></p>", "<h2>材料</h2>\n<p>原件 <b>一份</b></p>"],
    ["lists", "<ul><li>甲</li><li></li></ul><ul><li> </li></ul>", "<ul><li>甲</li></ul>"],
    ["definition lists", "<dl><dt>地址</dt><dd>天河区</dd></dl>", "<dl><dt>地址</dt>\n<dd>天河区</dd></dl>"],
    ["what stands apart by its styles only", "<span>3</span><span>天</span>", "<span>3</span>\n<span>天</span>"],
    ["folds are open", "<details><summary>问</summary><p>答</p></details>", '<div class="fold"><div class="sum">问</div>\n<p>答</p></div>'],
    ["text for those without scripts", "<noscript><p>说明</p></noscript>", "<p>说明</p>"],
    ["what the browser's search would open", '<div hidden="until-found">藏</div>', "<div>藏</div>"],
    ["a picture is what it says", '<img src="a.png" alt="流程图"><img src="b.png" alt="">', '<span class="picture">〔图：流程图〕</span>'],
    [
      "a drawing too",
      '<svg role="img"><title>柱状图</title><path d="M0 0"/></svg><svg aria-hidden="true"></svg>',
      '<span class="picture">〔图：柱状图〕</span>',
    ],
    [
      "names of parts",
      '<h2 id="a">甲</h2><section aria-labelledby="a"><p>乙</p></section>',
      '<h2 id="a">甲</h2>\n<section aria-label="甲"><p>乙</p></section>',
    ],
  ])("%s", (_what, html, kept) => {
    expect(text(html).replaceAll(/\n+/g, "\n")).toBe(kept);
  });

  test("tables are tables, with a caption, scopes and a place to scroll", () => {
    const table = text(
      "<h2>申请材料</h2><table><thead><tr><th>名称</th></tr></thead><tbody><tr><th>身份证</th><td colspan=2 bgcolor=red>原件</td></tr></tbody></table>",
    );
    expect(table).toContain('<div class="wide" tabindex="0" role="region" aria-label="表格：申请材料"><table><caption>申请材料</caption>');
    expect(table).toContain('<th scope="col">名称</th>');
    expect(table).toContain('<th scope="row">身份证</th>');
    expect(table).toContain('<td colspan="2">原件</td>');
    expect(text("<table><caption>收费</caption><tr><td>一</td></tr></table>")).toContain("<table><caption>收费</caption>");
  });

  test("the main part is written once, and what is around it apart", () => {
    const { main, around, title } = toReadingView(
      page("<h1>甲</h1><p>乙</p>", "<header><nav aria-label='主菜单'><a href='/portal/index'>首页</a></nav></header>"),
      place,
    );
    expect(title).toBe("身份证 - 办事指南");
    expect(main).not.toContain("首页");
    expect(around).toBe('<div><nav aria-label="主菜单"><a href="/portal/canyou/default.html?url=%2Fportal%2Findex">首页</a></nav></div>');
  });

  test("no level of headings is left out", () => {
    expect(text("<h3>甲</h3><h3>乙</h3><h2>丙</h2><h4>丁</h4><h3>戊</h3>").match(/<h\d/g)).toEqual(["<h2", "<h2", "<h2", "<h3", "<h3"]);
    expect(toReadingView(page("<h3>甲</h3><h2> </h2>"), place).main).toBe("<h1>身份证 - 办事指南</h1><h2>甲</h2>");
  });

  test("there is one h1, also on a page that has none", () => {
    expect(toReadingView(page("<p>乙</p>"), place).main).toBe("<h1>身份证 - 办事指南</h1><p>乙</p>");
    expect(toReadingView("坏的 <b>页面", place).main).toBe("<h1>页面</h1>坏的 <b>页面</b>");
  });
});

describe("what is left out", () => {
  test.each([
    "<script>alert(1)</script>",
    "<style>p{}</style>",
    "<template><p>x</p></template>",
    "<iframe src=https://evil.example></iframe>",
    "<object data=x></object>",
    "<p hidden>藏</p>",
    "<p aria-hidden=true>藏</p>",
    "<div inert>藏</div>",
    "<dialog>藏</dialog>",
    "<div popover=auto role=dialog>二维码</div>",
    "<button type=button>展开</button>",
    "<svg><path d='M0 0'/></svg>",
    "<a href='/portal/v2/index'> </a>",
    "<a href='/portal/preferences?elder=1&back=/portal/index'>长者助手</a>",
    "<a href='/portal/canyou/default.html?url=/portal/index'>无障碍阅读</a>",
    "<!-- 注释 -->",
  ])("%s", (html) => {
    expect(text(html)).toBe("");
  });
});

describe("links stay in the reading view", () => {
  test.each([
    ["/portal/v2/notices?region=440100#list", "/portal/canyou/default.html?url=%2Fportal%2Fv2%2Fnotices%3Fregion%3D440100#list"],
    ["?region=440100", "/portal/canyou/default.html?url=%2Fportal%2Fv2%2Fguide%2F1%3Fregion%3D440100"],
    ["#materials", "#materials"],
    ["/portal/v2/guide/1?region=440000#materials", "#materials"],
    ["/portal/v2/guide/1.pdf", "/portal/v2/guide/1.pdf"],
    ["/portal/login?back=/portal/index", "/portal/login?back=/portal/index"],
    ["/portal/v2/user/messages?page=2", "/portal/v2/user/messages?page=2"],
    ["tel:12345", "tel:12345"],
  ])("%s", (href, led) => {
    expect(text(`<a href="${href}">去</a>`)).toBe(`<a href="${led}">去</a>`);
  });

  test("another site is named as such; what is no address is text", () => {
    expect(text('<a href="https://www.gov.cn/" target="_blank" rel="opener">政府网（在新窗口打开）</a>')).toBe(
      '<a href="https://www.gov.cn/" rel="noreferrer">政府网</a>（外部网站）',
    );
    for (const href of ["javascript:alert(1)", "data:text/html,x", " javascript:alert(1)", "java\nscript:alert(1)", "vbscript:x", "http://["])
      expect(text(`<a href="${href}">去</a>`)).toBe("<span>去</span>");
  });

  test("a link that is only a picture has its name", () => {
    expect(text('<a href="/portal/index"><img src=x alt="首页"></a>')).toContain("〔图：首页〕</span></a>");
    expect(text('<a href="/portal/index" aria-label="首页"><svg></svg></a>')).toContain(">首页</a>");
  });
});

describe("forms still work", () => {
  test("a search goes on in the reading view", () => {
    const form = text(
      '<form action="/portal/v2/search?x=1" role="search" target="_blank"><input name="keyword" type="search" oninput="a()" required><button>搜索</button></form>',
    );
    expect(form).toBe(
      '<form method="get" role="search" action="/portal/canyou/default.html"><input type="hidden" name="url" value="/portal/v2/search"><input name="keyword" type="search" required="">\n<button type="submit">搜索</button></form>',
    );
  });

  test("what writes goes to the page itself", () => {
    const form = text(
      '<form method="POST" enctype="multipart/form-data" action="/portal/v2/feedback?kind=a"><label for="t">内容</label><textarea id="t" name="body">甲</textarea><button formaction="/portal/v2/feedback?b" name="way" value="1">交</button></form>',
    );
    expect(form).toContain('<form method="post" action="/portal/v2/feedback?kind=a" enctype="multipart/form-data"><label for="t">内容</label>');
    expect(form).toContain('<textarea id="t" name="body">甲</textarea>');
    expect(form).toContain('formaction="/portal/v2/feedback?b"');
    expect(form).toContain("提交后打开原网页。");
  });

  test("nothing is sent to another site", () => {
    expect(text('<form action="https://evil.example/"><input name="a"><button>交</button></form>')).toBe("");
    expect(text('<form><input name=a type=image src=x><input name=b type=password><button formaction="javascript:alert(1)">交</button></form>')).not.toMatch(
      /image|password|javascript/,
    );
  });
});

/** Every element and attribute that the text-only view may have. */
const ELEMENTS =
  /^(?:html|head|body|h[1-6]|p|[uo]l|li|d[ltd]|table|caption|thead|tbody|tfoot|tr|t[hd]|strong|[biusqa]|em|mark|small|su[bp]|code|kbd|samp|pre|blockquote|cite|abbr|time|address|fig(?:ure|caption)|section|article|nav|aside|form|fieldset|legend|label|input|select|opt(?:group|ion)|textarea|button|ruby|r[tp]|progress|meter|output|div|span|br|hr)$/;
const ATTRIBUTES =
  /^(?:aria-(?:label|current|sort)|class|lang|translate|id|dir|href|rel|title|role|tabindex|method|action|formaction|enctype|(?:col|row)span|scope|start|reversed|value|datetime|for|disabled|type|name|checked|required|readonly|placeholder|(?:max|min)(?:length)?|step|pattern|autocomplete|inputmode|multiple|accept|label|selected|rows|formnovalidate|low|high|optimum)$/;

type Tree = DefaultTreeAdapterTypes.Node;

function check(node: Tree): void {
  if ("tagName" in node) {
    expect(node.tagName).toMatch(ELEMENTS);
    for (const { name, value } of node.attrs) {
      expect(name).toMatch(ATTRIBUTES);
      if (/^(?:href|action|formaction)$/.test(name)) expect(value).toMatch(/^(?:\/portal\/|#|https?:\/\/|tel:|mailto:)/);
    }
  }
  if ("childNodes" in node) node.childNodes.forEach(check);
}

test("nothing of a page passes unescaped, whatever the page holds", () => {
  const hostile = fc.constantFrom(
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<svg onload=alert(1)>", "<math><mtext><style><img src=x onerror=alert(1)>", "<a href=javascript:alert(1)>x</a>",
    "<p id='\"><script>alert(1)</script>'>x</p>", "&lt;script&gt;alert(1)&lt;/script&gt;", "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\"></noscript>",
    "<textarea></textarea><script>alert(1)</script>", "<textarea>&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>", "<table><a href=/portal/x>", "<form action=//evil.example><input>",
    "<select><option>&lt;/option&gt;</select>", "<title>&lt;/title&gt;&lt;script&gt;</title>", "<p aria-label='\"onmouseover=alert(1)'>", "<xmp><script>alert(1)</script></xmp>", "<plaintext>", "<base href=//evil.example>",
    "<section aria-labelledby=z><b id=z>\"&gt;&lt;script&gt;</b></section>", "<button formaction=javascript:alert(1)>x</button>", "<input value='\"><script>'>", "<pre>\n<b>x</pre>",
  ); // prettier-ignore
  fc.assert(
    fc.property(fc.array(fc.oneof(hostile, fc.string()), { maxLength: 8 }), (parts) => {
      const { main, around } = toReadingView(page(parts.join(""), parts.toReversed().join("")), place);
      for (const html of [main, around]) {
        expect(html).not.toMatch(/<(?:script|img|svg|style|iframe)/i);
        parse(html).childNodes.forEach(check);
      }
    }),
    { numRuns: 300 },
  );
});
