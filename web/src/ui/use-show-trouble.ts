import { useEffect, useRef } from "react";
import { showTrouble } from "./show-trouble.ts";

/** For a form on a page without `watchForms`: what is wrong comes into view with every new trouble. */
export function useShowTrouble(trouble: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (trouble && form.current) showTrouble(form.current);
  }, [trouble]);
  return form;
}
