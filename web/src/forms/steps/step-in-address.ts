const NAME = "step";

/** The step that an address names; undefined where it names none, or none of this form. */
export const stepInSearch = <Step extends string>(search: string, steps: readonly Step[]): Step | undefined =>
  steps.find((step) => step === new URLSearchParams(search).get(NAME));

/** The same address at another step; null for the first, which needs no name. */
export function searchWithStep(search: string, step: string | null): string {
  const params = new URLSearchParams(search);
  if (step === null) params.delete(NAME);
  else params.set(NAME, step);
  const text = params.toString();
  return text && `?${text}`;
}

interface Place {
  pathname: string;
  search: string;
}

/** Whether two addresses are the same form, perhaps at different steps. */
export const isSameForm = (here: Place, next: Place) =>
  here.pathname === next.pathname && searchWithStep(here.search, null) === searchWithStep(next.search, null);
