import type { Referral } from "@cardplaza/contract/chapters/referral";
import {
  DECLINE_REASON_LABEL,
  DECLINE_REASONS,
  REFERRAL_TEXT,
} from "@cardplaza/contract/chapters/referral-words";
import { useState } from "react";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import { firstName } from "./referral-words.ts";

const OPTIONS = DECLINE_REASONS.map((value) => ({ value, label: DECLINE_REASON_LABEL[value] }));

export function DeclineDialog({ referral, onClose }: { referral: Referral; onClose: () => void }) {
  const [chosen, setChosen] = useState("");
  const [problem, setProblem] = useState<string>();
  const reason = DECLINE_REASONS.find((each) => each === chosen);
  const giver = firstName(referral.giver);
  return (
    <AnswerDialog
      referral={referral}
      title="Decline this referral"
      description={`${giver} sees your reason and can pass it to someone else.`}
      sendLabel="Decline"
      onClose={onClose}
      answer={() => {
        if (reason) return { action: "decline", reason };
        setProblem(REFERRAL_TEXT.needReason);
        return null;
      }}
    >
      <RadioGroup
        label="Reason"
        options={OPTIONS}
        value={chosen}
        error={problem}
        onChange={({ target }) => {
          setChosen(target.value);
          setProblem(undefined);
        }}
      />
    </AnswerDialog>
  );
}
