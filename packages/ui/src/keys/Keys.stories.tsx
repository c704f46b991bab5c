import type { Meta, StoryObj } from "@storybook/react-vite";
import { Keys } from "./index.js";

const meta = { title: "展示/Keys 按键", component: Keys } satisfies Meta<typeof Keys>;
export default meta;

export const Basic: StoryObj<typeof meta> = {
  name: "基本",
  render: () => (
    <p>
      按 <Keys>Ctrl + F</Keys> 在网页里查找
    </p>
  ),
};
