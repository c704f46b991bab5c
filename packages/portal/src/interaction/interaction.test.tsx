import { peopleAndGovernment } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, renderThenHydrate, thrownStatus } from "../testing";
import { loadInteraction, loadInteractionFile } from "./data";
import { InteractionPage } from "./InteractionPage";

const { regions } = answers;
const channels = reply(peopleAndGovernment, {
  groups: [
    {
      key: "petition",
      name: "信访",
      list: [
        { name: "国家信访局网上信访", url: "https://www.gjxfj.gov.cn", text: "网上提出信访事项" },
        { name: "12345 热线", url: "tel:12345", text: "打一个电话" },
      ],
    },
    { key: "advice", name: "意见征集", list: [{ name: "事项和指南意见", url: "/portal/v2/gov-people-interact?region=440000#opinion" }] },
  ],
});

test("channels say whether one telephones or leaves; the anchors of the pack are there", async () => {
  const { data } = await load(loadInteraction, "/portal/v3/gov-people-interact?region=440100", backEnd(regions, channels).fetch);
  const { container } = await renderThenHydrate(page(InteractionPage, data, { face: "v3", path: "/v3/gov-people-interact?region=440100" }));
  const { getByRole } = within(container);
  expect(getByRole("link", { name: "国家信访局网上信访（外部网站）" }).getAttribute("href")).toBe("https://www.gjxfj.gov.cn");
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.length).toBe(new Set(ids).size);
  expect(getByRole("link", { name: "事项和指南意见" }).getAttribute("href")).toBe("/portal/v3/gov-people-interact?region=440000#opinion");
  expect(["opinion", "advice", "rating", "channel-petition"].filter((id) => !container.querySelector(`[id="${id}"]`))).toEqual([]);
});

test("without the channels the hotline stays; the list is a file; unknown regions are not found", async () => {
  const closed = await load(loadInteraction, "/portal/v2/gov-people-interact", backEnd(regions).fetch);
  expect(closed.status).toBe(503);
  const html = serverHtml(page(InteractionPage, closed.data));
  expect(html).toContain("互动渠道暂时打不开");
  expect(html).toContain('href="tel:12345"');
  const { fetch } = backEnd(regions, channels);
  const file = await load(loadInteractionFile, "/portal/v2/gov-people-interact.csv", fetch);
  expect((await file.data.text()).split("\r\n").slice(2, 4)).toEqual([
    "信访,12345 热线,打一个电话,12345",
    "意见征集,事项和指南意见,,https://hall.example.org/portal/v2/gov-people-interact?region=440000#opinion",
  ]);
  expect(await thrownStatus(load(loadInteraction, "/portal/v2/gov-people-interact?region=999999", fetch))).toBe(404);
});
