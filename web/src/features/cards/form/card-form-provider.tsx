import type { ReactNode } from "react";
import { FormProvider } from "../../../forms/form-provider.tsx";
import { CardFormContext, lockIn } from "./form-context.ts";
import type { CardFormState } from "./use-card-form-state.ts";

/** What the fields of a card find around them. */
export function CardFormProvider({ state, children }: { state: CardFormState; children: ReactNode }) {
  const { context, isMember } = state;
  return (
    <FormProvider state={state} uploadsAtOnce={isMember} lockOf={(path) => lockIn(context.locks, path)}>
      <CardFormContext value={context}>{children}</CardFormContext>
    </FormProvider>
  );
}
