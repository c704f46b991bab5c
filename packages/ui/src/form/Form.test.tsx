import { act, fireEvent } from "@testing-library/react";
import { createRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { Checkbox, CheckboxGroup } from "../checkbox/index.js";
import { Input } from "../input/index.js";
import { RadioGroup } from "../radio/index.js";
import type { Rules, StandardSchema } from "../rules/index.js";
import { hydrate } from "../testing/index.js";
import { compose, paste, type } from "../testing/typing.js";
import { Form, FormItem, type FormHandle, type FormProps } from "./index.js";

const model = { name: "", phone: "" };
const rules: Rules = {
  name: { required: true, message: "请填写姓名" },
  phone: [
    { required: true, message: "请填写手机号码", trigger: "change" },
    { min: 11, message: "手机号码要 11 位", trigger: "blur" },
  ],
};
const items = (
  <>
    <FormItem prop="name" label="姓名">
      <Input />
    </FormItem>
    <FormItem prop="phone" label="手机号码">
      <Input />
    </FormItem>
    <button type="submit">提交</button>
  </>
);
type Shown = Pick<FormProps<typeof model>, "rules" | "onSubmit" | "errorLocation" | "action" | "children"> & { defaultModel?: typeof model };
const show = async ({ defaultModel = model, children = items, ...props }: Shown = {}) => {
  const ref = createRef<FormHandle>();
  const { container } = await hydrate(
    <Form ref={ref} defaultModel={defaultModel} rules={rules} {...props}>
      {children}
    </Form>,
  );
  return { container, form: ref.current!, handle: () => ref.current! };
};
const input = (container: HTMLElement, name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const state = (container: HTMLElement, name: string) => input(container, name).closest("[data-state]")!.getAttribute("data-state");
const error = (container: HTMLElement, name: string) => input(container, name).closest("[data-state]")!.querySelector("[id$=error]")?.textContent;
const submit = (container: HTMLElement) => fireEvent.submit(container.querySelector("form")!);
const settle = () =>
  act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 5);
      }),
  );

test("misuse throws the exact sentences", async () => {
  const { form } = await show();
  expect(() => form.validateField("nme")).toThrow(new Error("must call validateField with valid prop string!"));
  await expect(
    hydrate(
      <Form defaultModel={model}>
        <FormItem prop="contact.fax" label="传真">
          <Input />
        </FormItem>
      </Form>,
    ),
  ).rejects.toThrow(new Error("please transfer a valid prop path to form item!"));
});

test("states: empty, error with the first message, success", async () => {
  const { container } = await show();
  expect(state(container, "phone")).toBe("empty");
  submit(container);
  expect([state(container, "phone"), error(container, "phone")]).toEqual(["error", "错误：请填写手机号码"]);
  type(input(container, "phone"), "138");
  expect(state(container, "phone")).toBe("success");
  fireEvent.blur(input(container, "phone"));
  expect(error(container, "phone")).toBe("错误：手机号码要 11 位");
  type(input(container, "phone"), "00000000");
  expect(error(container, "phone")).toBeUndefined();
});

test("a rule without a trigger waits until the field is left, then follows each change until it is mended", async () => {
  const { container } = await show({ rules: { name: { min: 2, message: "至少 2 个字" } } });
  type(input(container, "name"), "陈");
  expect(state(container, "name")).toBe("empty");
  fireEvent.blur(input(container, "name"));
  expect(error(container, "name")).toBe("错误：至少 2 个字");
  type(input(container, "name"), "小");
  expect(state(container, "name")).toBe("success");
});

test("sent only when all is well, with the model; never twice, never in mid-composition", async () => {
  let release = () => {};
  const onSubmit = vi.fn(
    (_model: typeof model) =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  const { container } = await show({ onSubmit });
  submit(container);
  expect(onSubmit).not.toHaveBeenCalled();
  type(input(container, "name"), "陈");
  type(input(container, "phone"), "13800000000");
  compose(input(container, "name"), "xiao", "小", () => submit(container));
  expect(onSubmit).not.toHaveBeenCalled();
  submit(container);
  submit(container);
  expect(onSubmit.mock.calls.map(([sent]) => sent)).toEqual([{ name: "陈小", phone: "13800000000" }]);
  release();
  await settle();
  submit(container);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test("without onSubmit a form that is well goes its native way, one that is not stays", async () => {
  const { container } = await show({ action: "/book" });
  expect(submit(container)).toBe(false);
  type(input(container, "name"), "陈");
  type(input(container, "phone"), "13800000000");
  expect(submit(container)).toBe(true);
});

test("a slow check holds a native form back, then sends it", async () => {
  const { container } = await show({ rules: { name: { validator: async () => true } }, action: "/book" });
  const requestSubmit = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(function (this: HTMLFormElement) {
    native.push(fireEvent.submit(this));
  });
  const native: boolean[] = [];
  expect(submit(container)).toBe(false);
  expect(state(container, "name")).toBe("validating");
  await settle();
  expect(native).toEqual([true]);
  requestSubmit.mockRestore();
});

test("of several slow checks the latest counts", async () => {
  const answers: ((fine: boolean) => void)[] = [];
  const { container, form } = await show({
    rules: {
      name: {
        validator: () =>
          new Promise<boolean>((resolve) => {
            answers.push(resolve);
          }),
        message: "已被使用",
      },
    },
  });
  act(() => void form.validateField("name"));
  act(() => void form.validateField("name"));
  answers[1]!(true);
  await settle();
  answers[0]!(false);
  await settle();
  expect(state(container, "name")).toBe("success");
});

test("the summary lists what is wrong in the order of the page and takes the focus; the title says it too", async () => {
  document.title = "预约";
  const { container } = await show();
  submit(container);
  const summary = container.querySelector<HTMLElement>("[role=alert]")!;
  expect(document.activeElement).toBe(summary);
  expect([...summary.querySelectorAll("a")].map((link) => link.textContent)).toEqual(["请填写姓名", "请填写手机号码"]);
  expect(document.title).toBe("错误：请填写姓名 - 预约");
  fireEvent.click(summary.querySelector("a")!);
  expect(document.activeElement).toBe(input(container, "name"));
  type(input(container, "name"), "陈");
  type(input(container, "phone"), "1");
  expect(container.querySelector("[role=alert]")).toBeNull();
  expect(document.title).toBe("预约");
});

test("errorLocation: the first wrong field takes the focus, by sending and by validate() alike", async () => {
  const scrolled = vi.fn();
  HTMLElement.prototype.scrollIntoView = scrolled;
  const { container, handle } = await show({ errorLocation: true });
  type(input(container, "name"), "陈");
  submit(container);
  expect(document.activeElement).toBe(input(container, "phone"));
  act(() => input(container, "name").focus());
  const result = await act(() => handle().validate());
  expect(result).toEqual({ valid: false, errors: { phone: "请填写手机号码" } });
  expect(document.activeElement).toBe(input(container, "phone"));
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test("what the server answers is shown, and goes when the value changes", async () => {
  const { container } = await show({ rules: {}, onSubmit: async () => ({ phone: "今天已经预约过" }) });
  submit(container);
  await settle();
  expect(error(container, "phone")).toBe("错误：今天已经预约过");
  type(input(container, "phone"), "1");
  expect(state(container, "phone")).toBe("empty");
});

test("an item's own rules win over the form's; required marks and demands", async () => {
  const { container } = await show({
    children: (
      <>
        <FormItem prop="name" label="姓名" rules={{ max: 1, message: "太长" }} required>
          <Input />
        </FormItem>
        <FormItem prop="phone" label={<b>电话</b>} required>
          <Input />
        </FormItem>
      </>
    ),
    rules: { name: { required: true, message: "不用这句" } },
  });
  expect(container.querySelectorAll("label[data-required]")).toHaveLength(2);
  submit(container);
  expect([error(container, "name"), error(container, "phone")]).toEqual(["错误：请填写姓名", "错误：请填写这一项"]);
  type(input(container, "name"), "陈小");
  fireEvent.blur(input(container, "name"));
  expect(error(container, "name")).toBe("错误：太长");
});

test("an item's error prop shows until the value changes, within a form and without one", async () => {
  const { container } = await hydrate(
    <FormItem label="姓名" error="查无此人">
      <Input name="name" />
    </FormItem>,
  );
  expect(error(container, "name")).toBe("错误：查无此人");
  expect(input(container, "name").labels![0]!.textContent).toBe("姓名");
  type(input(container, "name"), "小明");
  expect(error(container, "name")).toBeUndefined();
});

test("reset brings the first model back and forgets states", async () => {
  const { container } = await show({ defaultModel: { name: "陈", phone: "" } });
  type(input(container, "name"), "小明");
  submit(container);
  fireEvent.reset(container.querySelector("form")!);
  expect(input(container, "name").value).toBe("陈");
  expect(state(container, "phone")).toBe("empty");
  expect(container.querySelector("[role=alert]")).toBeNull();
});

test("the owner holds the model", async () => {
  function Owner() {
    const [held, setHeld] = useState({ name: "", contact: { phone: "" } });
    return (
      <Form model={held} onModelChange={setHeld}>
        <FormItem prop="contact.phone" label="电话">
          <Input />
        </FormItem>
        <output>{JSON.stringify(held)}</output>
      </Form>
    );
  }
  const { container } = await hydrate(<Owner />);
  type(input(container, "contact.phone"), "1");
  expect(container.querySelector("output")!.textContent).toBe('{"name":"","contact":{"phone":"1"}}');
});

test("a Standard Schema of the whole model", async () => {
  const schema: StandardSchema = {
    "~standard": {
      version: 1,
      vendor: "test",
      validate: (value) => {
        const { name, phone } = value as typeof model;
        const issues = [...(name ? [] : [{ message: "姓名呢", path: ["name"] }]), ...(phone ? [] : [{ message: "电话呢", path: [{ key: "phone" }] }])];
        return issues.length > 0 ? { issues } : { value };
      },
    },
  };
  const { container } = await show({ rules: schema });
  fireEvent.blur(input(container, "name"));
  expect([error(container, "name"), error(container, "phone")]).toEqual(["错误：姓名呢", undefined]);
  type(input(container, "name"), "陈");
  expect(state(container, "name")).toBe("success");
  submit(container);
  expect(error(container, "phone")).toBe("错误：电话呢");
});

test("what a control has against its own content is the item's error and blocks sending", async () => {
  const onSubmit = vi.fn();
  const { container } = await show({
    onSubmit,
    rules: {},
    children: (
      <FormItem prop="name" label="简称">
        <Input maxLength={2} />
      </FormItem>
    ),
  });
  paste(input(container, "name"), "陈小明");
  expect(error(container, "name")).toBe("错误：超出 1 个字，请删减");
  submit(container);
  expect(onSubmit).not.toHaveBeenCalled();
  act(() => input(container, "name").focus());
  input(container, "name").setSelectionRange(2, 3);
  paste(input(container, "name"), "");
  expect(error(container, "name")).toBeUndefined();
  submit(container);
  await settle();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("boxes and radios write to the model; a group outside a fieldset is refused", async () => {
  const onSubmit = vi.fn();
  const { container } = await hydrate(
    <Form defaultModel={{ agreed: false, by: "", ways: [] as string[] }} rules={{ agreed: { required: true } }} onSubmit={onSubmit}>
      <FormItem prop="agreed" label="协议" group>
        <Checkbox>同意</Checkbox>
      </FormItem>
      <FormItem prop="by" label="由谁" group>
        <RadioGroup
          options={[
            { value: "self", label: "本人" },
            { value: "agent", label: "委托" },
          ]}
        />
      </FormItem>
      <FormItem prop="ways" label="方式" group>
        <CheckboxGroup
          options={[
            { value: "a", label: "甲" },
            { value: "b", label: "乙" },
          ]}
        />
      </FormItem>
    </Form>,
  );
  const [agreed, , agent, a, b] = [...container.querySelectorAll("input")];
  for (const box of [b!, a!, agent!]) fireEvent.click(box);
  submit(container);
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(agreed!);
  submit(container);
  await settle();
  expect(onSubmit.mock.calls[0]![0]).toEqual({ agreed: true, by: "agent", ways: ["a", "b"] });
  await expect(
    hydrate(
      <FormItem label="由谁">
        <RadioGroup options={[]} />
      </FormItem>,
    ),
  ).rejects.toThrow("its FormItem is not a group");
});

test("an item that leaves takes its error and its rules along", async () => {
  function Changing() {
    const [more, setMore] = useState(true);
    return (
      <Form defaultModel={model} rules={rules} onSubmit={() => setMore(false)}>
        <FormItem prop="name" label="姓名">
          <Input />
        </FormItem>
        {more && (
          <FormItem prop="phone" label="电话">
            <Input />
          </FormItem>
        )}
        <button type="button" onClick={() => setMore(false)}>
          不留电话
        </button>
      </Form>
    );
  }
  const { container } = await hydrate(<Changing />);
  submit(container);
  fireEvent.click(container.querySelector("button")!);
  await settle();
  expect([...container.querySelectorAll("[role=alert] a")].map((link) => link.textContent)).toEqual(["请填写姓名"]);
});

test("a new answer of the server replaces the errors of the one before", async () => {
  const form = (errors: Record<string, string>) => (
    <Form defaultModel={model} errors={errors}>
      {items}
    </Form>
  );
  const { container, rerender } = await hydrate(form({ name: "查无此人" }));
  rerender(form({ phone: "号码有误" }));
  expect([error(container, "name"), error(container, "phone")]).toEqual([undefined, "错误：号码有误"]);
  expect([...container.querySelectorAll("[role=alert] a")].map((link) => link.textContent)).toEqual(["号码有误"]);
});
