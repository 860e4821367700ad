import { Lock } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { usePlanGate } from "../../search/use-plan-gate.tsx";

interface NeedsPlanProps {
  feature: string;
  text: string;
  className?: string;
}

/** In place of what the premium plan brings: what it is, and the way to it. */
export function NeedsPlan({ feature, text, className }: NeedsPlanProps) {
  const plan = usePlanGate();
  return (
    <div className={className}>
      <EmptyState
        drawing="people"
        title={`${feature} comes with Premium`}
        text={text}
        action={
          <Button aria-haspopup="dialog" onClick={plan.offer}>
            <Lock aria-hidden="true" /> See the plan
          </Button>
        }
      />
      {plan.dialog}
    </div>
  );
}
