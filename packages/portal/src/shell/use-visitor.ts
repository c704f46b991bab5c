import { useEffect } from "react";

/** Brings the still parts of the shell to life once the page is. @see LOGIN-01 */
export const useVisitor = (): void =>
  useEffect(() => {
    void import("./visitor").then(
      ({ greetVisitor }) => greetVisitor(document),
      () => undefined,
    );
  }, []);
