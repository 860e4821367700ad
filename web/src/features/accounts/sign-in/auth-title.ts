import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useEffect } from "react";

export const authTitle = (isSignUp: boolean) => `${isSignUp ? "Sign up" : "Sign in"} · ${PRODUCT_NAME}`;

/** The route's own title knows the address only, not the tab and step that are open. */
export function useAuthTitle(isSignUp: boolean): void {
  useEffect(() => {
    document.title = authTitle(isSignUp);
  }, [isSignUp]);
}
