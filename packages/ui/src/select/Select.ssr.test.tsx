import { expect, test } from "vitest";
import { hydrate, renderThenHydrate } from "../testing/index.js";
import { Select } from "./index.js";

const options = [
  { label: "广州市", options: [{ value: "440106", label: "天河区" }] },
  { value: "440300", label: "深圳市", disabled: true },
];

test("the server sends all options, the chosen one marked", async () => {
  const { html } = await renderThenHydrate(<Select aria-label="地区" name="region" options={options} placeholder="请选择" defaultValue="440106" />);
  expect(html).toMatch(/<optgroup label="广州市"><option value="440106" selected="">天河区<\/option><\/optgroup>/);
  expect(html).toContain('<option value="">请选择</option>');
});

test("what was chosen before the scripts came is kept and told", async () => {
  let heard = "";
  const { container } = await hydrate(
    <Select
      aria-label="地区"
      options={options}
      placeholder="请选择"
      onValueChange={(value) => {
        heard = value;
      }}
    />,
    (server) => {
      server.querySelector("select")!.value = "440106";
    },
  );
  expect(heard).toBe("440106");
  expect(container.querySelector("select")!.value).toBe("440106");
});
