import { ERROR_TEXT } from "@cardplaza/contract/errors";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "./api.ts";

export const OFFLINE = "We could not reach the server. Check your connection and try again.";

/** What went wrong, in a sentence for the person. */
export function problemText(error: unknown): string {
  if (error instanceof ApiError) return error.reason;
  // How fetch says that there was no answer at all.
  if (error instanceof TypeError) return OFFLINE;
  return error instanceof Error ? error.message : ERROR_TEXT.unexpected;
}

/** Puts a refusal at the fields that it names, with the focus on the first; false if it names none. */
export function showAtFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  names: readonly FieldPath<Values>[],
): boolean {
  const fields = (error instanceof ApiError && error.fields) || {};
  const wrong = names.filter((name) => fieldText(fields, name) !== undefined);
  for (const [index, name] of wrong.entries()) {
    form.setError(name, { type: "server", message: fieldText(fields, name) }, { shouldFocus: index === 0 });
  }
  return wrong.length > 0;
}

// `consent.terms` is the checkbox `terms`.
const fieldText = (fields: Record<string, string>, name: string) => fields[name] ?? fields[`consent.${name}`];
