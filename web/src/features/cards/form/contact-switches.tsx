import { Lock } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Badge } from "../../../ui/badge.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import { LateUpgradeDialog } from "../../plan/late-upgrade-dialog.tsx";
import type { CardValues } from "./card-values.ts";
import { useCardForm } from "./form-context.ts";
import { StepSection } from "../../../forms/steps/step-section.tsx";

/** The switches that decide who may write to the card's owner. */
export function ContactSwitches() {
  const { premium } = useCardForm();
  const { register, setValue } = useFormContext<CardValues>();
  const [asking, setAsking] = useState(false);
  const [form, direct] = useWatch<CardValues, ["contactFormEnabled", "directLeads"]>({
    name: ["contactFormEnabled", "directLeads"],
  });
  const problem = useFieldProblem("directLeads");
  // A premium switch can always be switched off.
  const locked = !premium && !direct;
  const askForPlan = () => {
    setValue("directLeads", false);
    setAsking(true);
  };
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
          {...register("directLeads", { onChange: () => locked && askForPlan() })}
        />
        <FieldError id="direct-leads-problem" message={problem} />
        <LateUpgradeDialog open={asking} onOpenChange={setAsking} />
      </div>
    </StepSection>
  );
}
