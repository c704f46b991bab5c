import { contrastRatio } from "../src/theme/contrast.js";
import { themeValues, type ThemeName } from "../src/theme/values/index.js";
import { variablesOf } from "../src/tokens/index.js";
import { themes } from "./themes.js";

const names = Object.keys(themeValues) as ThemeName[];
const valuesOf = Object.fromEntries(names.map((name) => [name, new Map(variablesOf(themeValues[name]))])) as Record<ThemeName, Map<string, string>>;

const Value = ({ variable, value }: { variable: string; value: string }) =>
  variable.startsWith("--oh-color-") ? (
    <span style={{ display: "inline-flex", alignItems: "center", gap: 6, whiteSpace: "nowrap" }}>
      <span aria-hidden="true" style={{ inlineSize: 18, blockSize: 18, border: "1px solid #758293", background: value }} />
      {value}
    </span>
  ) : (
    <>{value}</>
  );

/** Every variable of a group with its value in each theme, read from the themes themselves. */
export function TokenTable({ group }: { group: string }) {
  const variables = [...valuesOf.classic.keys()].filter((variable) => variable.startsWith(`--oh-${group}-`));
  return (
    <div style={{ overflowX: "auto" }}>
      <table>
        <thead>
          <tr>
            <th scope="col">变量</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {themes[name].title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variables.map((variable) => (
            <tr key={variable}>
              <th scope="row" style={{ fontWeight: 400, textAlign: "start" }}>
                <code>{variable}</code>
              </th>
              {names.map((name) => (
                <td key={name}>
                  <Value variable={variable} value={valuesOf[name].get(variable) ?? ""} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How far main and quiet text stand off the surfaces that they may lie on. */
export function ContrastTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">主题</th>
          <th scope="col">正文／页面</th>
          <th scope="col">次要文字／页面</th>
          <th scope="col">链接／卡片</th>
          <th scope="col">主按钮文字</th>
          <th scope="col">控件边框／卡片</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const { text, surface, action, border } = themeValues[name].color;
          const pairs: [string, string][] = [
            [text.default, surface.page],
            [text.muted, surface.page],
            [text.link, surface.raised],
            [action.onPrimary, action.primary],
            [border.strong, surface.raised],
          ];
          return (
            <tr key={name}>
              <th scope="row">{themes[name].title}</th>
              {pairs.map(([ink, ground], index) => (
                <td key={index}>{contrastRatio(ink, ground).toFixed(1)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
