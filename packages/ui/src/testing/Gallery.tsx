import { Alert } from "../alert/index.js";
import { Breadcrumb } from "../breadcrumb/index.js";
import { Button } from "../button/index.js";
import { Checkbox } from "../checkbox/index.js";
import { Collapse } from "../collapse/index.js";
import { DatePicker } from "../date-picker/index.js";
import { FormItem } from "../form/index.js";
import { Input } from "../input/index.js";
import { Pagination } from "../pagination/index.js";
import { Picker } from "../picker/index.js";
import { RadioGroup } from "../radio/index.js";
import { Rating } from "../rating/index.js";
import { SearchBox } from "../search-box/index.js";
import { Select } from "../select/index.js";
import { SelectTab } from "../select-tab/index.js";
import { Steps } from "../steps/index.js";
import { Switch } from "../switch/index.js";
import { Table } from "../table/index.js";
import { Tabs } from "../tabs/index.js";
import { Tag } from "../tag/index.js";
import { row, stack } from "./stories.css.js";

const options = [
  { value: "self", label: "本人" },
  { value: "agent", label: "委托他人" },
];

/** Widgets in the states that conditions of reading change most: direction, forced colours. */
export function Gallery() {
  return (
    <div className={stack}>
      <Breadcrumb items={[{ label: "首页", href: "#" }, { label: "户籍办理", href: "#" }, { label: "申领居民身份证" }]} />
      <SearchBox action="#" label="搜索" defaultValue="居住证" />
      <div className={row}>
        <Button kind="primary">在线办理</Button>
        <Button>预约窗口</Button>
        <Button kind="quiet">收藏</Button>
        <Button kind="danger">撤回申请</Button>
        <Tag tone="success">免提交</Tag>
      </div>
      <Alert tone="warning" title="请注意">
        证件照须为近期照片
      </Alert>
      <Steps items={[{ title: "申请" }, { title: "受理" }, { title: "领证" }]} current={1} />
      <Tabs
        label="办理指南"
        items={[
          { key: "base", label: "基本信息", content: "承诺 15 个工作日办结" },
          { key: "papers", label: "申请材料", content: "居民户口簿" },
          { key: "steps", label: "办理流程", content: "申请、受理、领证" },
        ]}
      />
      <SelectTab label="区域" defaultValue="1" items={["广州市", "深圳市", "珠海市"].map((label, index) => ({ value: String(index), label }))} />
      <Table
        caption="材料"
        rowKey="id"
        columns={[
          { key: "name", title: "名称" },
          { key: "need", title: "要求" },
        ]}
        rows={[
          { id: "1", name: "身份证", need: "必要", children: [{ id: "2", name: "复印件", need: "免提交" }] },
          { id: "3", name: "照片", need: "必要" },
        ]}
      />
      <FormItem label="姓名" required error="请填写您的姓名">
        <Input />
      </FormItem>
      <FormItem label="城市">
        <Select options={[{ value: "440100", label: "广州市" }]} />
      </FormItem>
      <FormItem label="镇街">
        <Picker items={[{ id: "1", name: "石牌街道" }]} />
      </FormItem>
      <FormItem label="日期">
        <DatePicker defaultValue="2026-11-20" />
      </FormItem>
      <RadioGroup legend="由谁办理" options={options} defaultValue="self" />
      <Checkbox defaultChecked>我已阅读并同意</Checkbox>
      <Checkbox>接收短信</Checkbox>
      <Switch defaultChecked>到期提醒</Switch>
      <Switch>短信提醒</Switch>
      <Checkbox defaultChecked disabled>
        已核验身份
      </Checkbox>
      <Switch defaultChecked disabled>
        公告提醒
      </Switch>
      <RadioGroup legend="领取方式" options={options} defaultValue="self" disabled />
      <Rating legend="满意吗" defaultValue={4} />
      <Collapse items={[{ key: "a", title: "怎样收费", content: "不收费" }]} />
      <Pagination total={95} page={3} href={(page) => `#${page}`} />
    </div>
  );
}
