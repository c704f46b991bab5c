// `npm run advisories`: known security faults of the packages that the portal is served with, by the lockfile. Needs the registry; without it this is a notice.
import process from "node:process";
import { ensureInstalled, pnpmInBackground } from "./bootstrap.mjs";

/** Graver ones fail; the others are listed by `pnpm audit`. */
const GRAVE = ["high", "critical"];

ensureInstalled();
const { output } = await pnpmInBackground(["audit", "--prod", "--json"]);

/** The report of the registry; undefined where it has not answered with one. */
function reportOf(text) {
  try {
    const report = JSON.parse(text.slice(text.indexOf("{")));
    return report.metadata?.vulnerabilities ? report : undefined;
  } catch {
    return undefined; // Not JSON: pnpm's own words about the network.
  }
}

const report = reportOf(output);
if (!report) {
  console.log("安全公告：没有查到（连不上 npm 源，或者它不提供公告）。联网后请运行 npm run advisories。");
  process.exit(0);
}
const grave = Object.values(report.advisories ?? {}).filter(({ severity }) => GRAVE.includes(severity));
for (const { module_name: name, severity, title, url } of grave) console.log(`${name}（${severity}）：${title} ${url}`);
console.log(`安全公告：严重的 ${grave.length} 条。`);
process.exit(grave.length === 0 ? 0 : 1);
