import { Button, Form, Input } from "tdesign-react";
import "tdesign-react/es/button/style/css.js";
import "tdesign-react/es/form/style/css.js";
import "tdesign-react/es/input/style/css.js";
import { nameSentence, phonePattern, phoneSentence } from "../data.js";

export function Use() {
  return (
    <Form layout="vertical" labelAlign="top" onSubmit={() => {}}>
      <Form.FormItem name="name" label="姓名" rules={[{ required: true, message: nameSentence }]}>
        <Input autocomplete="name" />
      </Form.FormItem>
      <Form.FormItem name="phone" label="手机号码" rules={[{ required: true }, { pattern: phonePattern, message: phoneSentence }]}>
        <Input type="tel" autocomplete="tel" />
      </Form.FormItem>
      <Button type="submit">提交</Button>
    </Form>
  );
}
