/** What every kit is given to show. */
export const cities = ["广州市", "深圳市", "珠海市", "汕头市", "佛山市", "韶关市", "湛江市", "肇庆市", "江门市", "茂名市"].map((name, index) => ({
  id: String(4401 + index),
  name,
}));

export const sections = [
  { key: "conditions", label: "受理条件", text: "本省户籍居民。" },
  { key: "materials", label: "申请材料", text: "旧居民身份证。" },
  { key: "steps", label: "办理流程", text: "申请、受理、审核、制证、领取。" },
];

export const columns = [
  { key: "name", title: "材料" },
  { key: "need", title: "要求" },
  { key: "source", title: "从哪来" },
];

export const materials = [
  { id: "old", name: "旧居民身份证", need: "必要", source: "申请人自备" },
  { id: "book", name: "居民户口簿", need: "免提交", source: "电子证照共享" },
  { id: "photo", name: "人像照片", need: "免提交", source: "人口库已存照片" },
];

export const phonePattern = /^1\d{10}$/;
export const phoneSentence = "请填写 11 位手机号码";
export const nameSentence = "请填写您的姓名";
