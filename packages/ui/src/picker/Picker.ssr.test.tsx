import { expect, test } from "vitest";
import { hydrate, renderThenHydrate } from "../testing/index.js";
import { Picker } from "./index.js";

const items = [
  { id: "4401", name: "广州市" },
  { id: "4403", name: "深圳市" },
];

test("without scripts it is a native select that sends the id", async () => {
  const { html, container } = await renderThenHydrate(<Picker aria-label="城市" name="city" items={items} defaultValue="4403" required />);
  const form = document.createElement("form");
  form.innerHTML = html;
  expect(form.querySelector("select")!.required).toBe(true);
  expect(new FormData(form).getAll("city")).toEqual(["4403"]);
  expect(container.querySelector<HTMLInputElement>("[role=combobox]")!.value).toBe("深圳市");
  expect(container.querySelector<HTMLInputElement>("[type=hidden]")!.value).toBe("4403");
});

test("what was chosen before the scripts came is kept and told, and so is the focus", async () => {
  let heard = "";
  const { container } = await hydrate(
    <Picker
      aria-label="城市"
      items={items}
      onValueChange={(value) => {
        heard = value;
      }}
    />,
    (server) => {
      const select = server.querySelector("select")!;
      select.value = "4401";
      select.focus();
    },
  );
  expect(heard).toBe("4401");
  expect(document.activeElement).toBe(container.querySelector("[role=combobox]"));
});
