/** After what depends on measures, such as a table that can be scrolled, has been measured and drawn. */
export const waitForLayout = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
