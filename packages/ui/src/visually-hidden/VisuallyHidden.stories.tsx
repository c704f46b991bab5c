import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "./index.js";

const meta = { title: "展示/VisuallyHidden 仅供朗读", component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Basic: StoryObj<typeof meta> = {
  name: "基本",
  render: () => (
    <p>
      共 24 件<VisuallyHidden>，按办理量从高到低排列</VisuallyHidden>
    </p>
  ),
};
