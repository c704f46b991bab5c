import type { CompositionEvent, FormEvent, Ref } from "react";
import { groupDepartments, type Hall } from "@onehall/regions";
import { Breadcrumb } from "@onehall/ui/breadcrumb";
import { Button } from "@onehall/ui/button";
import { Collapse } from "@onehall/ui/collapse";
import { Empty } from "@onehall/ui/empty";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { useLocation } from "react-router-dom";
import { usePaths } from "../app/face";
import { DepartmentList, HallList } from "./lists";
import type { LoadedRegion } from "./load";
import { filterByName } from "./names";
import * as styles from "./regions.css";
import { summarise } from "../app/region-summary";

export type RegionPanelProps = LoadedRegion & {
  /** Page that one came from; every link of the panel carries it on. */
  back?: string | undefined;
  /** Shows only entries with this in their name. */
  name: string;
  /** With scripts: filters while one types. Without: the field is a form. */
  onNameChange?: (name: string) => void;
  /** Level of the heading that names the region. */
  heading: "h1" | "h3";
  headingRef?: Ref<HTMLHeadingElement>;
};

/** Addresses of pages about one task, with its code. */
const OF_TASK = /\/(?:guide|guide-combo|simple-guide|guide-lead|item)\/([0-9A-Z]{20,36})/;

/** Where one is, a field that filters, the regions below, the departments. Links all the way: the same in the dialog and on the plain page. @see REGION-29 */
export function RegionPanel({ view, builtIn, back, name, onNameChange, heading: Heading, headingRef }: RegionPanelProps) {
  const paths = usePaths();
  const { pathname } = useLocation();
  const [, task] = OF_TASK.exec(back ?? pathname) ?? [];
  const { code, crumbs } = summarise(view);
  const halls = filterByName(view.halls, name);
  const departments = filterByName(view.departments, name);
  return (
    <div className={styles.panel}>
      {crumbs.length > 1 && (
        <Breadcrumb label="地区层级" data-track-area="面包屑" items={crumbs.map((crumb) => ({ label: crumb.name, href: paths.regions(crumb.code, back) }))} />
      )}
      <div className={styles.current}>
        <Heading ref={headingRef} tabIndex={-1} className={styles.heading}>
          {view.current.name}
        </Heading>
        <Button kind="primary" href={paths.hall(code)}>
          进入{view.current.shortName}
        </Button>
      </div>
      {task !== undefined && (
        <p>
          <a href={paths.offers(task)}>只换地方，还办这件事</a>
        </p>
      )}
      {builtIn && <p className={styles.quiet}>暂时无法取得最新地区，显示的是内置列表</p>}
      <NameField key={code} code={code} back={back} name={name} example={(view.halls[0] ?? view.departments[0])?.name} onNameChange={onNameChange} />
      <VisuallyHidden role="status">{name !== "" && `“${name}”：${halls.length} 个地区，${departments.length} 个部门`}</VisuallyHidden>
      {halls.length > 0 && <HallList halls={halls} back={back} />}
      <Departments departments={departments} region={code} />
      {halls.length + departments.length === 0 && <Empty title={name === "" ? "没有更下一级的地区" : "暂无搜索结果"} />}
    </div>
  );
}

type NameFieldProps = {
  code: string;
  back: string | undefined;
  name: string;
  /** One of the names that can be found here. */
  example: string | undefined;
  onNameChange: ((name: string) => void) | undefined;
};

function NameField({ code, back, name, example, onNameChange }: NameFieldProps) {
  const paths = usePaths();
  const change = (value: string) => onNameChange?.(value.trim());
  const follow = onNameChange && {
    // Half a pinyin syllable is no name: nothing filters while a composition is open.
    onInput: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => (nativeEvent as InputEvent).isComposing || change(currentTarget.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => change(currentTarget.value),
  };
  return (
    <form
      role="search"
      aria-label="筛选地区和部门"
      action={paths.regions("")}
      className={styles.filter}
      onSubmit={onNameChange && ((event) => event.preventDefault())}
    >
      <input type="hidden" name="region" value={code} />
      {back && <input type="hidden" name="back" value={back} />}
      <input
        type="search"
        name="name"
        defaultValue={name}
        aria-label="地区或部门名称"
        placeholder={example === undefined ? "输入名称" : `输入名称，例如：${example}`}
        autoComplete="off"
        className={styles.field}
        {...follow}
      />
      {!onNameChange && <Button type="submit">筛选</Button>}
    </form>
  );
}

/** Departments of one kind stand alone; of both kinds, in two groups that open and close. */
function Departments({ departments, region }: { departments: readonly Hall[]; region: string }) {
  if (departments.length === 0) return null;
  const { government, other } = groupDepartments(departments);
  const groups = [
    { key: "government", title: `政府部门（${government.length}）`, entries: government },
    { key: "other", title: `其他公共服务单位（${other.length}）`, entries: other },
  ];
  const items = groups.flatMap(({ key, title, entries }) =>
    entries.length > 0 ? { key, title, content: <DepartmentList departments={entries} region={region} /> } : [],
  );
  return <Collapse items={items} defaultOpenKeys={items.map((item) => item.key)} />;
}
