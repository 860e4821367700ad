import type { ReactNode } from "react";
import { type FieldValues, FormProvider as ValuesProvider } from "react-hook-form";
import { FormContext, type FormContextValue } from "./form-context.ts";
import type { StepForm } from "./use-step-form.ts";

interface FormProviderProps<Values extends FieldValues, Step extends string> extends Pick<
  FormContextValue,
  "lockOf" | "problemOf"
> {
  state: StepForm<Values, Step>;
  uploadsAtOnce?: boolean;
  uploadsOnSave?: boolean;
  children: ReactNode;
}

/** What the fields of the kit find around them. */
export function FormProvider<Values extends FieldValues, Step extends string>({
  state,
  uploadsAtOnce = true,
  uploadsOnSave = true,
  lockOf,
  problemOf,
  children,
}: FormProviderProps<Values, Step>) {
  const { form, definition, pictures } = state;
  return (
    <ValuesProvider {...form}>
      <FormContext value={{ definition, pictures, uploadsAtOnce, uploadsOnSave, lockOf, problemOf }}>
        {children}
      </FormContext>
    </ValuesProvider>
  );
}
