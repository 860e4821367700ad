import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { chapterPath, TRACK_FEATURE } from "@cardplaza/contract/chapters/chapter-words";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { WaitingSlips } from "../waiting/waiting-slips.tsx";
import { isOpen } from "../own-part.ts";
import { NeedsPlan } from "../referrals/needs-plan.tsx";
import { OneToOneList } from "../referrals/one-to-one-list.tsx";
import { OneToOneSlip } from "../referrals/slips/one-to-one-slip.tsx";
import { ReferralList } from "../referrals/referral-list.tsx";
import { ReferralSheet } from "../referrals/referral-sheet.tsx";
import { ReferralSlip } from "../referrals/slips/referral-slip.tsx";
import { REFERRAL_VIEW_LABEL, type ReferralView, type Slip } from "../referrals/referrals-address.ts";
import { SlipButtons } from "../referrals/slips/slip-buttons.tsx";
import { SourcesView } from "../referrals/sources-view.tsx";
import { ThankSlip } from "../referrals/slips/thank-slip.tsx";
import { ThankYouList } from "../referrals/thank-you-list.tsx";
import { ToConfirm } from "../referrals/to-confirm.tsx";
import { useReferralsAddress } from "../referrals/use-referrals-address.ts";
import { useNewsOfSlips } from "../referrals/use-referrals.ts";
import { ViewNav } from "../referrals/view-nav.tsx";

/** What the member receives and gives, thanks and one-to-ones, and where their business came from. */
export function ReferralsTab({ chapter }: { chapter: Chapter }) {
  const { status } = useSession();
  if (status === "member") return <MemberReferrals chapter={chapter} />;
  if (status === "visitor")
    return (
      <div className="rounded-card border border-line bg-raised">
        <EmptyState
          drawing="people"
          title="Sign in to see your referrals"
          action={
            <Button asChild>
              <Link to={`/auth?redirect=${encodeURIComponent(chapterPath(chapter._id, "referrals"))}`}>
                Sign in
              </Link>
            </Button>
          }
        />
      </div>
    );
  return (
    <LoadingArea label="Loading" className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </LoadingArea>
  );
}

function MemberReferrals({ chapter }: { chapter: Chapter }) {
  const address = useReferralsAddress();
  useNewsOfSlips();
  const { own } = chapter;
  // Somebody who left still answers what they received; only new slips need the chapter.
  const takesPart = isOpen(chapter) && (own?.status === "active" || own?.status === "on_leave");
  // Nobody asks somebody who is away whether they know of business.
  const mayRefer = takesPart && own?.status === "active";
  const { slip, closeSlip } = address;
  return (
    <div className="flex flex-col">
      {takesPart && <SlipButtons mayRefer={mayRefer} onOpen={(each) => address.openSlip(each)} />}
      <WaitingSlips className="not-empty:mb-5" />
      <ViewNav chapterId={chapter._id} current={address.view} />
      <h2 className="sr-only">{REFERRAL_VIEW_LABEL[address.view]}</h2>
      <Shown view={address.view} onSlip={takesPart ? address.openSlip : undefined} mayRefer={mayRefer} />
      {address.referralId && (
        <ReferralSheet
          key={address.referralId}
          id={address.referralId}
          onThank={(id) => address.openSlip("thank-you", id)}
          onClose={() => address.open(null)}
        />
      )}
      {mayRefer && slip === "referral" && (
        <ReferralSlip
          chapterId={chapter._id}
          source={address.source}
          withId={address.withId}
          onClose={closeSlip}
        />
      )}
      {slip === "thank-you" && (
        <ThankSlip chapterId={chapter._id} thanksFor={address.thanksFor} onClose={closeSlip} />
      )}
      {takesPart && slip === "one-to-one" && (
        <OneToOneSlip chapterId={chapter._id} withId={address.withId} onClose={closeSlip} />
      )}
    </div>
  );
}

interface ShownProps {
  view: ReferralView;
  /** Missing for those who cannot enter new slips here. */
  onSlip: ((slip: Slip) => void) | undefined;
  mayRefer: boolean;
}

function Shown({ view, onSlip, mayRefer }: ShownProps) {
  const premium = useIsPremium();
  const begin = (slip: Slip, label: string): ReactNode =>
    onSlip && (
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => onSlip(slip)}>
        {label}
      </Button>
    );
  if (view === "received")
    return (
      <>
        <ToConfirm />
        <ReferralList key={view} box="received" />
      </>
    );
  if (view === "thank-yous") return <ThankYouList action={begin("thank-you", "Say thank you")} />;
  if (view === "one-to-ones") return <OneToOneList action={begin("one-to-one", "Enter a one-to-one")} />;
  if (view === "sources") return <SourcesView />;
  if (premium === false)
    return (
      <NeedsPlan
        className="rounded-card border border-line bg-raised"
        feature={TRACK_FEATURE}
        text="Track every referral you give, with its value and timeline."
      />
    );
  return <ReferralList key={view} box="given" action={mayRefer && begin("referral", "Give a referral")} />;
}
