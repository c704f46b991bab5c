import { expect, test } from "vitest";
import { hydrate, serverHtml, renderThenHydrate } from "../testing/index.js";
import { Rating } from "./index.js";

test("without scripts: five radios with their words, one sent", async () => {
  const { html } = await renderThenHydrate(<Rating legend="满意吗" name="score" defaultValue={4} />);
  const form = document.createElement("form");
  form.innerHTML = html;
  expect([...form.querySelectorAll("label")].map((label) => label.textContent)).toEqual(["非常不满意", "不满意", "基本满意", "满意", "非常满意"]);
  expect(new FormData(form).get("score")).toBe("4");
});

test("an average is a picture with a name, drawn without a style attribute", async () => {
  const { html } = await renderThenHydrate(<Rating readOnly value={4.6} />);
  expect(html).toContain('aria-label="4.6 分，满分 5 分"');
  expect(html).not.toContain("style=");
});

test("a star is 24 px unless said otherwise", () => {
  const sizes = (html: string) => [...html.matchAll(/<svg[^>]* width="(\d+)"/g)].map(([, width]) => width);
  expect(sizes(serverHtml(<Rating legend="满意吗" />))).toEqual(["24", "24", "24", "24", "24"]);
  expect(sizes(serverHtml(<Rating legend="满意吗" size={32} />))).toEqual(["32", "32", "32", "32", "32"]);
});

test("what was chosen before the scripts came is kept and told", async () => {
  let heard = 0;
  await hydrate(
    <Rating
      legend="满意吗"
      onValueChange={(value) => {
        heard = value;
      }}
    />,
    (server) => {
      server.querySelectorAll("input")[2]!.checked = true;
    },
  );
  expect(heard).toBe(3);
});
