import { expect, test } from "vitest";
import { serverHtml, renderThenHydrate } from "../testing/index.js";
import { Grid, GridItem, type Count } from "./index.js";

test("a list of tiles stays a list", async () => {
  const { container } = await renderThenHydrate(
    <Grid as="ul" columns={{ xs: 2, l: 8 }} gap={3}>
      <GridItem as="li">户籍办理</GridItem>
    </Grid>,
  );
  expect(container.querySelector("ul > li")?.textContent).toBe("户籍办理");
});

test("one class per window size, none twice", () => {
  const classes = (span: Count | { xs?: Count; m?: Count }) =>
    serverHtml(<GridItem span={span} />)
      .match(/class="([^"]*)"/)?.[1]
      ?.split(" ") ?? [];
  expect(classes({ xs: 12, m: 6 })).toHaveLength(3);
  expect(classes(6)).toHaveLength(2);
  expect(new Set(classes({ xs: 12, m: 6 })).size).toBe(3);
  expect(classes({ xs: 12 })).toEqual(classes(12));
});

test("counts beyond twelve are a mistake that says so", () => {
  expect(() => serverHtml(<GridItem span={13 as Count} />)).toThrow("Grid: 13 columns were asked for. The grid has 1 to 12. Pass a whole number from 1 to 12.");
});
