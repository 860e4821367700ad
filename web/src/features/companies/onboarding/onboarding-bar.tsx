import { ArrowLeft, ArrowRight } from "lucide-react";
import { FootBar } from "../../../forms/saving/foot-bar.tsx";
import { useSlow } from "../../../forms/saving/use-slow.ts";
import type { Steps } from "../../../forms/steps/use-steps.ts";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import type { CompanyStep } from "../form/company-form-definition.ts";

interface OnboardingBarProps {
  steps: Pick<Steps<CompanyStep>, "previous" | "next">;
  busy: boolean;
  /** 0 to 1 while pictures are on their way. */
  progress: number | undefined;
  onOpen: (step: CompanyStep) => void;
}

/** Back, and the one button that saves the step. */
export function OnboardingBar({ steps, busy, progress, onOpen }: OnboardingBarProps) {
  const { previous, next } = steps;
  const slow = useSlow(busy);
  return (
    <FootBar>
      {progress !== undefined && (
        <ProgressBar label="Uploading your pictures" value={progress} className="mb-3" />
      )}
      <p aria-live="polite" className="mb-2 text-xs text-muted empty:hidden">
        {slow && "Still working. Your connection seems slow."}
      </p>
      <div className="flex items-center justify-between gap-2">
        {previous ? (
          <Button variant="ghost" onClick={() => onOpen(previous)}>
            <ArrowLeft /> Back
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" busy={busy}>
          {next ? "Next" : "Finish"} {next && <ArrowRight />}
        </Button>
      </div>
    </FootBar>
  );
}
