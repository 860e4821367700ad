import { get, useFormContext, useFormState } from "react-hook-form";
import { useFormKit } from "../form-context.ts";

/** What is wrong with a field, by its path. */
export function useFieldProblem(path: string): string | undefined {
  const { problemOf } = useFormKit();
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: path });
  if (problemOf) return problemOf(path);
  const error = get(errors, path) as { message?: string; root?: { message?: string } } | undefined;
  return error?.message ?? error?.root?.message;
}
