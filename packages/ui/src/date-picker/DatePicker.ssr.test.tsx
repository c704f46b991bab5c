import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { FormItem } from "../form/index.js";
import { hydrate, renderThenHydrate } from "../testing/index.js";
import { DatePicker } from "./index.js";

test("without scripts it is a text field whose digits the browser checks; no button, no calendar", async () => {
  const { html, container } = await renderThenHydrate(<DatePicker aria-label="日期" name="day" defaultValue="2026-11-20" required />);
  const server = document.createElement("form");
  server.innerHTML = html;
  const input = server.querySelector("input")!;
  expect([input.name, input.value, input.required]).toEqual(["day", "2026-11-20", true]);
  for (const text of ["2026-11-20", "20261120"]) expect(new RegExp(`^(?:${input.pattern})$`, "v").test(text)).toBe(true);
  expect(server.querySelector("button")).toBeNull();
  expect(container.querySelector("button")).not.toBeNull();
});

test("a range sends start and end", async () => {
  const { html } = await renderThenHydrate(
    <FormItem group label="时段">
      <DatePicker range name="between" defaultValue={["2026-11-01", "2026-11-20"]} />
    </FormItem>,
  );
  const server = document.createElement("form");
  server.innerHTML = html;
  expect([...new FormData(server)]).toEqual([
    ["between.0", "2026-11-01"],
    ["between.1", "2026-11-20"],
  ]);
});

test("what was typed before the scripts came is read when the field is left", async () => {
  let heard = "";
  const { container } = await hydrate(
    <DatePicker
      aria-label="日期"
      onValueChange={(value) => {
        heard = value;
      }}
    />,
    (server) => {
      server.querySelector("input")!.value = "20261120";
    },
  );
  const input = container.querySelector("input")!;
  fireEvent.blur(input);
  expect([input.value, heard]).toEqual(["2026-11-20", "2026-11-20"]);
});
