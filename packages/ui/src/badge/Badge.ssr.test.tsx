import { expect, test } from "vitest";
import { serverHtml, renderThenHydrate } from "../testing/index.js";
import { Badge } from "./index.js";

test.each([
  [1, "1"],
  [99, "99"],
  [100, "99+"],
  [0, ""],
  [-1, ""],
])("%i shows %s", async (count, shown) => {
  const { container } = await renderThenHydrate(<Badge count={count} />);
  expect(container.textContent).toBe(shown);
});

test("its own maximum, words for those who listen, and what it sits on", () => {
  expect(serverHtml(<Badge count={12} max={9} />)).toContain("9+");
  const html = serverHtml(
    <Badge count={3} label="条未读消息">
      <b>消息</b>
    </Badge>,
  );
  expect(html.indexOf("消息")).toBeLessThan(html.indexOf("条未读消息"));
  expect(
    serverHtml(
      <Badge count={0} label="条未读消息">
        <b>消息</b>
      </Badge>,
    ),
  ).not.toContain("条未读消息");
});
