import { ENQUIRY_WORDS } from "@cardplaza/contract/enquiries/enquiry-words";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useIsPremium } from "../plan/use-is-premium.ts";
import { Asks } from "./asks/asks.tsx";
import { EnquiriesScreen } from "./enquiries-screen.tsx";
import { EnquiryCounters } from "./enquiry-counters.tsx";
import { BUSINESS_SCOPE, useEnquiryCounts } from "./use-enquiries.ts";

/** Enquiries at the member's business and cards. */
export default function BusinessEnquiriesPage() {
  const counts = useEnquiryCounts(BUSINESS_SCOPE);
  return (
    <EnquiriesScreen
      title="Enquiries"
      scope={BUSINESS_SCOPE}
      inboxIsPremium={useIsPremium()}
      figures={<EnquiryCounters counts={counts.data} />}
      none={{ received: <NoneReceived />, sent: <NoneSent /> }}
      asks={<Asks />}
    />
  );
}

const NoneReceived = () => (
  <EmptyState
    drawing="inbox"
    title={ENQUIRY_WORDS.none}
    action={
      <Button asChild>
        <Link to="/business-profile">Open your business</Link>
      </Button>
    }
  />
);

const NoneSent = () => (
  <EmptyState
    drawing="inbox"
    title="You have not sent an enquiry yet"
    text="What you ask businesses and card owners is kept here with their answers."
    action={
      <Button asChild>
        <Link to="/businesses">Find a business</Link>
      </Button>
    }
  />
);
