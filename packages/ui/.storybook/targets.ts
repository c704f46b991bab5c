const PRESSED = "a[href], button, summary, input:not([type=hidden]), select, textarea, [role=tab], [role=option]";
/** Pixels that rounding may take from a measure. */
const SLACK = 0.5;

const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 1;

/** A link within a sentence keeps the height of its line (WCAG 2.5.8, exception "inline"). */
const inSentence = (element: Element) =>
  element.tagName === "A" &&
  getComputedStyle(element).display === "inline" &&
  [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());

/** Width and height one may press: the element's box or that of its pseudo-element laid over it. */
function pressedSize(element: Element): { width: number; height: number } {
  const box = element.getBoundingClientRect();
  const over = getComputedStyle(element, "::after");
  const laid = over.content !== "none" && over.position === "absolute" && over.inset !== "auto";
  return {
    width: Math.max(box.width, laid ? Number.parseFloat(over.width) || 0 : 0),
    height: Math.max(box.height, laid ? Number.parseFloat(over.height) || 0 : 0),
  };
}

/** Fails when something that one presses is smaller than the theme's target. A story leaves it out by `parameters.targets.skip`, which says why. */
export function expectTargets(canvas: HTMLElement): void {
  const least = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--oh-size-target"));
  const small = [...canvas.querySelectorAll(PRESSED)]
    .filter((element) => visible(element) && !inSentence(element))
    .flatMap((element) => {
      const { width, height } = pressedSize(element);
      return width + SLACK < least || height + SLACK < least ? [`${element.outerHTML.slice(0, 120)} is ${Math.round(width)} × ${Math.round(height)}`] : [];
    });
  if (small.length > 0) throw new Error(`Targets must be at least ${least} × ${least} px:\n${small.join("\n")}`);
}
