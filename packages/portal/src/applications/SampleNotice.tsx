import { Alert } from "@onehall/ui/alert";

/** What is said on every page of an application or appointment while this portal is a demonstration. */
export const SampleNotice = () => (
  <Alert tone="warning" title="这是样例，不会送到任何机关">
    <p>请不要填写真实的个人信息，也不要上传真实的证件。可以用样例数据填写。</p>
  </Alert>
);
