import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { refusedFields } from "./refused-fields.ts";

/** Puts a refusal at the fields that it names, with the focus on the first; false if it names none. */
export function showAtFields<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError">,
  error: unknown,
  names: readonly FieldPath<Values>[],
): boolean {
  const fields = refusedFields(error);
  const wrong = names.filter((name) => fieldText(fields, name) !== undefined);
  for (const [index, name] of wrong.entries()) {
    form.setError(name, { type: "server", message: fieldText(fields, name) }, { shouldFocus: index === 0 });
  }
  return wrong.length > 0;
}

// `consent.terms` is the checkbox `terms`.
const fieldText = (fields: Readonly<Record<string, string>>, name: string) =>
  fields[name] ?? fields[`consent.${name}`];
