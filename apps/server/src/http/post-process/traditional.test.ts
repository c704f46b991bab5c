import { describe, expect, test } from "vitest";
import { localizeHtml } from "../language";

test.each([
  ["text between tags", "<p>办事<b>指南</b></p>", "<p>辦事<b>指南</b></p>"],
  ["each text by itself", "<p>发<!-- -->票</p>", "<p>發<!-- -->票</p>"],
  ["the language of the page", '<html lang="zh-CN" class="x">', '<html lang="zh-Hant" class="x">'],
  ["no other language", '<p lang="zh-CN">门</p><p lang="en">门</p>', '<p lang="zh-CN">門</p><p lang="en">門</p>'],
  ["what is read or heard", '<a title="网站" aria-label=\'网页\' href="/网页">x</a>', '<a title="網站" aria-label=\'網頁\' href="/网页">x</a>'],
  ["an attribute without quotes", "<img alt=图标 src=图标.png>", "<img alt=圖標 src=图标.png>"],
  ["what nobody reads", '<li id="网" class="网" data-name="网" style="a:网">网</li>', '<li id="网" class="网" data-name="网" style="a:网">網</li>'],
  ["what the table writes before a cell", '<td data-label="办理时间">1</td>', '<td data-label="辦理時間">1</td>'],
  ["a value that is sent", '<input value="办事" placeholder="请输入">', '<input value="办事" placeholder="請輸入">'],
  ["an option with a value", '<option value="广州">广州</option>', '<option value="广州">廣州</option>'],
  ["an option that is sent as its text", "<option>广州</option><option selected>东莞</option>", "<option>广州</option><option selected>东莞</option>"],
  ["what somebody typed", "<textarea title='说明'>请问<b>门</textarea>门", "<textarea title='说明'>请问<b>门</textarea>門"],
  [
    "programs and styles",
    "<script>a='门'<b</script><style>a::after{content:'门'}</style>门",
    "<script>a='门'<b</script><style>a::after{content:'门'}</style>門",
  ],
  ["data of a page", '<script type="application/ld+json">{"name":"门"}</script>', '<script type="application/ld+json">{"name":"门"}</script>'],
  ["codes", "<p>编号<code>粤<i>办</i></code>号</p>", "<p>編號<code>粤<i>办</i></code>號</p>"],
  [
    "what says so, with all that is inside",
    '<div><div translate="no" title="门">门<div>门</div>门<br>门</div>门</div>',
    '<div><div translate="no" title="门">门<div>门</div>门<br>门</div>門</div>',
  ],
  ["an element without content that says so", '<input translate="no" placeholder="门">门', '<input translate="no" placeholder="门">門'],
  ["the title, whatever it holds", "<title>搜索<门></title>", "<title>搜索<門></title>"],
  [
    "what search engines show",
    '<meta name="description" content="网站"><meta name="SiteName" content="网站">',
    '<meta name="description" content="網站"><meta name="SiteName" content="网站">',
  ],
  [
    "what is shared",
    '<meta property="og:title" content="网"><meta property="og:url" content="/网">',
    '<meta property="og:title" content="網"><meta property="og:url" content="/网">',
  ],
  ["comments and declarations", "<!doctype html><!-- 门 > --><?门?>门", "<!doctype html><!-- 门 > --><?门?>門"],
  ["entities", '<p title="&quot;门&quot; &lt;">门&amp;门&nbsp;门&#x27;</p>', '<p title="&quot;門&quot; &lt;">門&amp;門&nbsp;門&#x27;</p>'],
  ["a sign that begins no tag", "1 < 2 门 <3", "1 < 2 門 <3"],
  ["a bigger sign in quotes", '<a title="门 > 户">门</a>', '<a title="門 > 户">門</a>'],
])("%s", (_what, simplified, traditional) => {
  expect(localizeHtml(simplified)).toBe(traditional);
});

test.each(["<", "<a", '<a title="门', "<!--门", "<!门", "</门", "<script>门", "<textarea>门", '<p translate="no">门', "<a title='门\"><b>门", "<>门", "门<"])(
  "%s, which does not end, is left whole",
  (broken) => {
    const converted = localizeHtml(broken);
    expect(converted.replaceAll("門", "门")).toBe(broken);
  },
);

describe("random pages", () => {
  /** The same pages each time. */
  function random(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }
  const WORDS = ["发票", "办理", "“后台”", "里水镇", "12345", "&amp;", "（电话）", " ", "只有", "https://门.example/户?a=网", "头发"];
  const ELEMENTS = ["div", "a", "p", "li", "section", "code", "textarea", "button"];
  const ATTRIBUTES = ["title", "href", "value", "aria-label", "data-x", "placeholder", "translate", "class"];

  function page(pick: (below: number) => number, depth: number): string {
    let html = "";
    for (let count = pick(5); count >= 0; count--) {
      const words = Array.from({ length: pick(4) }, () => WORDS[pick(WORDS.length)] ?? "").join("");
      const name = ELEMENTS[pick(ELEMENTS.length)] ?? "p";
      const attributes = Array.from(
        { length: pick(3) },
        () => ` ${ATTRIBUTES[pick(ATTRIBUTES.length)] ?? "title"}="${(WORDS[pick(WORDS.length)] ?? "").replaceAll("&", "&amp;")}"`,
      ).join("");
      html += pick(3) === 0 || depth === 0 ? words : `<${name}${attributes}>${page(pick, depth - 1)}</${name}>`;
    }
    return html;
  }

  /** What must be the same byte for byte: everything but texts and the values that are read. */
  const skeleton = (html: string): string =>
    html.replaceAll(/\s(?:title|aria-label|placeholder)="[^"]*"/g, (attribute) => attribute.split("=", 1)[0] ?? "").replaceAll(/(^|>)[^<]*/g, "$1");

  test("keep their tags, addresses and values, have their length, and mean the same once more", () => {
    const pick = random(7);
    for (let count = 0; count < 500; count++) {
      const html = page(pick, 4);
      const converted = localizeHtml(html);
      expect(skeleton(converted)).toBe(skeleton(html));
      expect(converted).toHaveLength(html.length);
    }
  });
});

test("a huge page comes out whole", () => {
  const row = '<li class="a"><a href="/portal/v2/guide?taskCode=1" title="办理">申请办理 &amp; 查询</a></li>';
  expect(localizeHtml(row.repeat(20_000))).toBe('<li class="a"><a href="/portal/v2/guide?taskCode=1" title="辦理">申請辦理 &amp; 查詢</a></li>'.repeat(20_000));
});
