import { useEffect, useRef } from "react";

/**
 * For a `<dialog>` that nothing behind it may notice: an open dialog of the screen would take a press or Escape for its
 * own, close, and lose what was typed in it. The focus and the
 * place on the page come back.
 */
export function useAboveAll() {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const [before, top] = [document.activeElement, scrollY];
    const keepToItself = (event: Event) => event.stopPropagation();
    const stay = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const reopen = () => dialog.isConnected && !dialog.open && dialog.showModal();
    for (const event of QUIET) dialog.addEventListener(event, keepToItself);
    addEventListener("keydown", stay, { capture: true });
    dialog.addEventListener("close", reopen);
    dialog.showModal();
    return () => {
      for (const event of QUIET) dialog.removeEventListener(event, keepToItself);
      removeEventListener("keydown", stay, { capture: true });
      dialog.removeEventListener("close", reopen);
      // By then the screen is shown again and can take the focus.
      setTimeout(() => {
        scrollTo({ top, behavior: "instant" });
        if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    };
  }, []);
  return ref;
}

const QUIET = ["pointerdown", "focusin"] as const;
