/** Forms that Hong Kong's standard list has and its readers seldom meet, with those that they do. `羣羣` would read `羣` as it is. */
export const FORMS = "羣群峯峰牀床麪麵啓啟巖岩蔘參枱台燬毀卹恤恆恒綉繡谿溪嶽岳疊叠";

/**
 * Characters that read otherwise than OpenCC has it where no word says more. 叠: never converted (LANG-02); 涌: in this province a creek (chōng),
 * only in 汹涌 and the like a gush; 岳: a family and a town more often than a holy mountain; 签: one signs.
 */
export const ALONE = "叠叠涌涌岳岳签簽";

/**
 * Readings that OpenCC sees in many words, most of which are in no text of ours but lie across the border of two that are: 换发 is no hair, 网签 no slip
 * of bamboo, 合同里 not the town 同里. A word counts for such a reading only with one of these in it.
 */
export const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  发髮: [
    "理发",
    "头发",
    "毛发",
    "美发",
    "染发",
    "烫发",
    "假发",
    "短发",
    "长发",
    "脱发",
    "发型",
    "发廊",
    "护发",
    "洗发",
    "剪发",
    "秀发",
    "鬓发",
    "披发",
    "白发苍",
  ],
  签籤: ["标签", "抽签", "牙签", "竹签", "求签", "棉签"],
  里里: ["公里", "里程", "邻里", "英里", "华里", "海里", "里弄", "故里", "乡里", "千里", "万里", "百里", "十里", "里约热"],
  当噹: ["叮当", "丁当", "响当当", "当啷"],
  困睏: ["困倦", "困乏", "困意", "犯困"],
  合閤: [],
  彩綵: ["剪彩", "结彩"],
  于于: ["单于", "淳于", "于谦", "于右任", "于飞"],
  余余: ["余光中", "余杭", "余姚", "余江", "余干县"],
  范范: ["范仲淹", "范蠡", "范县"],
};

/** Words of OpenCC that lie across two of ours: 标准以, 信用修复制度, 页面点击. */
export const DROPPED: ReadonlySet<string> = new Set(["准以", "准算", "制出", "历本", "游资", "面点", "复训", "回文", "全干", "后制", "书签", "干的"]);

/** Words that read as their parts do, kept so that no longer word begins inside them. */
export const WHOLE: readonly string[] = ["限制", "标准", "修复", "康复", "写明", "行政", "不复", "关于", "属于", "房里", "完全"];

/** Words of government texts that OpenCC reads otherwise than their readers would. Simplified → traditional. */
export const WORDS: readonly (readonly [string, string])[] = [
  ["签注", "簽註"],
  ["卡里", "卡裏"],
  ["复议", "復議"],
  ["行政复议", "行政復議"],
  ["人参加", "人參加"],
  ["了解", "了解"],
  ["明了地", "明了地"],
  ["四周岁", "四週歲"],
  ["不准", "不准"],
  ["准营", "准營"],
  ["准办", "准辦"],
  ["准入", "准入"],
  ["准驾", "准駕"],
  ["准考", "准考"],
  ["准生", "准生"],
  ["准证", "准證"],
  ["是只有", "是只有"],
  ["是只要", "是只要"],
  ["是只能", "是只能"],
  ["一出就", "一出就"],
  ["一出入", "一出入"],
  ["相冲突", "相衝突"],
  ["冲红", "沖紅"],
  ["并为", "並為"],
  ["合并为", "合併為"],
  ["归并为", "歸併為"],
  ["并发证", "並發證"],
  ["并发放", "並發放"],
  ["并发给", "並發給"],
  ["并发布", "並發佈"],
  ["并发注", "並發註"],
  ["并到场", "並到場"],
  ["并核对", "並核對"],
  ["一并核对", "一併核對"],
  ["补扣", "補扣"],
  ["多扣", "多扣"],
  ["关征", "關徵"],
  ["关注册", "關註冊"],
  ["关注销", "關註銷"],
  ["押注销", "押註銷"],
  ["自注销", "自註銷"],
  ["自注册", "自註冊"],
  ["合注销", "合註銷"],
  ["和面积", "和面積"],
  ["得采矿", "得採礦"],
  ["得采砂", "得採砂"],
  ["有采集", "有採集"],
  ["工致残", "工致殘"],
  ["调表册", "調表冊"],
  ["折叠", "摺叠"],
];
