import { Asks } from "./asks/asks.tsx";
import { InboxScreen } from "./inbox-screen.tsx";

/** All enquiries of a member: of their business and cards, of their companies, and those that they sent. */
export default function BusinessEnquiriesPage() {
  return <InboxScreen title="Enquiries" asks={<Asks />} />;
}
