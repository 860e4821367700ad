import type { FieldValues } from "react-hook-form";
import type { FormDefinition } from "../define-form.ts";
import { withoutBlankRows } from "../rows/blank-rows.ts";

/** Whether a form still says what it began with. */
export const isUntouched = <Values extends FieldValues, Step extends string>(
  { empty, rows }: FormDefinition<Values, Step>,
  values: Values,
  begun: Values = empty,
) =>
  JSON.stringify({ ...empty, ...withoutBlankRows(values, rows) }) === JSON.stringify({ ...empty, ...begun });
