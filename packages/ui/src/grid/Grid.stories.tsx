import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../card/index.js";
import { Grid, GridItem } from "./index.js";

const meta = { title: "布局/Grid 栅格", component: Grid } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Spans: Story = {
  name: "十二列",
  render: () => (
    <Grid>
      <GridItem span={{ xs: 12, l: 8 }}>
        <Card>正文：手机整行，桌面八列</Card>
      </GridItem>
      <GridItem span={{ xs: 12, l: 4 }}>
        <Card>边栏：手机整行，桌面四列</Card>
      </GridItem>
    </Grid>
  ),
};

const themes = ["生育收养", "户籍办理", "教育科研", "就业创业", "婚姻登记", "住房保障", "社会保障", "社会救助"];

export const Tiles: Story = {
  name: "等宽列表",
  args: { as: "ul", columns: { xs: 2, m: 4, l: 8 }, gap: 3 },
  render: (args) => (
    <Grid {...args}>
      {themes.map((name) => (
        <Card as="li" key={name} padding="small">
          {name}
        </Card>
      ))}
    </Grid>
  ),
};

export const Sizes: Story = { ...Tiles, name: "每种窗口的列数", args: { as: "ul", columns: { xs: 1, s: 2, m: 4, l: 6, xl: 8 } } };

export const Elder: Story = {
  ...Tiles,
  name: "长辈版只有一列",
  globals: { theme: "classicElder" },
  play: async ({ canvasElement }) => {
    const lefts = [...canvasElement.querySelectorAll("li")].map((item) => item.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};
