import { useFormContext, useFormState } from "react-hook-form";
import { StepNav as Steps } from "../../../forms/steps/step-nav.tsx";
import { STEP_LABELS, type StepId, stepOf } from "./card-steps.ts";
import type { CardValues } from "./card-values.ts";

interface StepNavProps {
  current: StepId;
  first?: string;
  onOpen: (step: StepId) => void;
}

export function StepNav({ current, first, onOpen }: StepNavProps) {
  const { control } = useFormContext<CardValues>();
  const { errors } = useFormState({ control });
  return (
    <Steps
      steps={first ? { ...STEP_LABELS, you: first } : STEP_LABELS}
      current={current}
      onOpen={onOpen}
      wrong={new Set(Object.keys(errors).map(stepOf))}
      short
    />
  );
}
