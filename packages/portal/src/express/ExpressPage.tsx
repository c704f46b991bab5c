import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Steps, type StepItem } from "@onehall/ui/steps";
import { useLoaderData } from "react-router-dom";
import { itemsOf } from "../affairs-public/items-of";
import { usePaths } from "../app/face";
import { ItemList } from "../items/ItemList";
import { csvOf } from "../paths";
import { homeCrumb } from "../page/crumbs";
import { FilterLink, FilterRow } from "../page/Filter";
import { Page } from "../page/Page";
import { SearchForm } from "../page/SearchForm";
import { StaticIsland } from "../static-island/StaticIsland";
import { DELIVERY_DIRECTIONS, type ExpressData, type loadExpress, type DeliveryDirection } from "./data";
import * as styles from "./express.css";

export { expressMeta as meta, loadExpress as loader } from "./data";
export { ExpressPage as default };

/** 寄递服务: what can be sent, how, and for which tasks. @see PAGE-17 */
export function ExpressPage() {
  const data = useLoaderData<typeof loadExpress>();
  return <StaticIsland name="express">{import.meta.env.SSR && <Express {...data} />}</StaticIsland>;
}

const SENDING: StepItem[] = [
  { title: "看指南", description: "在下面的清单里找到您要办的事，打开办事指南，看“办理形式”里有没有邮寄。" },
  { title: "备材料", description: "按指南把材料备齐，需要签字、盖章的先签好、盖好；附一张纸写明姓名、电话和要办的事项。" },
  { title: "寄出去", description: "寄到指南“窗口办理”里写的地址，用能查单号的快递，留好单号和材料的复印件。" },
  { title: "等受理", description: "窗口收到后核对，齐全的受理，缺什么一次告诉您。从受理那天起算办理时限。" },
];

const RECEIVING: StepItem[] = [
  { title: "选邮寄", description: "申请的时候，在“送达方式”里选邮寄，填好收件人、电话和详细地址。" },
  { title: "等办结", description: "办好以后窗口按您填的地址寄出。寄没寄出，可以查办理进度，也可以打窗口电话问。" },
  { title: "当面签收", description: "证件要本人或者您指定的人当面签收，签收前核对姓名和证件号码。" },
];

const QUESTIONS = [
  { question: "邮费谁出？", answer: "各地、各事项不一样：有的由办事窗口承担，有的由您到付。办事指南没有写的，寄之前先打窗口电话问清楚。" },
  { question: "原件可以寄吗？", answer: "指南要求核对原件的，多数可以用电子证照代替，不用寄。一定要寄原件的，请保价，并且留好复印件。" },
  {
    question: "寄丢了怎么办？",
    answer: "先凭单号找快递公司查；窗口没有收到的，不会算受理，可以重新提交。证件在寄回途中丢失的，马上告诉窗口，按补发的规定办理。",
  },
  { question: "信息会不会泄露？", answer: "您的材料和地址只能用来办这件事。收到后请撕掉或者涂掉面单上的姓名和电话。" },
];

function Express({ region, keyword, way, counts, list }: ExpressData) {
  const paths = usePaths();
  const own = { region: region.code };
  const to = (change: { way?: DeliveryDirection; page?: number }) => paths.express({ ...own, way, keyword, ...change });
  const counted = (key: DeliveryDirection) => (counts[key] === undefined ? "" : `（${counts[key]}）`);
  return (
    <Page
      title="寄递服务"
      lead={`在${region.name}办事，不方便来窗口的，材料可以寄过来，证件可以寄回去。`}
      crumbs={[homeCrumb(region, paths), { label: "寄递服务" }]}
    >
      <Card as="section" aria-labelledby="sending" className={styles.part}>
        <h2 id="sending" className={styles.title}>
          把材料寄给窗口
        </h2>
        <Steps items={SENDING} />
      </Card>
      <Card as="section" aria-labelledby="receiving" className={styles.part}>
        <h2 id="receiving" className={styles.title}>
          让证件寄到家
        </h2>
        <Steps items={RECEIVING} />
      </Card>
      <section id="items" aria-labelledby="items-title" className={styles.part}>
        <h2 id="items-title" className={styles.title}>
          哪些事可以寄
        </h2>
        <div>
          <SearchForm action={paths.express({})} label="在可以寄的事项里找" keyword={keyword} hidden={{ ...own, way }} />
          <FilterRow label="寄什么">
            <FilterLink href={to({ way: "" })} on={way === ""} choice>
              全部{counted("")}
            </FilterLink>
            {DELIVERY_DIRECTIONS.map(({ key, name }) => (
              <FilterLink key={key} href={to({ way: key })} on={key === way} choice>
                {name}
                {counted(key)}
              </FilterLink>
            ))}
          </FilterRow>
        </div>
        <ItemList
          list={list && itemsOf(list)}
          caption="可以寄递的事项"
          href={(page) => to({ page })}
          csv={csvOf(to({}))}
          onward={<Button href={paths.express(own)}>看全部可以寄的事项</Button>}
        />
      </section>
      <Card as="section" aria-labelledby="questions" className={styles.part}>
        <h2 id="questions" className={styles.title}>
          常问的几件事
        </h2>
        <dl className={styles.questions}>
          {QUESTIONS.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Page>
  );
}
