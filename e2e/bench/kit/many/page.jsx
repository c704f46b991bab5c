// The page of both kits: a heading, as pages have, so that the first bold letters are not the widget's; buttons that bring the table in, filter it and fold its first city; a picker of towns.
import { useState } from "react";
import { createRoot } from "react-dom/client";

const LEVELS = ["city", "county", "town", "village"];
const EVERYTHING = [];
const TOWNS = ["town"];

/** Whether a row stands as high as a level or higher: a tree stays one. */
export const downTo = (level, row) => LEVELS.indexOf(row.level) <= LEVELS.indexOf(level);

/** Every row with rows below it lies open. */
const branches = (rows) => rows.flatMap((row) => (row.children ? [row.code, ...branches(row.children)] : []));

export async function start({ Rows, Choice }) {
  const { rows, towns } = await (await fetch("/data.json")).json();
  const all = branches(rows);

  function Page() {
    const [shown, setShown] = useState();
    const [openKeys, setOpenKeys] = useState(all);
    const [filter, setFilter] = useState(EVERYTHING);
    return (
      <main>
        <h1>行政区划与镇街</h1>
        <button id="table" type="button" onClick={() => setShown("table")}>
          打开表格
        </button>
        <button id="towns" type="button" onClick={() => setFilter(TOWNS)}>
          只看到镇街
        </button>
        <button id="fold" type="button" onClick={() => setOpenKeys(all.slice(1))}>
          收起第一个市
        </button>
        <button id="picker" type="button" onClick={() => setShown("picker")}>
          打开选择器
        </button>
        <div id="stage">
          {shown === "table" && <Rows rows={rows} openKeys={openKeys} onOpenKeys={(keys) => setOpenKeys([...keys])} filter={filter} />}
          {shown === "picker" && <Choice items={towns} />}
        </div>
      </main>
    );
  }
  createRoot(document.body.appendChild(document.createElement("div"))).render(<Page />);
}
