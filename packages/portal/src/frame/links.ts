/** Of our own host, and yet leading away from it: the notice before another site. */
const LEAVING = /^\/portal\/(?:v[23]\/)?leave$/;
const OLDER_GUIDE = /^\/portal\/guide(?=\/)/;

const isOurs = ({ host, pathname }: Pick<URL, "host" | "pathname">): boolean => host === location.host && !LEAVING.test(pathname);

/** A link as it is inside a frame: in-host links stay in it, others open a new tab. */
function keep(link: HTMLAnchorElement): void {
  if (link.protocol !== "http:" && link.protocol !== "https:") return;
  if (!isOurs(link)) {
    link.target = "_blank";
    link.rel = "noopener noreferrer";
    return;
  }
  link.removeAttribute("target");
  if (OLDER_GUIDE.test(link.pathname)) link.pathname = link.pathname.replace(OLDER_GUIDE, "/portal/v2/guide");
}

/**
 * The rules of a frame where the server could not know of it (older browsers, plain http) and for what scripts have drawn: each link and form is looked at
 * when it is used, before anybody else hears of it.
 * @returns ends it
 * @see FRAME-01, FRAME-02, FRAME-03
 */
export function keepLinksInFrame(): () => void {
  const controller = new AbortController();
  const first = { capture: true, signal: controller.signal };
  document.documentElement.dataset.framed = "true";
  for (const entry of document.querySelectorAll<HTMLElement>('a[href*="/portal/preferences?elder="]')) entry.style.display = "none";
  const look = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link) keep(link);
  };
  for (const press of ["click", "auxclick"]) addEventListener(press, look, first);
  addEventListener(
    "submit",
    (event) => {
      if (event.target instanceof HTMLFormElement) event.target.removeAttribute("target");
      if (event instanceof SubmitEvent) event.submitter?.removeAttribute("formtarget");
    },
    first,
  );
  // The suggestions of a search box open what was chosen by themselves.
  const { open } = window;
  window.open = (url, _target, features) => open.call(window, url, isOurs(new URL(String(url ?? ""), location.href)) ? "_self" : "_blank", features);
  return () => {
    controller.abort();
    window.open = open;
  };
}
