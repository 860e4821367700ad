import { CompanyProfile, type CompanyTab } from "../features/companies/profile/company-profile.tsx";
import { ProviderTab } from "../features/it-services/own/provider-tab.tsx";

/** Tabs of rooms above the companies' room. */
const MORE_TABS: readonly CompanyTab[] = [
  { id: "it-services", label: "IT services", panel: ({ _id }) => <ProviderTab companyId={_id} /> },
];

export default function CompanyProfilePage() {
  return <CompanyProfile moreTabs={MORE_TABS} />;
}
