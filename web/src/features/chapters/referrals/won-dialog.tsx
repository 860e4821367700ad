import type { Referral } from "@cardplaza/contract/chapters/referral";
import { CORRECT_DAYS, REFERRAL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import { useState } from "react";
import { paiseOf, typedAmount } from "../../enquiries/amount.ts";
import { AmountField, amountProblem } from "./slips/amount-field.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";

/** The estimate is offered as the value. */
export function WonDialog({ referral, onClose }: { referral: Referral; onClose: () => void }) {
  const [value, setValue] = useState(() => typedAmount(referral.estPaise ?? undefined));
  const [problem, setProblem] = useState<string>();
  return (
    <AnswerDialog
      referral={referral}
      title="Won"
      description={`Only the two of you see the value. You can correct it for ${CORRECT_DAYS} days.`}
      sendLabel="Mark as won"
      onClose={onClose}
      answer={() => {
        const wrong = value.trim() === "" ? REFERRAL_TEXT.needValue : amountProblem(value);
        setProblem(wrong);
        return wrong ? null : { action: "won", wonPaise: paiseOf(value) ?? 0 };
      }}
    >
      <AmountField
        label="Value of the business"
        error={problem}
        value={value}
        onChange={(event) => {
          setValue(event.target.value);
          setProblem(undefined);
        }}
      />
    </AnswerDialog>
  );
}
