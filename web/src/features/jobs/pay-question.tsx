import { payMeant, payWords } from "@cardplaza/contract/jobs/pay-rules";
import type { SalaryPeriod } from "@cardplaza/contract/jobs/job-words";
import { Button } from "../../ui/button.tsx";

interface PayQuestionProps {
  /** One amount, or the lowest and the highest. */
  texts: readonly string[];
  period: SalaryPeriod;
  /** The amounts as they were probably meant. */
  onMeant: (texts: string[], period: SalaryPeriod) => void;
  /** They are right as they are. */
  onKeep?: (() => void) | undefined;
}

/** "Did you mean ₹3.2 lakh a year?" below an amount that is hardly anybody's pay; nothing below any other. */
export function PayQuestion({ texts, period, onMeant, onKeep }: PayQuestionProps) {
  const meant = texts.map((text) => payMeant(text, period));
  const first = meant.find((each) => each !== null);
  if (!first) return null;
  const corrected = texts.map((text, at) => {
    const each = meant[at];
    return each?.period === first.period ? each.text : text;
  });
  const words = payWords(corrected, first.period);
  return (
    <div role="status" className="rounded-field border border-line-strong bg-sunken px-3 py-2.5 text-sm">
      <p className="font-medium">Did you mean {words}?</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onMeant(corrected, first.period)}>
          Yes, {words}
        </Button>
        {onKeep && (
          <Button size="sm" variant="secondary" onClick={onKeep}>
            No, keep it
          </Button>
        )}
      </div>
    </div>
  );
}
