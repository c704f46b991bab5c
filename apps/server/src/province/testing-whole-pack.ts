import type { Source } from "./document";
import { DUTY_KINDS } from "./families/open-government/shapes";

// The smallest pack that the checker finds nothing wrong with: every part of a pack, each as short as it can be.

const SITE = `site:
  name: 一体化政务服务
  slogan: 一网通办
  sub: 样例
  siteCode: 0000000000（样例）
  icp: 粤ICP备00000000号（样例）
  police: 粤公网安备 00000000000000号（样例）
  organiser: 示例省人民政府办公厅
  undertaker: 示例省政务服务和数据管理局
  support: OneHall 开源社区
  hotline: "12345"
  notice: 内容均为样例。
banner: { slogan: 一网通办, sub: 用平常说的话搜, placeholder: 例如：身份证到期了 }
hotWords: [换身份证]
menu:
  - { key: home, name: 首页, url: /portal/v2/index, urlV3: /portal/v3/index }
channel: []
footer:
  links:
    - { name: 网站介绍, url: /portal/v2/about-me }
  qr: []
sidebar: []
areaCodes:
  "440000": "020"
  "440100": "020"
theme: { main_color: "#0b57d0", background_color: "#f6f8fc", text_color: "#1b2330", link_color: "#0b57d0" }
`;

const DEPARTMENTS = `- { id: police, org: "U64900006", name: 广东省公安厅, short: 省公安厅, type: "1", phone: "12345", city: "{name}公安局", county: "{name}公安局" }
- { id: civil, org: "RGQ80000X", name: 广东省民政厅, short: 省民政厅, type: "1", phone: "12345", city: "{name}民政局", county: "{name}民政局" }
`;

const THEMES = `person:
  - { code: "060", name: 婚姻登记, icon: heart }
  - { code: "090", name: 证件办理, icon: id-card }
company:
  - { code: "005", name: 设立变更, icon: store }
`;

/** A task that is on every list: decided at once, wholly online, by post, in towns, with a promise, an e-licence, a fee that can be paid online. */
const ID_CARD = `---
name: 居民身份证换领
phrase: 换身份证
aliases: [身份证到期, 身份证过期了]
department: police
kind: "11"
audience: [person, company]
themes: { person: ["090"], company: ["005"] }
offered: [county, town]
code: "440800001000"
hot: 98
handling: 即办件
instant: true
promised: 0
visits: 0
online: Ⅳ
channels: [窗口办理, 网上办理, 邮寄办理]
ways: [告知承诺, 指尖办, 一窗办理, 网上支付, 免填写, 电子印章, 电子签名]
scope: 全国通办
facts: []
conditions:
  - 户口登记在广东省。
materials:
  - { name: 居民身份证, type: 原件, copies: 1, need: 必要, source: 申请人自备 }
  - { name: 居民户口簿, type: 原件, copies: 1, need: 容缺后补, source: 政府部门核发, licence: 居民户口簿 }
steps:
  - { name: 申请, who: 申请人, text: 在网上填写申请，上传近期照片。 }
  - { name: 受理, who: 窗口工作人员, text: 核对身份信息，核对照片。, limit: 当场 }
  - { name: 领证, who: 申请人, text: 收到寄来的新证，签收时核对。 }
result: { name: 居民身份证, type: 证照, delivery: [邮寄送达] }
fees:
  - { name: 工本费, standard: 每证20元, amount: { yuan: 20, per: 证 }, basis: 发改价格〔2003〕2322号 }
basis:
  - { law: 中华人民共和国居民身份证法, article: 第十一条, text: 有效期满应当申请换领新证。 }
updated: 2026-11-03
version: 3
---
身份证到期了换一张新的。

## 常见问题
### 什么时候可以换？
到期前三个月。
`;

const MARRIAGE = `---
name: 内地居民结婚登记
phrase: 结婚登记
aliases: [领结婚证, 结婚领证]
department: civil
kind: "07"
audience: [person]
themes: { person: ["060"], company: [] }
offered: [county]
code: "440800002000"
hot: 90
handling: 承诺件
statutory: 60
promised: 15
visits: 1
visitReason: 双方要当面声明自愿结婚。
channels: [窗口办理]
scope: 全国通办
conditions:
  - 双方都没有配偶。
materials:
  - { name: 居民身份证, type: 原件, copies: 1, need: 必要, source: 申请人自备 }
steps:
  - { name: 申请, who: 申请人, text: 双方带身份证到婚姻登记处。 }
  - { name: 审查, who: 婚姻登记员, text: 核对双方身份，当面问明意愿。 }
  - { name: 发证, who: 婚姻登记员, text: 符合条件的，当场发给结婚证。 }
basis:
  - { law: 婚姻登记条例, article: 第四条, text: 结婚双方应当共同申请结婚登记。 }
updated: 2026-11-03
version: 1
facts:
  - id: who
    question: 谁来登记？
    options: [{ id: both, text: 双方一起 }, { id: one, text: 只来一个人, stop: 要双方一起到场。 }]
  - { id: first, question: 是第一次结婚吗？, options: [{ id: first, text: 第一次 }, { id: again, text: 不是, note: 带离婚证。 }] }
---
两个人一起去登记结婚。
`;

const LAWS = `- { law: 中华人民共和国居民身份证法, number: 主席令第51号 }
- { law: 中华人民共和国行政处罚法, number: 2021年修订 }
- { law: 婚姻登记条例, number: 国务院令第804号 }
- { law: 居民身份证制证用数字相片技术要求, number: GA 461 }
- { law: 居民身份证收费办法, number: 粤价〔2004〕1号 }
`;

const oneThing = (name: string, code: string, members: string): string => `---
name: ${name}
phrase: ${name}
aliases: [${name}怎么办, ${name}在哪办]
department: civil
audience: [person]
themes: { person: ["060"], company: [] }
offered: [county]
code: "${code}"
hot: 10
visits: 1
visitReason: 双方要当面声明自愿结婚。
channels: [网上办理]
scope: 全省通办
members: ${members}
conditions:
  - 户口登记在广东省。
saved:
  - { material: 居民户口簿, how: 免提交, from: 居民户口簿, text: 用电子证照核验。 }
questions:
  - id: who
    text: 谁来申请？
    options:
      - { id: self, text: 本人 }
      - { id: other, text: 别人代办 }
stages:
  - { name: 申请, who: 申请人, text: 在网上填写一张表。, days: 0 }
  - { name: 登记, who: 婚姻登记处, text: 当面登记，发给结婚证。, days: 1, members: [marriage] }
  - { name: 换证, who: 公安机关, text: 换发新的居民身份证。, days: 5, members: [id-card] }
  - { name: 领证, who: 申请人, text: 收到寄来的新证。, days: 0 }
basis:
  - { law: 婚姻登记条例, text: 规定结婚登记的条件和程序。 }
updated: 2026-11-03
version: 1
---
登记结婚，同时换身份证。

## 不予受理情形
一方没有到法定婚龄的，不能登记。

## 法律提示
材料要真实。

## 常见问题
### 要跑几次？
不用跑。
### 要交钱吗？
不要。
### 要多久？
六天。
`;

const duty = (id: string, name: string): string => `- id: ${id}
  kind: "02"
  name: ${name}
  levels: [province, city, county]
  basis:
    - 《中华人民共和国行政处罚法》第十七条：行政处罚由具有行政处罚权的行政机关实施。
`;

const kind = (code: string): string => `"${code}":
  process: [按照法定程序办理。]
  responsibility: [依法履行职责。]
  accountability: [违法的依法追究责任。]
`;

const fee = (catalogue: string): string =>
  `${catalogue}:\n  - { id: fee-${catalogue}, name: ${catalogue}样例收费, department: police, kind: 缴入国库, payer: 申请人, standard: 每证二十元。, basis: [《居民身份证收费办法》：规定标准。], waiver: 首次免费。, tasks: [police/id-card] }\n`;

const group = (url: string): string => `- { key: ask, name: 咨询, list: [{ name: 常见问题, url: "${url}", text: 先看看别人问过的 }] }\n`;

/** A whole pack without a fault, and with nothing more in it than that takes. */
export const WHOLE_PACK: readonly Source[] = Object.entries({
  "site.yaml": SITE,
  "departments.yaml": DEPARTMENTS,
  "themes.yaml": THEMES,
  "laws.yaml": LAWS,
  "terms.yaml": 'statutory: [{ kind: "07", most: 60, unit: 工作日, from: 受理, law: 婚姻登记条例, article: 第十条 }]\npromised: { unit: 工作日, from: 受理 }\n',
  "regions.txt": "440000 广东省\n 01 广州市\n  06 天河区\n   001 五山街道\n    001 五山社区居委会\n",
  "faqs.yaml": "- question: 身份证到期了怎么办？\n  answer: 到派出所换领。\n  task: id-card\n",
  "synonyms.yaml": "- [身份证, 身份证件]\n",
  "tasks/police/id-card.md": ID_CARD,
  "tasks/civil/marriage.md": MARRIAGE,
  "notices/2026-11-18-service.md": '---\ntitle: 换证窗口延时服务\ndate: "2026-11-18 09:30"\nsource: 广东省公安厅\nkind: 通知公告\n---\n窗口延长到晚上八点。\n',
  "notices/2026-11-19-holiday.md": '---\ntitle: 婚姻登记处元旦安排\ndate: "2026-11-19 09:30"\nsource: 广东省民政厅\nkind: 便民提示\n---\n元旦当天照常登记。\n',
  "articles/about-me.md": "---\ntitle: 网站介绍\nlead: 本站是样例。\nupdated: 2026-11-03\n---\n本站演示政务服务。\n",
  "one-things/common.md": "## 权利与义务\n您有权只填一张表。\n\n## 法律救济\n可以申请行政复议。\n",
  "one-things/wedding.md": oneThing("结婚一件事", "449900000001", "[marriage, id-card]"),
  "one-things/family.md": oneThing("成家一件事", "449900000002", "[marriage, id-card]"),
  "open-government/duty-kinds.yaml": DUTY_KINDS.map(kind).join(""),
  "open-government/duties/police.yaml": duty("drunk-driving-penalty", "对酒后驾驶机动车的处罚"),
  "open-government/duties/civil.yaml": duty("charity-penalty", "对慈善组织违法行为的处罚"),
  "open-government/licences.yaml": "- { id: licence-household, name: 居民户口簿, issuer: 公安机关 }\n",
  "open-government/intermediaries.yaml":
    "- id: agent-photo\n  name: 拍摄居民身份证照片\n  department: police\n  agent: 照相馆\n  result: 数码照片\n  basis: [《居民身份证制证用数字相片技术要求》：规定照片要求。]\n  charge: 市场调节价。\n  note: 也可以自己拍。\n",
  "open-government/fees.yaml": ["guangdong", "xingzheng", "jingying"].map(fee).join(""),
  "open-government/links.yaml": group("/portal/v2/notices?region={region}"),
  "open-government/channels.yaml": group("/portal/v2/faq"),
  "open-government/innovations.yaml":
    '- { key: people, name: 特色便民服务, list: [{ name: 换证不出门, text: 在网上换领身份证, image: id-card, url: "/portal/v2/faq?region=440100", region: "440100", tags: [免审即享] }] }\n',
  "open-government/figures.yaml":
    '- { id: figure-items, name: 办理项, image: id-card, kind: 便民, url: "/portal/v2/index?region={region}", text: 各地能办的事, counted: items }\n',
})
  .map(([file, text]) => ({ file, text }))
  .sort((one, other) => (one.file < other.file ? -1 : 1));
