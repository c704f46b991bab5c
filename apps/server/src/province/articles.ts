import type { PackTask } from "./task";

type Basis = PackTask["basis"][number];

/** Documents that are written in numbered sections, not in articles, by the last word of their name. */
const WITHOUT_ARTICLES = /(通知|意见|批复|复函|函|公告|通告|决定|清单|目录|指南|规划|方案)(?:（[^）]*）)?$/u;

/**
 * Why a legal basis has no article: what the pack says, or that documents of its kind have none; undefined where it has one, or nobody says why not.
 * @see GUIDE-64
 */
export function articleMissing({ law, article, noArticle }: Basis): string | undefined {
  if (article !== undefined) return undefined;
  const kind = WITHOUT_ARTICLES.exec(law)?.[1];
  return noArticle ?? (kind === undefined ? undefined : `${kind}不分条`);
}

/** What a basis says, with the reason behind it. */
export const withReason = (text: string, reason: string | undefined): string => (reason === undefined ? text : `${text}（${reason}）`);

/** Whether a basis has neither an article nor a reason. */
export const lacksArticle = (basis: Basis): boolean => basis.article === undefined && articleMissing(basis) === undefined;
