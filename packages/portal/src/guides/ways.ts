import type { Guide } from "@onehall/api";
import { answersQuery } from "@onehall/rules";
import { guidePdf, type Paths } from "../paths";

/** Other forms of a guide, and what else can be asked about it, each only where it says something; those of one person keep the answers. */
export function waysOf({ code, kind, materials, personal, differs }: Guide, paths: Paths): { label: string; href: string }[] {
  const mine = answersQuery(personal?.answers ?? {});
  return [
    { label: "我能不能办", href: paths.guideLead(code) },
    { label: "换个地方办", href: paths.offers(code) },
    // Where every city does the same there is nothing to compare.
    ...(differs ? [{ label: "各市对比", href: paths.compare(code) + mine }] : []),
    { label: "简版指南", href: paths.simpleGuide(code) },
    { label: "纯文字版", href: paths.reading({ kind: kind.code, code }) },
    ...(materials.length > 0 ? [{ label: "打印材料清单", href: paths.checklist(code) + mine }] : []),
    { label: "下载 PDF", href: guidePdf({ kind: kind.code, code }) + mine },
  ];
}
