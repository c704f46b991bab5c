import { expect, test } from "vitest";
import { Input } from "../input/index.js";
import { hydrate, renderThenHydrate } from "../testing/index.js";
import { Form, FormItem } from "./index.js";

const form = (errors?: Record<string, string>) => (
  <Form
    method="post"
    action="/book"
    aria-label="预约"
    defaultModel={{ name: "陈", contact: { phone: "" } }}
    rules={{ name: { required: true } }}
    errors={errors}
  >
    <FormItem prop="name" label="姓名">
      <Input />
    </FormItem>
    <FormItem prop="contact.phone" label="手机号码" info="用来通知您">
      <Input type="tel" />
    </FormItem>
    <button type="submit">提交</button>
  </Form>
);

test("without scripts it is a plain form: names, values, labels, and the server, not the browser, says what is missing", async () => {
  const { html, container } = await renderThenHydrate(form());
  expect(html).toMatch(/<form[^>]*action="\/book"[^>]*method="post"|<form[^>]*method="post"[^>]*action="\/book"/);
  expect(html).toMatch(/<form[^>]* novalidate=""/i);
  const server = document.createElement("div");
  server.innerHTML = html;
  const name = server.querySelector("input")!;
  expect([name.name, name.value, name.required, name.labels![0]!.textContent]).toEqual(["name", "陈", true, "姓名"]);
  expect(server.querySelector<HTMLInputElement>('[name="contact.phone"]')!.required).toBe(false);
  expect(container.querySelector("form")!.noValidate).toBe(true);
});

test("the server's errors stand in its HTML: in the summary, which links to the field, and at the field", async () => {
  const { html } = await renderThenHydrate(form({ "contact.phone": "这个号码今天已经预约过" }));
  const server = document.createElement("div");
  server.innerHTML = html;
  const link = server.querySelector<HTMLAnchorElement>("a")!;
  const field = server.querySelector<HTMLInputElement>('[type="tel"]')!;
  expect(link.textContent).toBe("这个号码今天已经预约过");
  expect(link.getAttribute("href")).toBe(`#${field.id}`);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(server.querySelector(`[id="${field.getAttribute("aria-describedby")!.split(" ")[0]}"]`)!.textContent).toBe("错误：这个号码今天已经预约过");
});

test("with scripts they take the focus and the title at once", async () => {
  document.title = "预约登记";
  const { container } = await hydrate(form({ name: "请填写姓名" }));
  expect(document.activeElement).toBe(container.querySelector("[role=alert]"));
  expect(document.title).toBe("错误：请填写姓名 - 预约登记");
});
