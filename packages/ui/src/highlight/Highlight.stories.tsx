import type { Meta, StoryObj } from "@storybook/react-vite";
import { Highlight } from "./index.js";

const meta = { title: "展示/Highlight 关键词", component: Highlight } satisfies Meta<typeof Highlight>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { name: "基本", args: { text: "社会保障卡申领、社保卡补领与换领", terms: ["社保卡", "换领"] } };
