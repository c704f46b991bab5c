import { auditItemDetail, isAppliedHere, isTypedForm, promiseText, type Guide } from "@onehall/api";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { notFound, orNotFound } from "../page/calls";
import { siteMeta } from "../page/meta";
import { applicationPaths } from "../paths";

/** What an application takes, the same for everybody: said before the log-in. */
export type ApplyData = {
  task: Pick<Guide, "code" | "name" | "kind" | "consultPhone"> & { deptName: string; promise: string };
  region: Guide["region"];
  /** It can be handed in here. */
  online: boolean;
  /** Another site where it is handed in. */
  elsewhere: Guide["elsewhere"];
  /** Answers that were given before, as the address carries them. */
  answers: string;
  /** Names of what is uploaded, and of what an e-licence may stand in for; what only some need says so. */
  materials: { own: string[]; licensed: string[]; /** Some forms are typed in the application. */ typed: boolean; /** Only some need some. */ maybe: boolean };
  /** This portal is a demonstration. */
  sample: boolean;
};

const TASK = /^[0-9A-Z]{20,36}$/;
const ANSWERS = /^[\w:,-]{0,400}$/;

function toPrepare(materials: Guide["materials"]): ApplyData["materials"] {
  const isTyped = ({ name, forms }: Guide["materials"][number]) => forms.length > 0 && isTypedForm(name);
  const own = materials.filter((one) => one.licence === null && !isTyped(one));
  const names = (list: Guide["materials"]) => list.map(({ name, need }) => (need === "非必要" ? `${name}（看情况）` : name));
  return {
    own: names(own),
    licensed: names(materials.filter(({ licence }) => licence !== null)),
    typed: materials.some(isTyped),
    maybe: materials.some(({ need }) => need === "非必要"),
  };
}

export async function loadApply({ context, url: { searchParams: query } }: LoaderFunctionArgs): Promise<ApplyData> {
  const task = query.get("task") ?? "";
  if (!TASK.test(task)) notFound();
  const guide = await orNotFound(portalOf({ context }).client.call(auditItemDetail, { TASK_CODE: task }));
  const given = query.get("answers") ?? "";
  const { code, name, kind, consultPhone, region, department, online, elsewhere, materials } = guide;
  return {
    task: { code, name, kind, consultPhone, deptName: department.name, promise: promiseText(guide) },
    region,
    online: isAppliedHere({ online, elsewhere }),
    elsewhere,
    answers: ANSWERS.test(given) ? given : "",
    materials: toPrepare(materials),
    sample: portalOf({ context }).sample,
  };
}

export const applyMeta: MetaFunction<typeof loadApply> = ({ loaderData, matches }) =>
  loaderData
    ? siteMeta(matches, {
        title: `网上申请：${loaderData.task.name}`,
        description: `在网上申请${loaderData.region.name}的“${loaderData.task.name}”：要几步、要准备什么。`,
        canonical: applicationPaths.v2.start(loaderData.task.code),
        noindex: true,
      })
    : [];
