import type { EnquiryInbox } from "@cardplaza/contract/enquiries/enquiry-inbox";
import { ENQUIRY_WORDS } from "@cardplaza/contract/enquiries/enquiry-words";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { EnquiriesScreen } from "./enquiries-screen.tsx";
import { EnquiryCounters } from "./enquiry-counters.tsx";
import { EnquiryWeeks } from "./enquiry-weeks.tsx";
import { COMPANY_SCOPE, useEnquiryCounts, useEnquiryInboxes, useEnquiryStats } from "./use-enquiries.ts";
import { useEnquiryAddress } from "./use-enquiry-address.ts";

/** Enquiries at the companies that the member owns or manages, at their products and packages. */
export default function CompanyEnquiriesPage() {
  const { inbox } = useEnquiryAddress();
  const { data: inboxes } = useEnquiryInboxes();
  // A company that the member no longer manages is not asked for.
  const chosen = inboxes?.find(({ _id }) => _id === inbox);
  const scope = { ...COMPANY_SCOPE, inbox: chosen?._id };
  const counts = useEnquiryCounts(scope);
  const stats = useEnquiryStats(scope);
  const hasCompany = inboxes?.length !== 0;
  const shown = chosen ? [chosen] : inboxes;
  return (
    <EnquiriesScreen
      title="Company enquiries"
      scope={scope}
      inboxIsPremium={shown?.some(({ isPremium }) => isPremium)}
      chooser={inboxes && inboxes.length > 1 && <InboxChooser inboxes={inboxes} chosen={chosen} />}
      team={inboxes && teamOf(inboxes)}
      figures={
        hasCompany && (
          <>
            <EnquiryCounters counts={counts.data} replyRate={stats.data?.replyRate} />
            {!stats.isError && <EnquiryWeeks weeks={stats.data?.weeks} />}
          </>
        )
      }
      none={{ received: <NoneReceived hasCompany={hasCompany} />, sent: <NoneSent /> }}
    />
  );
}

/** Of all companies, so that a chosen colleague stays when another company is chosen. */
const teamOf = (inboxes: EnquiryInbox[]) => [
  ...new Map(inboxes.flatMap(({ team }) => team.map((member) => [member._id, member] as const))).values(),
];

function InboxChooser({ inboxes, chosen }: { inboxes: EnquiryInbox[]; chosen: EnquiryInbox | undefined }) {
  const { showInbox } = useEnquiryAddress();
  return (
    <div className="w-56 max-w-full">
      <Select
        aria-label="Company"
        options={[
          { value: "", label: "All companies" },
          ...inboxes.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        value={chosen?._id ?? ""}
        onChange={(event) => showInbox(event.target.value)}
      />
    </div>
  );
}

function NoneReceived({ hasCompany }: { hasCompany: boolean }) {
  if (!hasCompany)
    return (
      <EmptyState
        drawing="inbox"
        title="You have no company yet"
        text="Set up your company, and buyers can ask you for a price here."
        action={
          <Button asChild>
            <Link to="/company-onboarding">Set up your company</Link>
          </Button>
        }
      />
    );
  return (
    <EmptyState
      drawing="inbox"
      title={ENQUIRY_WORDS.none}
      action={
        <Button asChild>
          <Link to="/company-profile">Open your company</Link>
        </Button>
      }
    />
  );
}

const NoneSent = () => (
  <EmptyState
    drawing="inbox"
    title="You have not sent an enquiry yet"
    text="What you ask companies is kept here with their answers and quotes."
    action={
      <Button asChild>
        <Link to="/search?type=product">Find a product</Link>
      </Button>
    }
  />
);
