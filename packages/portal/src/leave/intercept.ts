/** Hosts below it are exempt everywhere; those of the settings are known to the server, which leads on to them at once. */
const GOVERNMENT = /(?:^|\.)gov\.cn$/;

/** Where a click leads, if that is another site that is not exempt. The notice itself leads on. */
function outsideOf(target: EventTarget | null): { link: HTMLAnchorElement; url: string } | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || !/^https?:$/.test(link.protocol) || link.host === location.host || GOVERNMENT.test(link.hostname)) return undefined;
  return link.hasAttribute("data-leaving") ? undefined : { link, url: link.href };
}

/**
 * Links to other sites that scripts have drawn, such as those of the region picker, lead to the notice too; in what the server drew they do so already.
 * The address of the link is changed when it is pressed, so that a new window, the keyboard and the middle button go the same way.
 * @see docs/decisions/leaving.md
 */
export function interceptExternalLinks(): void {
  const lead = ({ target }: Event): void => {
    const found = outsideOf(target);
    if (!found) return;
    const face = location.pathname.startsWith("/portal/v3/") ? "/portal/v3/leave" : "/portal/leave";
    found.link.href = `${face}?${new URLSearchParams({ url: found.url, back: location.pathname + location.search })}`;
  };
  for (const press of ["click", "auxclick"]) document.addEventListener(press, lead, { capture: true });
}
