import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { Alert } from "./index.js";

test.each([
  ["info", "提示："],
  ["success", "成功："],
  ["warning", "注意："],
  ["danger", "错误："],
] as const)("%s is also a word", async (tone, word) => {
  const { container } = await renderThenHydrate(
    <Alert tone={tone} title="标题">
      正文
    </Alert>,
  );
  expect(container.textContent).toBe(`${word}标题正文`);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

test("interrupts only when something just went wrong", async () => {
  const role = async (alert: React.ReactElement) => (await renderThenHydrate(alert)).container.firstElementChild?.getAttribute("role");
  expect(await role(<Alert tone="danger">断网了</Alert>)).toBeNull();
  expect(
    await role(
      <Alert tone="danger" live>
        断网了
      </Alert>,
    ),
  ).toBe("alert");
  expect(
    await role(
      <Alert tone="success" live>
        已保存
      </Alert>,
    ),
  ).toBe("status");
});
