import { CompanyProfile, type CompanyTab } from "../features/companies/profile/company-profile.tsx";

/** Tabs of rooms above the companies' room. */
const MORE_TABS: readonly CompanyTab[] = [];

export default function CompanyProfilePage() {
  return <CompanyProfile moreTabs={MORE_TABS} />;
}
