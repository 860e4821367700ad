import { showTrouble } from "../ui/show-trouble.ts";

/** An answer that comes later than this is no longer about the press. */
const PATIENCE_MS = 20_000;
const LOOKED_AT = ["aria-invalid", "aria-describedby", "aria-busy"];

/**
 * After a refused press of any form's button, its first trouble is in view and has the focus: whether the form
 * checked it at once or the server refused it. Holds for every form of the page; returns what ends it.
 */
export function watchForms(): () => void {
  let stop = () => {};
  const onSubmit = ({ target }: Event) => {
    stop();
    if (target instanceof HTMLFormElement) stop = watch(target);
  };
  document.addEventListener("submit", onSubmit);
  return () => {
    stop();
    document.removeEventListener("submit", onSubmit);
  };
}

function watch(form: HTMLFormElement): () => void {
  let frame = 0;
  const look = () => {
    frame = 0;
    // While the form is being sent, its earlier errors say nothing.
    if (!isBusy(form) && showTrouble(form)) end();
  };
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const changes = new MutationObserver(lookSoon);
  const timer = setTimeout(end, PATIENCE_MS);
  function end() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    changes.disconnect();
    form.removeEventListener("input", end);
  }
  changes.observe(form, { subtree: true, childList: true, attributeFilter: LOOKED_AT });
  // Somebody who types goes on; the focus is not taken away.
  form.addEventListener("input", end);
  lookSoon();
  return end;
}

const isBusy = (form: HTMLFormElement) =>
  [...form.elements].some((element) => element.getAttribute("aria-busy") === "true");
