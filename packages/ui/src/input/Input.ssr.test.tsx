import { expect, test } from "vitest";
import { hydrate, renderThenHydrate } from "../testing/index.js";
import { Input } from "./index.js";

test("the server sends a field with name, value, hint and count, without a button that would do nothing", async () => {
  const { html, container } = await renderThenHydrate(<Input aria-label="姓名" name="name" defaultValue="陈" maxLength={20} clearable required />);
  expect(html).toContain('name="name"');
  expect(html).toContain('value="陈"');
  expect(html).toContain("最多 20 个字");
  expect(html).toContain(">1/20<");
  expect(html).not.toContain("maxlength");
  expect(html).toMatch(/<button[^>]*hidden/);
  expect(container.querySelector("button")?.hidden).toBe(false);
});

test("what was typed before the scripts came is kept and told", async () => {
  let heard = "";
  const { container } = await hydrate(
    <Input
      aria-label="姓名"
      defaultValue="陈"
      onValueChange={(value) => {
        heard = value;
      }}
    />,
    (server) => {
      server.querySelector("input")!.value = "陈小明";
    },
  );
  expect(container.querySelector("input")!.value).toBe("陈小明");
  expect(heard).toBe("陈小明");
});
