import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { Empty } from "./index.js";

test("says by itself that nothing was found", async () => {
  const { container } = await renderThenHydrate(<Empty />);
  expect(container.textContent).toBe("没有找到数据");
});

test("gives a reason and a way on", async () => {
  const { container } = await renderThenHydrate(
    <Empty title="没有结果" action={<a href="/all">看全部</a>}>
      换个说法试试
    </Empty>,
  );
  expect(container.textContent).toBe("没有结果换个说法试试看全部");
});
