import { GIVE_FEATURE } from "@cardplaza/contract/chapters/chapter-words";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { NeedsPlan } from "./needs-plan.tsx";
import { ReferralForm } from "./referral-form.tsx";
import type { ReferralsAddress } from "./referrals-address.ts";
import { EMPTY_REFERRAL } from "./referral-values.ts";
import { useSourceProspect } from "./slip-prospect.ts";
import { readKeptSlip } from "./use-kept-slip.ts";

interface ReferralSlipProps {
  chapterId: string;
  source: ReferralsAddress["source"];
  onClose: () => void;
}

/** "Give a referral", empty or made of a lead or an enquiry. Without the plan, the way to it. */
export function ReferralSlip({ chapterId, source, onClose }: ReferralSlipProps) {
  const premium = useIsPremium();
  const taken = useSourceProspect(premium ? source : null);
  if (premium && !taken)
    return (
      <ReferralForm
        chapterId={chapterId}
        source={null}
        begin={readKeptSlip("referral", EMPTY_REFERRAL)}
        onClose={onClose}
      />
    );
  if (taken?.data) {
    const { need, ...prospect } = taken.data;
    const begin = { ...EMPTY_REFERRAL, need, prospect: { ...prospect, consent: false } };
    return <ReferralForm chapterId={chapterId} source={source} begin={begin} onClose={onClose} />;
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Give a referral">
        {premium === false ? (
          <NeedsPlan
            feature={GIVE_FEATURE}
            text="Receiving referrals, answering them and saying thank you are free. Giving them comes with the premium plan."
          />
        ) : taken?.error ? (
          <>
            <ErrorState
              title={`The ${source?.kind} did not load`}
              text={problemText(taken.error)}
              retrying={taken.isFetching}
              onRetry={() => void taken.refetch()}
            />
            <Button variant="secondary" className="w-full" onClick={onClose}>
              Close
            </Button>
          </>
        ) : (
          <LoadingArea label="Loading">
            <SkeletonText lines={6} />
          </LoadingArea>
        )}
      </DialogContent>
    </Dialog>
  );
}
