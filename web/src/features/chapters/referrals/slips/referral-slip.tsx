import { GIVE_FEATURE } from "@cardplaza/contract/chapters/chapter-words";
import { useState } from "react";
import { problemText } from "../../../../lib/problem-text.ts";
import { useSession } from "../../../../lib/session.ts";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { LoadingArea, SkeletonText } from "../../../../ui/skeleton.tsx";
import { useIsPremium } from "../../../plan/use-is-premium.ts";
import type { Mended } from "../../queue/slip.ts";
import { NeedsPlan } from "../needs-plan.tsx";
import { ReferralForm } from "./referral-form.tsx";
import type { ReferralsAddress } from "../referrals-address.ts";
import { readKeptReferral } from "./kept-referral.ts";
import { EMPTY_REFERRAL, type ReferralValues } from "./referral-values.ts";
import { SlipDialog } from "./slip-dialog.tsx";
import { useSourceProspect } from "./slip-prospect.ts";
import { useSlipPerson } from "./use-slip-person.ts";

interface ReferralSlipProps {
  chapterId: string;
  source: ReferralsAddress["source"];
  /** The member who gets it, if a link names them. */
  withId?: string | null;
  /** What was typed, and the refused slip that it was. */
  begin?: ReferralValues;
  mends?: Mended;
  onClose: () => void;
}

/** "Give a referral", empty or made of a lead, an enquiry or a message. Without the plan, the way to it. */
export function ReferralSlip(props: ReferralSlipProps) {
  const premium = useIsPremium();
  return (
    <SlipDialog
      title="Give a referral"
      description="Only you and the receiver see it."
      mends={props.mends}
      onClose={props.onClose}
    >
      {premium === false ? (
        <NeedsPlan
          feature={GIVE_FEATURE}
          text="Receiving referrals, answering them and saying thank you are free. Giving them comes with the premium plan."
        />
      ) : !premium ? (
        <Loading />
      ) : props.begin ? (
        <ReferralForm {...props} begin={props.begin} keptFor={null} />
      ) : props.source ? (
        <MadeOfSource {...props} />
      ) : props.withId ? (
        <ForPerson {...props} withId={props.withId} />
      ) : (
        <Begun {...props} />
      )}
    </SlipDialog>
  );
}

/** Goes on with what was typed before. */
function Begun(props: ReferralSlipProps) {
  const memberId = useSession().user?._id ?? null;
  const [begin] = useState(() => (memberId ? readKeptReferral(memberId) : EMPTY_REFERRAL));
  return <ReferralForm {...props} begin={begin} keptFor={memberId} />;
}

function ForPerson({ withId, ...props }: ReferralSlipProps & { withId: string }) {
  const receiver = useSlipPerson(withId);
  if (receiver === undefined) return <Loading />;
  return <ReferralForm {...props} begin={{ ...EMPTY_REFERRAL, receiver }} keptFor={null} />;
}

function MadeOfSource(props: ReferralSlipProps) {
  const taken = useSourceProspect(props.source);
  if (taken?.data) {
    const { need, ...prospect } = taken.data;
    const begin = { ...EMPTY_REFERRAL, need, prospect: { ...prospect, consent: false } };
    return <ReferralForm {...props} begin={begin} keptFor={null} />;
  }
  if (!taken?.error) return <Loading />;
  return (
    <ErrorState
      title={`The ${props.source?.kind} did not load`}
      text={problemText(taken.error)}
      retrying={taken.isFetching}
      onRetry={() => void taken.refetch()}
    />
  );
}

const Loading = () => (
  <LoadingArea label="Loading">
    <SkeletonText lines={6} />
  </LoadingArea>
);
