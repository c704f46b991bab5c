/** Signs that searches are seldom about: they come from a slip of the hand or from copied text. @see SEARCH-17 */
const SPECIAL = /[~`!@#$%^&{}[\]():;'"|\\<>?/+_*]/g;

/** The special characters of a search, each once, in their order. */
export const specialCharactersOf = (keyword: string): string[] => [...new Set(keyword.match(SPECIAL) ?? [])];

/** Whether a search asks for elder mode, by any of the names that sites give it. @see SEARCH-18 */
export const asksForElderMode = (keyword: string): boolean => /(?:长辈|亲情|关爱|关怀|老年|老人|大字)(?:版|模式)|长者助手|适老化/.test(keyword);

/**
 * Whether a search asks what one is entitled to, not for a certain benefit: 我能享受什么, 有什么补贴, 福利, 优惠政策. @see SEARCH-25
 */
export const asksForBenefits = (keyword: string): boolean =>
  /享受.{0,2}(?:什么|哪些|啥)|(?:什么|哪些|啥).{0,4}(?:补贴|补助|津贴|福利|优惠|优待|减免|救助)/.test(keyword) ||
  /^(?:我的|政府|国家|惠民|各种|各类|申请|领)*(?:补贴|补助|津贴|福利|优惠|优待|减免|惠民|救助)(?:政策|待遇|项目|查询|申请|清单)*$/.test(keyword.trim());
