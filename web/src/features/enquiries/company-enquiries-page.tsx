import { InboxScreen } from "./inbox-screen.tsx";

/** The same screen with what the companies received that the member owns or manages. */
export default function CompanyEnquiriesPage() {
  return <InboxScreen title="Company enquiries" ofCompanies />;
}
