import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { Switch } from "./index.js";

test("without scripts it is a box to tick that is read as a switch", async () => {
  const { html } = await renderThenHydrate(
    <Switch name="sms" defaultChecked hint="免费">
      短信提醒
    </Switch>,
  );
  expect(html).toMatch(/<input(?=[^>]*type="checkbox")(?=[^>]*role="switch")(?=[^>]*name="sms")(?=[^>]*checked)/);
});
