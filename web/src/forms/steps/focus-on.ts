const FORM = "[data-step-form]";

/** Puts the focus on a field by its path. An empty path is the step itself. */
export function focusOn(path: string) {
  if (path === "") return document.querySelector<HTMLElement>("[data-step-heading]")?.focus();
  const named = document.querySelector<HTMLElement>(`${FORM} [name="${CSS.escape(path)}"]`);
  const field = document.querySelector(`${FORM} [data-field="${CSS.escape(path)}"]`);
  (named ?? field?.querySelector<HTMLElement>("input, button"))?.focus();
}
