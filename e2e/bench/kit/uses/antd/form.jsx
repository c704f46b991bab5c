import { Button, Form, Input } from "antd";
import { nameSentence, phonePattern, phoneSentence } from "../data.js";

export function Use({ n }) {
  return (
    <Form name={`form${n}`} layout="vertical" onFinish={() => {}}>
      <Form.Item name="name" label="姓名" rules={[{ required: true, message: nameSentence }]}>
        <Input autoComplete="name" />
      </Form.Item>
      <Form.Item name="phone" label="手机号码" rules={[{ required: true, pattern: phonePattern, message: phoneSentence }]}>
        <Input type="tel" autoComplete="tel" />
      </Form.Item>
      <Button htmlType="submit">提交</Button>
    </Form>
  );
}
