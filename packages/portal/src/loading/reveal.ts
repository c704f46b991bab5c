/** Opens the folded part that the address names, now and when it changes. */
export function revealTarget(): void {
  const reveal = () => {
    const target = document.querySelector(":target");
    const folded = target?.closest("details");
    if (!target || !folded || folded.open) return;
    folded.open = true;
    target.scrollIntoView();
  };
  reveal();
  addEventListener("hashchange", reveal);
}
