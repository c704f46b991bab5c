import { expect, test } from "vitest";
import { hydrate } from "../testing/index.js";
import { Chart } from "./index.js";

test("bars are as long as their numbers", async () => {
  const { container } = await hydrate(<Chart kind="bar" title="办件量" categories={["甲", "乙"]} series={[{ name: "办件量", values: [1000, 250] }]} />);
  expect([...container.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"))).toEqual(["100%", "25%"]);
});

test("lines may begin above nought; numbers are written as the owner says", async () => {
  const { container } = await hydrate(
    <Chart
      kind="line"
      title="好评率"
      start={90}
      format={(value) => value.toFixed(1)}
      categories={["6月", "7月"]}
      series={[{ name: "全省", values: [95, 100] }]}
    />,
  );
  expect([...container.querySelectorAll("circle")].map((dot) => dot.getAttribute("cy"))).toEqual(["50.00%", "0.00%"]);
  expect(container.querySelector("td")!.textContent).toBe("95.0");
});

test.each([
  ["negative numbers", { categories: ["甲"], series: [{ name: "办件量", values: [-1] }] }],
  ["no number", { categories: ["甲"], series: [{ name: "办件量", values: [Number.NaN] }] }],
  ["numbers that are missing", { categories: ["甲", "乙"], series: [{ name: "办件量", values: [1] }] }],
  ["no series", { categories: [], series: [] }],
  ["seven series", { categories: [], series: Array.from({ length: 7 }, (_, index) => ({ name: String(index), values: [] })) }],
])("%s: refused with a sentence that helps", async (_what, data) => {
  await expect(hydrate(<Chart kind="bar" title="办件量" {...data} />)).rejects.toThrow("Chart: its numbers cannot be drawn. One to 6 series can be told apart");
});

test("what lies before the start of a line is refused too", async () => {
  await expect(hydrate(<Chart kind="line" start={90} title="好评率" categories={["6月"]} series={[{ name: "全省", values: [89] }]} />)).rejects.toThrow(
    "from 90 up",
  );
});
