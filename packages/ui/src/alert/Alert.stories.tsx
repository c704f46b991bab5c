import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { stack } from "../testing/stories.css.js";
import { Alert } from "./index.js";

const meta = { title: "反馈/Alert 提示", component: Alert } satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  name: "四种语气",
  args: { tone: "info" },
  render: () => (
    <div className={stack}>
      <Alert tone="info">本页内容为样例，办理请以窗口告知为准。</Alert>
      <Alert tone="success" title="反馈已收到">
        回执号 F7K2-93QX-LM40-18AB，我们会在 5 个工作日内答复。
      </Alert>
      <Alert tone="warning" title="系统维护">
        今晚 22:00 至次日 6:00 暂停网上办理，窗口不受影响。
      </Alert>
      <Alert tone="danger" title="反馈没有发送成功">
        内容已保存在本机。请检查网络后重试，或拨打 <a href="tel:12345">12345</a>。
      </Alert>
    </div>
  ),
};

export const Closable: Story = {
  name: "可关闭",
  args: { tone: "info", onClose: fn(), children: "本站支持 IPv6 访问。" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "关闭" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Live: Story = { name: "随时播报", args: { tone: "danger", live: true, children: "网络连接已断开，您填写的内容仍在。" } };
