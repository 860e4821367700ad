import type { EnquiryInbox } from "@cardplaza/contract/enquiries/enquiry-inbox";
import type { ReactNode } from "react";
import { OUTSIDE_COUNTS_TEXT } from "@cardplaza/contract/outside-answers/outside-answer-words";
import { useSession } from "../../lib/session.ts";
import { useViewer } from "../../lib/use-viewer.ts";
import { useIsPremium } from "../plan/use-is-premium.ts";
import { EnquiriesScreen } from "./enquiries-screen.tsx";
import { EnquiryCounters } from "./enquiry-counters.tsx";
import { EnquiryWeeks } from "./enquiry-weeks.tsx";
import { InboxChooser, type NamedInbox } from "./inbox-chooser.tsx";
import { NoneReceived, NoneSent } from "./no-enquiries.tsx";
import {
  ALL_SCOPE,
  COMPANY_SCOPE,
  useEnquiryCounts,
  useEnquiryInboxes,
  useEnquiryStats,
} from "./use-enquiries.ts";
import { useEnquiryAddress } from "./use-enquiry-address.ts";

interface InboxScreenProps {
  title: string;
  /** Only what companies received. */
  ofCompanies?: boolean;
  asks?: ReactNode;
}

/** Every inbox that the member reads, and all that they sent. */
export function InboxScreen({ title, ofCompanies = false, asks }: InboxScreenProps) {
  const address = useEnquiryAddress();
  const { user } = useSession();
  const hasListing = useViewer()?.hasListing ?? false;
  const isPremium = useIsPremium();
  const { data: companies } = useEnquiryInboxes();
  const own: NamedInbox[] = user && !ofCompanies ? [{ _id: user._id, name: "Your business and cards" }] : [];
  const inboxes = [...own, ...(companies ?? [])];
  // A company that the member no longer manages is not asked for.
  const inbox = inboxes.find(({ _id }) => _id === address.inbox)?._id;
  const scope = { ...(ofCompanies ? COMPANY_SCOPE : ALL_SCOPE), inbox };
  const counts = useEnquiryCounts(scope);
  const stats = useEnquiryStats(scope);
  const hasCompany = companies?.length !== 0;
  const shown = companies?.filter(({ _id }) => !inbox || _id === inbox);
  const isOwnShown = !ofCompanies && (!inbox || inbox === user?._id);
  return (
    <EnquiriesScreen
      title={title}
      scope={scope}
      inboxIsPremium={shown && (shown.some((each) => each.isPremium) || (isOwnShown && isPremium))}
      startsWithSent={!hasCompany && !hasListing}
      chooser={
        <InboxChooser inboxes={inboxes} chosen={inbox} all={ofCompanies ? "All companies" : "All inboxes"} />
      }
      team={companies && teamOf(companies)}
      figures={
        (hasCompany || !ofCompanies) && (
          <>
            <EnquiryCounters counts={counts.data} replyRate={stats.data?.replyRate} />
            {typeof stats.data?.replyRate === "number" && (
              <p className="text-xs text-muted">{OUTSIDE_COUNTS_TEXT.buyer}</p>
            )}
            {!stats.isError && <EnquiryWeeks weeks={stats.data?.weeks} />}
          </>
        )
      }
      none={{
        received: <NoneReceived hasCompany={hasCompany} hasListing={hasListing} ofCompanies={ofCompanies} />,
        sent: <NoneSent />,
      }}
      asks={asks}
    />
  );
}

/** Of all companies, so that a chosen colleague stays when another company is chosen. */
const teamOf = (inboxes: EnquiryInbox[]) => [
  ...new Map(inboxes.flatMap(({ team }) => team.map((member) => [member._id, member] as const))).values(),
];
