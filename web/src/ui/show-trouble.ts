// Radio buttons cannot be invalid one by one, so their group refers to the message.
const WRONG = '[aria-invalid="true"], fieldset[aria-describedby$="-error"] input';

/** Brings what is wrong in a form into view: the first wrong field, or what is said of the whole. False if nothing is. */
export function showTrouble(form: HTMLElement): boolean {
  const wrong = [...form.querySelectorAll<HTMLElement>(WRONG)].find((field) => field.checkVisibility());
  if (wrong) {
    const focused = document.activeElement;
    if (focused?.matches(WRONG) && form.contains(focused)) {
      // The form put it there, or a phone that leaves the focus where it was at a press: maybe out of sight.
      focused.scrollIntoView({ block: "nearest" });
      return true;
    }
    wrong.focus({ preventScroll: true });
    wrong.scrollIntoView({ block: "center" });
    return true;
  }
  const alert = form.querySelector('[role="alert"]');
  alert?.scrollIntoView({ block: "center" });
  return alert !== null;
}
