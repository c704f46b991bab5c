import { expect, test } from "vitest";
import { hydrate, renderThenHydrate } from "../testing/index.js";
import { Checkbox, CheckboxGroup } from "./index.js";

const options = [
  { value: "a", label: "甲" },
  { value: "b", label: "乙", hint: "免费" },
  { value: "c", label: "丙", disabled: true },
];

test("a native box with name, value and state", async () => {
  const { html } = await renderThenHydrate(
    <Checkbox name="agreed" value="yes" defaultChecked>
      同意
    </Checkbox>,
  );
  expect(html).toMatch(/<label[^>]*><input(?=[^>]*type="checkbox")(?=[^>]*name="agreed")(?=[^>]*value="yes")(?=[^>]*checked)/);
});

test("a group is a fieldset that sends each value ticked", async () => {
  const { html } = await renderThenHydrate(<CheckboxGroup legend="方式" name="way" options={options} defaultValue={["b"]} />);
  expect(html).toMatch(/^<fieldset[^>]*><legend[^>]*>方式<\/legend>/);
  const form = document.createElement("form");
  form.innerHTML = html;
  expect(new FormData(form).getAll("way")).toEqual(["b"]);
});

test("what was ticked before the scripts came stays ticked and is told", async () => {
  const heard: unknown[] = [];
  await hydrate(
    <div>
      <Checkbox onCheckedChange={(checked) => heard.push(checked)}>同意</Checkbox>
      <CheckboxGroup legend="方式" options={options} onValueChange={(value) => heard.push(value)} />
    </div>,
    (server) =>
      server.querySelectorAll("input").forEach((input, index) => {
        input.checked = index !== 1;
      }),
  );
  expect(heard).toEqual([true, ["b", "c"]]);
});
