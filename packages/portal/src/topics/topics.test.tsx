import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { innovations } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import iconNames from "../icons/names.json";
import { answers, backEnd, load, page, reply, renderThenHydrate } from "../testing";
import { loadTopics, loadTopicsFile } from "./data";
import { BADGES, CITIES, SCENES } from "./pictures";
import { TopicsPage } from "./TopicsPage";

const { regions } = answers;
const special = reply(innovations, {
  groups: [
    {
      key: "people",
      name: "特色便民服务",
      list: [
        { name: "新生儿落户", text: "落户少跑腿", url: "/portal/v2/guide/1", image: "newborn", tags: ["智能审批"] },
        { name: "婚姻登记", text: "就近办", url: "/portal/v2/guide/2", image: "marriage", tags: ["在线帮办"] },
      ],
    },
    {
      key: "cities",
      name: "特色地市服务",
      list: [{ name: "广州：跨城通办", text: "一个窗口", url: "/portal/v2/index?region=440100", image: "city-guangzhou", tags: ["在线帮办"] }],
    },
  ],
});

test("groups with pictures and chips", async () => {
  const { fetch } = backEnd(regions, special);
  const { data } = await load(loadTopics, "/portal/v2/topic/index?region=440000", fetch);
  const { container } = await renderThenHydrate(page(TopicsPage, data, { path: "/v2/topic/index" }));
  const { getByRole, getAllByRole } = within(container);
  expect(getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual(["特色便民服务", "特色地市服务"]);
  expect(container.querySelectorAll("article svg path, article svg circle").length).toBeGreaterThan(3);
  expect(getByRole("link", { name: "新生儿落户" }).getAttribute("href")).toBe("/portal/v2/guide/1");
  const tag = encodeURIComponent("智能审批");
  expect(getByRole("link", { name: "智能审批" }).getAttribute("href")).toBe(`/portal/v2/topic/index?region=440000&tag=${tag}`);
});

test("a chip narrows the groups; guides stay in the face", async () => {
  const some = await load(loadTopics, `/portal/v3/topic/index?tag=${encodeURIComponent("智能审批")}`, backEnd(regions, special).fetch);
  const html = serverHtml(page(TopicsPage, some.data, { face: "v3" }));
  expect(html).toContain("/portal/v3/guide/1");
  expect(html).not.toContain("特色地市服务");
});

test("a chip that does not exist narrows nothing; out of order; as a file", async () => {
  const { fetch } = backEnd(regions, special);
  const { data } = await load(loadTopics, "/portal/v2/topic/index?tag=%3Cb%3E", fetch);
  expect([data.tag, data.groups?.length]).toEqual(["", 2]);
  const closed = await load(loadTopics, "/portal/v2/topic/index", backEnd(regions).fetch);
  expect(closed.status).toBe(503);
  expect(serverHtml(page(TopicsPage, closed.data))).toContain("特色创新服务暂时打不开");
  const file = await load(loadTopicsFile, "/portal/v2/topic/index.csv", fetch);
  expect((await file.data.text()).split("\r\n")[1]).toBe("特色便民服务,新生儿落户,落户少跑腿,智能审批,https://hall.example.org/portal/v2/guide/1");
});

test("every entry of the pack has its picture, every badge its icon", () => {
  const here = dirname(fileURLToPath(import.meta.url));
  const pack = readFileSync(join(here, "../../../../apps/server/province/guangdong/open-government/innovations.yaml"), "utf8");
  const images = [...pack.matchAll(/image: ([a-z-]+)/g)].map(([, image]) => image ?? "");
  const groups = [...pack.matchAll(/^- key: (\w+)/gm)].map(([, key]) => key ?? "");
  expect(images.length).toBeGreaterThan(30);
  expect(images.filter((image) => !(image in BADGES) && !(image in CITIES))).toEqual([]);
  expect(groups.filter((key) => key !== "cities" && !(key in SCENES))).toEqual([]);
  expect(Object.values(BADGES).filter((icon) => !iconNames.includes(icon))).toEqual([]);
});
