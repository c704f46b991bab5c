import { expect, test } from "vitest";
import { hydrate, renderThenHydrate } from "../testing/index.js";
import { RadioGroup } from "./index.js";

const options = [
  { value: "self", label: "本人" },
  { value: "agent", label: "委托" },
];

test("native radios under a legend, one of them sent", async () => {
  const { html } = await renderThenHydrate(<RadioGroup legend="由谁办理" name="by" options={options} defaultValue="agent" required />);
  const form = document.createElement("form");
  form.innerHTML = html;
  expect(form.querySelector("legend")!.textContent).toBe("由谁办理");
  expect(new FormData(form).getAll("by")).toEqual(["agent"]);
  expect([...form.querySelectorAll("input")].every((input) => input.required)).toBe(true);
});

test("without a name they still belong together", async () => {
  const { container } = await renderThenHydrate(<RadioGroup legend="由谁办理" options={options} />);
  const names = [...container.querySelectorAll("input")].map((input) => input.name);
  expect(new Set(names).size).toBe(1);
  expect(names[0]).not.toBe("");
});

test("what was chosen before the scripts came is kept and told", async () => {
  let heard = "";
  await hydrate(
    <RadioGroup
      legend="由谁办理"
      options={options}
      onValueChange={(value) => {
        heard = value;
      }}
    />,
    (server) => {
      server.querySelectorAll("input")[1]!.checked = true;
    },
  );
  expect(heard).toBe("agent");
});
