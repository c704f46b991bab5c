import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { narrow } from "../testing/stories.css.js";
import { ClampedText } from "./index.js";

const meta = { title: "展示/ClampedText 长文收起", component: ClampedText } satisfies Meta<typeof ClampedText>;
export default meta;
type Story = StoryObj<typeof meta>;

const law =
  "公民应当自年满十六周岁之日起三个月内，向常住户口所在地的公安机关申请领取居民身份证。居民身份证有效期满、公民姓名变更或者证件严重损坏不能辨认的，公民应当换领新证；居民身份证登记项目出现错误的，公安机关应当及时更正，换发新证；领取新证时，必须交回原证。";

export const Long: Story = {
  name: "长文",
  args: { children: law },
  render: (args) => (
    <div className={narrow}>
      <ClampedText {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const text = canvasElement.querySelector("[data-clamped]")!;
    const folded = text.clientHeight;
    await userEvent.click(await canvas.findByRole("button", { name: "展开" }));
    await expect(text.clientHeight).toBeGreaterThan(folded * 2);
    await userEvent.click(canvas.getByRole("button", { name: "收起" }));
    await expect(text.clientHeight).toBe(folded);
  },
};

export const Short: Story = {
  name: "短文不收",
  args: { children: "有效期满前三个月内即可申请。" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
