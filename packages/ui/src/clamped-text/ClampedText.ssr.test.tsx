import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { ClampedText } from "./index.js";

test("the server sends the whole text and nothing to press", async () => {
  const { html } = await renderThenHydrate(<ClampedText>公民应当自年满十六周岁之日起三个月内申请领取居民身份证。</ClampedText>);
  expect(html).toContain("公民应当自年满十六周岁之日起三个月内申请领取居民身份证。");
  expect(html).not.toContain("<button");
});
