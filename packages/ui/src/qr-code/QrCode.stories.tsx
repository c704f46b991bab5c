import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrCode } from "./index.js";

const meta = { title: "展示/QrCode 二维码", component: QrCode, args: { text: "https://example.org/portal/index", label: "政府门户" } } satisfies Meta<
  typeof QrCode
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = { name: "带链接", args: { href: "https://example.org/portal/index" } };

export const WithText: Story = { name: "带说明", args: { label: "省政务小程序", children: <p>在微信里搜“省政务”</p> } };
