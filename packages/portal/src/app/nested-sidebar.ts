import type { SidebarItem } from "@onehall/api";

/**
 * Entries of the side toolbar as it draws them. Other back ends say by `parent_name` below which entry one stands, carry the picture of a code in `qr`, and
 * know no keys. @see SHELL-28
 */
export function nestedSidebar(entries: readonly SidebarItem[]): SidebarItem[] {
  const parents = new Set(entries.map(({ text }) => text));
  const isBelow = ({ parent_name, text }: SidebarItem): boolean => parent_name !== undefined && parent_name !== text && parents.has(parent_name);
  const asChild = ({ text, url = "", qr }: SidebarItem) => ({ name: text, url, ...(qr && { qr }) });
  return entries
    .filter((entry) => !isBelow(entry))
    .map((entry) => {
      const below = entries.filter((other) => isBelow(other) && other.parent_name === entry.text);
      const children = [...(entry.children ?? []), ...[...(entry.qr ? [entry] : []), ...below].map(asChild)];
      return { ...entry, key: entry.key || entry.text, ...(children.length > 0 && { children }) };
    });
}
