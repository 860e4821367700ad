import type { Referral } from "@cardplaza/contract/chapters/referral";
import type { ReferralAction } from "@cardplaza/contract/chapters/referral-words";
import { Check, HandCoins, PhoneCall, Trophy, X } from "lucide-react";
import { useState } from "react";
import { inWords, problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { DeclineDialog } from "./decline-dialog.tsx";
import { LostDialog } from "./lost-dialog.tsx";
import { firstName } from "./referral-words.ts";
import { useAnswerReferral } from "./use-answer-referral.ts";
import { WonDialog } from "./won-dialog.tsx";

/** In this order; the first one that is possible stands out. */
const OFFERED: readonly { action: ReferralAction; label: string; icon?: typeof Check }[] = [
  { action: "accept", label: "Accept", icon: Check },
  { action: "decline", label: "Decline", icon: X },
  { action: "contacted", label: "Contacted", icon: PhoneCall },
  { action: "won", label: "Won", icon: Trophy },
  { action: "lost", label: "Lost" },
  { action: "correct", label: "Correct" },
  { action: "withdraw", label: "Withdraw" },
];
/** These are done with one tap. */
const AT_ONCE: readonly ReferralAction[] = ["accept", "contacted"];
const QUESTION: Partial<Record<ReferralAction, { title: string; text: string; label: string }>> = {
  correct: {
    title: "Correct this referral?",
    text: "The referral goes back to accepted. Its points and thank-you are removed, and you enter the result again.",
    label: "Correct",
  },
  withdraw: {
    title: "Withdraw this referral?",
    text: "The receiver can no longer answer it.",
    label: "Withdraw",
  },
};

/** What the viewer can do with a referral now. */
export function ReferralActions({ referral, onThank }: { referral: Referral; onThank: () => void }) {
  const [asking, setAsking] = useState<ReferralAction | null>(null);
  const answer = useAnswerReferral(referral);
  const offered = OFFERED.filter(({ action }) => referral.actions.includes(action));
  const canThank =
    !referral.isGiver && referral.status === "won" && !referral.thankYouId && referral.giver._id !== null;
  if (offered.length === 0 && !canThank) return null;
  const press = (action: ReferralAction) => {
    if (!AT_ONCE.includes(action)) return setAsking(action);
    answer.mutate(
      { action },
      {
        onError: (error) =>
          toast({ title: "Not done", description: problemText(error), variant: "destructive" }),
      },
    );
  };
  const close = () => setAsking(null);
  const question = asking && QUESTION[asking];
  return (
    <div
      role="group"
      aria-label={`Answer the referral of ${referral.prospect.name}`}
      className="flex flex-wrap gap-2"
    >
      {canThank && (
        <Button size="sm" onClick={onThank}>
          <HandCoins /> Thank {firstName(referral.giver)}
        </Button>
      )}
      {offered.map(({ action, label, icon: Icon }, index) => (
        <Button
          key={action}
          size="sm"
          variant={index === 0 && !canThank && !referral.isGiver ? "primary" : "secondary"}
          busy={answer.isPending && answer.variables.action === action}
          aria-haspopup={AT_ONCE.includes(action) ? undefined : "dialog"}
          onClick={() => press(action)}
        >
          {Icon && !(answer.isPending && answer.variables.action === action) && <Icon />} {label}
        </Button>
      ))}
      {asking === "decline" && <DeclineDialog referral={referral} onClose={close} />}
      {asking === "won" && <WonDialog referral={referral} onClose={close} />}
      {asking === "lost" && <LostDialog referral={referral} onClose={close} />}
      {question && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          tone={asking === "withdraw" ? "danger" : "normal"}
          title={question.title}
          description={question.text}
          confirmLabel={question.label}
          onConfirm={() => inWords(answer.mutateAsync({ action: asking }))}
        />
      )}
    </div>
  );
}
