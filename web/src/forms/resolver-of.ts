import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import { pointerReleased } from "./pointer-released.ts";
import type { FormDefinition } from "./define-form.ts";

/** The form's check for react-hook-form: also what is wrong on a step that is not open. */
export const resolverOf =
  <Values extends FieldValues, Step extends string>(
    { check }: FormDefinition<Values, Step>,
    opened: Values,
  ): Resolver<Values> =>
  async (values) => {
    await pointerReleased();
    const errors: FieldErrors<Values> = {};
    for (const [path, message] of Object.entries(check(values, opened)))
      set(errors, path, { type: "check", message });
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
