import { useEffect } from "react";

/** Brings the still parts of the shell to life once the page is. @see spec.md section 4, login */
export const useVisitor = (): void =>
  useEffect(() => {
    void import("./visitor").then(
      ({ greetVisitor }) => greetVisitor(document),
      () => undefined,
    );
  }, []);
