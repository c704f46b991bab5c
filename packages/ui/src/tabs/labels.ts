export type TabsLabels = { before: string; after: string };

/** Names of the scroll buttons; seen as a hint of the pointer, as keyboards scroll by moving along the tabs. */
export const tabsLabels: TabsLabels = { before: "向左滚动", after: "向右滚动" };
