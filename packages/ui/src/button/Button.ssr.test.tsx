import { expect, test } from "vitest";
import { serverHtml, renderThenHydrate } from "../testing/index.js";
import { Button, type ButtonProps } from "./index.js";

test("a button that submits nothing unless asked", async () => {
  const { container } = await renderThenHydrate(<Button>在线办理</Button>);
  const button = container.querySelector("button");
  expect(button?.type).toBe("button");
  expect(button?.dataset).toMatchObject({ kind: "secondary" });
  expect(
    (
      await renderThenHydrate(
        <form>
          <Button type="submit" kind="primary" size="large">
            提交
          </Button>
        </form>,
      )
    ).container.querySelector("button")?.type,
  ).toBe("submit");
});

test("with href a true link", async () => {
  const { container } = await renderThenHydrate(
    <Button href="/apply" kind="primary" rel="nofollow">
      去办理
    </Button>,
  );
  const link = container.querySelector("a");
  expect([link?.getAttribute("href"), link?.rel, link?.dataset["kind"], link?.getAttribute("type")]).toEqual(["/apply", "nofollow", "primary", null]);
});

test("without a name it says what, why and how to mend", () => {
  expect(() => serverHtml(<Button icon={<svg />} />)).toThrow(
    "Button: it has no name. Readers who listen would hear only “button”. Give it children, or an aria-label when an icon stands alone.",
  );
  expect(serverHtml(<Button icon={<svg />} aria-label="关闭" />)).toContain('aria-label="关闭"');
});

test("small and large are all sizes", () => {
  // @ts-expect-error no other size
  const other: ButtonProps["size"] = "medium";
  const all: ButtonProps["size"][] = ["small", "large", undefined];
  expect(all).not.toContain(other);
});
