import { Button, Form, Input } from "@arco-design/web-react";
import "@arco-design/web-react/es/Button/style/css.js";
import "@arco-design/web-react/es/Form/style/css.js";
import "@arco-design/web-react/es/Input/style/css.js";
import { nameSentence, phonePattern, phoneSentence } from "../data.js";

export function Use({ n }) {
  return (
    <Form id={`form${n}`} layout="vertical" onSubmit={() => {}}>
      <Form.Item field="name" label="姓名" rules={[{ required: true, message: nameSentence }]}>
        <Input autoComplete="name" />
      </Form.Item>
      <Form.Item field="phone" label="手机号码" rules={[{ required: true, match: phonePattern, message: phoneSentence }]}>
        <Input type="tel" autoComplete="tel" />
      </Form.Item>
      <Button htmlType="submit">提交</Button>
    </Form>
  );
}
