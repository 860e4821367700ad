import { useLayoutEffect, useRef } from "react";

/**
 * For a `<dialog>` over everything. What is behind stays as it is, scrolled and typed, but cannot be read, and does not
 * notice: an open dialog of the screen would take a press or Escape for its own, close, and lose what was typed in it.
 * Then the focus goes back to where it was.
 */
export function useAboveAll() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const keepToItself = (event: Event) => event.stopPropagation();
    const stay = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const reopen = () => dialog.showModal();
    for (const event of QUIET) dialog.addEventListener(event, keepToItself);
    addEventListener("keydown", stay, { capture: true });
    dialog.addEventListener("close", reopen);
    // Before the rest is hidden, so that the browser knows where the focus was.
    dialog.showModal();
    const showAgain = hideBehind(dialog);
    return () => {
      for (const event of QUIET) dialog.removeEventListener(event, keepToItself);
      removeEventListener("keydown", stay, { capture: true });
      dialog.removeEventListener("close", reopen);
      showAgain();
      dialog.close();
    };
  }, []);
  return ref;
}

const QUIET = ["pointerdown", "focusin"] as const;

function hideBehind(dialog: Element): () => void {
  const behind = [...document.body.children]
    .filter((each) => each instanceof HTMLElement)
    .filter((each) => each !== dialog)
    .map((element) => ({ element, was: element.inert }));
  for (const { element } of behind) {
    element.inert = true;
    element.style.visibility = "hidden";
  }
  return () => {
    for (const { element, was } of behind) {
      element.inert = was;
      element.style.removeProperty("visibility");
    }
  };
}
