import type { Referral } from "@cardplaza/contract/chapters/referral";
import type { DeclineReason, ReferralAction } from "@cardplaza/contract/chapters/referral-words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, apiOnce } from "../../../lib/api.ts";
import { useAttemptKey } from "../../../lib/attempt-key.ts";
import { query } from "../../../lib/query.ts";
import { useLookAgain } from "../../../lib/use-look-again.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { firstName, otherOf } from "./referral-words.ts";
import { useReadSlipsAgain } from "./use-referrals.ts";

export interface ReferralAnswer {
  action: ReferralAction;
  reason?: DeclineReason;
  wonPaise?: number;
  note?: string;
}

const DONE: Record<ReferralAction, (other: string) => string> = {
  accept: (other) => `Accepted. We'll let ${other} know.`,
  decline: (other) => `Declined. We'll tell ${other} why.`,
  contacted: () => "Marked as contacted",
  won: (other) => `Won. You can thank ${other} now.`,
  lost: () => "Marked as lost",
  correct: () => "You can enter the result again",
  withdraw: () => "Referral withdrawn",
};

/** The next step of a referral. All that shows it is read again. */
export function useAnswerReferral(referral: Referral) {
  const queryClient = useQueryClient();
  const readAgain = useReadSlipsAgain();
  const keyOf = useAttemptKey();
  const lookAgain = useLookAgain([["GET /api/referrals"], ["GET /api/referrals/:id"]]);
  const params = { id: referral._id };
  return useMutation({
    mutationFn: (answer: ReferralAnswer) =>
      apiOnce(keyOf([answer, referral.updated_at]))["PATCH /api/referrals/:id"]({ params, body: answer }),
    onSuccess: (saved, { action }) => {
      queryClient.setQueryData(query["GET /api/referrals/:id"]({ params }).queryKey, saved);
      toast({ title: DONE[action](firstName(otherOf(saved))) });
      return readAgain();
    },
    onError: (error) => lookAgain(error, "Not done"),
  });
}

/** On the prospect's request: name and details go for both sides. */
export function useEraseProspect(id: string) {
  const readAgain = useReadSlipsAgain();
  return useMutation({
    mutationFn: () => api["DELETE /api/referrals/:id/prospect"]({ params: { id } }),
    onSuccess: () => {
      toast({ title: "The prospect's details are deleted" });
      return readAgain();
    },
  });
}
