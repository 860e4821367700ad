import { Lock } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { Badge } from "../../../ui/badge.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import type { CardValues } from "./card-values.ts";
import { useCardForm } from "./form-context.ts";
import { StepSection } from "../../../forms/steps/step-section.tsx";

/** Who may write to the card's owner. */
export function ContactSwitches() {
  const { premium } = useCardForm();
  const { register } = useFormContext<CardValues>();
  const [form, direct] = useWatch<CardValues, ["contactFormEnabled", "directLeads"]>({
    name: ["contactFormEnabled", "directLeads"],
  });
  const problem = useFieldProblem("directLeads");
  // It can always be switched off.
  const locked = !premium && !direct;
  return (
    <StepSection title="Messages" columns={false}>
      <Switch
        label="Contact form"
        hint="Signed-in people can write to you on the card."
        {...register("contactFormEnabled")}
      />
      <div>
        <Switch
          label={
            <span className="inline-flex flex-wrap items-center gap-2">
              Direct leads
              {!premium && (
                <Badge tone="brand">
                  <Lock aria-hidden="true" /> Premium
                </Badge>
              )}
            </span>
          }
          hint={
            form || !direct
              ? "Visitors without an account can write too."
              : "Visitors can write once the contact form is on."
          }
          // Not by `disabled` of `register`: that would take the value out of the form.
          {...register("directLeads")}
          disabled={locked}
        />
        <FieldError id="direct-leads-problem" message={problem} />
      </div>
    </StepSection>
  );
}
