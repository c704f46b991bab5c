import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheerioAPI } from "cheerio";
import { heard } from "../support/captcha";
import { root } from "../support/portal";
import { sampleLogin } from "../support/sample-login";
import { servedPage, textOf } from "../support/served-page";
import { expect, origin, test } from "../support/test";

/** Every link of the user centre that names something leads to it, for everybody of the sample log-in. @see PAGE-56 */
const FACES = ["v2", "v3"] as const;
const PACK = join(root, "apps/server/province/guangdong/people");

/** How the receipts of the pack's own cases begin. */
const SAMPLE = "YL";

type Sample = { id: string; name: string };
const samples = ["persons.yaml", "companies.yaml"].flatMap((file): Sample[] =>
  [...readFileSync(join(PACK, file), "utf8").matchAll(/^- id: (\S+)\n {2}name: (\S+)$/gm)].map(([, id = "", name = ""]) => ({ id, name })),
);

/** Where a link arrives: the heading that its fragment names, or that of the page. */
async function arrival(href: string, cookie: string): Promise<string> {
  const $ = await servedPage(href, { cookie });
  const { hash } = new URL(href, origin());
  return textOf(hash === "" ? $("h1") : $(hash));
}

type Affair = { name: string; receipt: string; guide: string; progress: string; review: string | undefined };

/** The cases of a list, each with its links. */
function affairsOn($: CheerioAPI): Affair[] {
  return $("main h2[id^=case-]")
    .toArray()
    .map((heading) => {
      const links = $(heading).nextAll("p").last();
      const href = (name: string) => links.find(`a:contains("${name}")`).attr("href");
      const receipt = /受理编号 (\w{16})/.exec(textOf($(heading).next("p")))?.[1] ?? "";
      return { name: textOf($(heading)), receipt, guide: href("看办事指南") ?? "", progress: href("查办件进度") ?? "", review: href("评价这次服务") };
    });
}

/** The progress query asks for the name and a captcha, and finds the case; whoever may rate it is led to the form of that case. */
async function queryFinds({ name, receipt, progress, review }: Affair, applicant: string) {
  const form = await servedPage(progress);
  expect(form("input[name=sblsh]").val()).toBe(receipt);
  const fields = { sqrmc: applicant, sblsh: receipt };
  const asking = await servedPage(progress, { form: { ...fields, captcha: "", way: "sound" } });
  const captcha = heard(asking("audio").attr("src") ?? "");
  const captcha_token = String(asking("input[name=captcha_token]").val());
  const found = await servedPage(asking("main form").attr("action") ?? "", { form: { ...fields, captcha, captcha_token } });
  const facts = textOf(found("main dl"));
  for (const fact of [name, receipt]) expect(facts).toContain(fact);
  const rating = found('main a:contains("评价这次服务")').attr("href");
  expect(rating === undefined, `${receipt}: rated where it is over`).toBe(review === undefined);
  for (const href of [rating, review]) {
    if (href === undefined) continue;
    const rate = await servedPage(href);
    expect(rate("input[name=receipt]").val()).toBe(receipt);
  }
}

for (const [index, { id, name }] of samples.entries())
  test(`every receipt, licence and message of ${id} leads where it says, in both faces`, async () => {
    const cookie = await sampleLogin(origin(), id);
    for (const face of FACES) {
      // What is the same code in both faces, or limited in number, is asked in one face for one person, in the other for the next.
      const inTurn = FACES[index % FACES.length] === face;
      // Applications of other tests move on while this one reads.
      const affairs = affairsOn(await servedPage(`/portal/${face}/user/affairs`, { cookie })).filter(({ receipt }) => receipt.startsWith(SAMPLE));
      expect(affairs.length).toBeGreaterThan(0);
      for (const affair of affairs) {
        expect(affair.guide).toContain(`/portal/${face}/guide/`);
        expect(await arrival(affair.guide, cookie)).toContain(affair.name);
        expect(affair.progress).toBe(`/portal/${face}/progress-query?receipt=${affair.receipt}`);
        if (inTurn) await queryFinds(affair, name);
      }

      const messages = await servedPage(`/portal/${face}/user/messages`, { cookie });
      const headings = messages("main h2[id^=message-]").toArray();
      expect(headings.length).toBeGreaterThan(0);
      for (const heading of headings) {
        const href = messages(heading).nextAll("form").find("a").attr("href");
        const said = textOf(messages(heading));
        // Invitations to help are of other tests, and may have been taken by now.
        if (href?.includes("help=")) continue;
        if (href?.includes("/apply/")) expect(await arrival(href, cookie), href).not.toBe("");
        else if (said.endsWith("办件"))
          expect(
            affairs.map(({ progress }) => progress),
            said,
          ).toContain(href);
        else if (said.endsWith("预约")) expect(href, said).toBe(`/portal/${face}/appointment/mine`);
        else expect(href, said).toBe(said.endsWith("证照") ? `/portal/${face}/e-license` : undefined);
      }

      const licences = await servedPage(`/portal/${face}/e-license`, { cookie });
      const cards = licences("main section[aria-labelledby^=licence-]").toArray();
      expect(cards.length).toBeGreaterThan(0);
      for (const card of inTurn ? cards : []) {
        const title = licences(card).find("h2").contents().first().text();
        const shown = await servedPage(`/portal/${face}/e-license`, { cookie, form: { id: String(licences(card).find("input[name=id]").val()) } });
        const check = shown('a:contains("查验这个证照")');
        expect(check.closest("section").find("h2").text()).toContain(title);
        expect((await servedPage(check.attr("href") ?? ""))("main").text()).toContain(title);
      }
    }

    const stream = await servedPage("/portal/v3/user", { cookie });
    // Drafts, appointments and applications of other tests stand there too.
    const lines = stream("main li:has(p) > div").find('a[href*="/user/affairs"], a[href*="/user/messages"], a[href*="/e-license"]').toArray();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const href = stream(line).attr("href") ?? "";
      const [heading = ""] = (await arrival(href, cookie)).split(" ");
      expect(textOf(stream(line)), href).toContain(heading);
    }
  });

for (const [face, id] of [
  ["v2", "software"],
  ["v3", "cooperative"],
] as const)
  test(`an appointment leads to its hall, its calendar entry and the list where it is cancelled (${face})`, async () => {
    const cookie = await sampleLogin(origin(), id);
    const slots = await servedPage(`/portal/${face}/appointment?region=440106`, { cookie });
    const booking = await servedPage(slots('main a[aria-label*="剩 "]').last().attr("href") ?? "", { cookie });
    const booked = await servedPage(booking('main form[action*="/appointment/book"]').attr("action") ?? "", { cookie, form: {} });
    expect(textOf(booked("#done"))).toContain("预约成功");
    const entry = booked("main li:has(h2)").first();
    const [hall = ""] = textOf(entry.find("p").first()).split("，");
    expect(textOf(slots("main"))).toContain(hall);
    const change = entry.find('a:contains("改期")').attr("href") ?? "";
    expect(change).toContain(`/portal/${face}/appointment?`);
    expect((await servedPage(change, { cookie }))("main").text()).toContain(hall);
    const calendar = await fetch(new URL(entry.find('a:contains("加到日历")').attr("href") ?? "", origin()), { headers: { cookie } });
    const number = entry.find("button[name=cancel]").val();
    expect(await calendar.text()).toContain(String(number));
    if (face === "v3") {
      const waiting = (await servedPage("/portal/v3/user", { cookie }))('main a:contains("去窗口办理")');
      expect((await servedPage(waiting.attr("href") ?? "", { cookie }))("main").text()).toContain(hall);
    }
    const cancelled = await servedPage(entry.find("form").attr("action") ?? "", { cookie, form: { cancel: String(number) } });
    expect(textOf(cancelled("#done"))).toContain("预约已经取消");
  });

test("the user centre of the modern face says of each task that it recommends why: age, place, company, or that many use it", async () => {
  for (const [account, why] of [
    ["elder", /^您今年 \d{2,3} 岁，可能符合条件$/],
    ["guardian", /的人最近 \d+ 天办得多$/],
    ["trade", /的企业最近 \d+ 天办得多$|^很多人会用到$/],
  ] as const) {
    const $ = await servedPage("/portal/v3/user", { cookie: await sampleLogin(origin(), account) });
    const lines = $("main section:has(h2:contains('为您推荐')) li").toArray();
    expect(lines.length, account).toBeGreaterThan(3);
    const reasons = lines.map((line) => textOf($(line).find("p")));
    expect(
      reasons.every((reason) => reason !== ""),
      account,
    ).toBe(true);
    expect(
      reasons.some((reason) => why.test(reason)),
      `${account}: ${reasons.join(" | ")}`,
    ).toBe(true);
  }
});
