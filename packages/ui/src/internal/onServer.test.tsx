// @vitest-environment node
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";

/** HTML of a form as a process draws it that has, or has not, a document when it loads the kit. Attributes have no order. */
async function draw(): Promise<string> {
  vi.resetModules();
  const [{ Form, FormItem }, { Input }, { Button }, { DatePicker }, { Textarea }] = await Promise.all([
    import("../form/index.js"),
    import("../input/index.js"),
    import("../button/index.js"),
    import("../date-picker/index.js"),
    import("../textarea/index.js"),
  ]);
  const html = renderToString(
    <Form
      method="post"
      defaultModel={{ name: "陈", day: "2026-05-06", note: "早上来" }}
      rules={{ name: { required: true } }}
      errors={{ note: "请写得更清楚" }}
      onCompositionEnd={() => {}}
    >
      <FormItem prop="name" label="姓名" info="与证件一致">
        <Input maxLength={5} clearable onBlur={() => {}} />
      </FormItem>
      <FormItem prop="day" label="日期" required>
        <DatePicker />
      </FormItem>
      <FormItem prop="note" label="备注">
        <Textarea maxLength={2} />
      </FormItem>
      <FormItem label="其他" error="这里也要改">
        <Input aria-invalid={false} />
      </FormItem>
      <Button type="submit" loading>
        提交
      </Button>
    </Form>,
  );
  return html.replace(
    /<(\w+)((?: [\w-]+="[^"]*")+)/g,
    (_, tag: string, attributes: string) =>
      `<${tag} ${attributes
        .match(/[\w-]+="[^"]*"/g)!
        .toSorted()
        .join(" ")}`,
  );
}

test("what a server draws without handlers is what a browser will hydrate", async () => {
  const still = await draw();
  expect(still).toContain("请写得更清楚");
  vi.stubGlobal("document", {});
  expect(await draw()).toBe(still);
});
