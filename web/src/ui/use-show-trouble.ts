import { useEffect, useRef } from "react";

// Radio buttons cannot be invalid one by one, so their group refers to the message.
const WRONG = '[aria-invalid="true"], fieldset[aria-describedby$="-error"] input';

/** In a form longer than the screen, what is wrong comes into view: the first wrong field, or what was said of the whole. */
export function useShowTrouble(trouble: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!trouble) return;
    const wrong = form.current?.querySelector<HTMLElement>(WRONG);
    if (wrong) wrong.focus();
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: "center" });
  }, [trouble]);
  return form;
}
