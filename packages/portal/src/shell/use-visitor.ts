import { useEffect } from "react";

/** Activates the static islands of the shell after hydration. @see LOGIN-01 */
export const useVisitor = (): void =>
  useEffect(() => {
    void import("./visitor").then(
      ({ loadVisitor }) => loadVisitor(document),
      () => undefined,
    );
  }, []);
