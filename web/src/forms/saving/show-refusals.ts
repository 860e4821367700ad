import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { FormDefinition } from "../define-form.ts";
import { topOf } from "../field-path.ts";

interface Shown<Values extends FieldValues, Step extends string> {
  definition: FormDefinition<Values, Step>;
  form: Pick<UseFormReturn<Values>, "setError">;
}

/** Where a list of pictures says what is wrong with one of them. */
export const listProblem = (name: string) => `root.${name}` as const;

/** Puts a refusal at the fields that it names; the path of the first, where the form has one. */
export function showRefusals<Values extends FieldValues, Step extends string>(
  { definition, form }: Shown<Values, Step>,
  fields: Readonly<Record<string, string>>,
): string | undefined {
  const isPicture = (path: string) => definition.pictureLists.includes(topOf(path));
  const known = definition.inOrder(Object.keys(fields).filter((path) => definition.stepOf(path)));
  for (const path of known) {
    const at = Number(path.split(".")[1]);
    const message = isPicture(path) && at >= 0 ? `Picture ${at + 1}: ${fields[path]}` : fields[path];
    const target = isPicture(path) ? listProblem(topOf(path)) : (path as FieldPath<Values>);
    form.setError(target, { type: "server", message });
  }
  const [first] = known;
  return first && isPicture(first) ? topOf(first) : first;
}
