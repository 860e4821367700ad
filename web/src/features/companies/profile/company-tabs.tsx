import type { Company } from "@cardplaza/contract/companies/companies";
import { useAddressParams } from "../../../lib/address/use-address-params.ts";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { OwnerReviews } from "../../reviews/owner-reviews.tsx";
import { reviewedCompany } from "../reviewed-company.ts";
import { TeamPanel } from "../team/team-panel.tsx";
import type { CompanyTab } from "./company-profile.tsx";
import { DetailsPanel } from "./details-panel.tsx";
import { OverviewPanel } from "./overview-panel.tsx";

const OWN_TABS: readonly CompanyTab[] = [
  { id: "overview", label: "Overview", panel: (company) => <OverviewPanel company={company} /> },
  { id: "details", label: "Details", panel: (company) => <DetailsPanel company={company} /> },
  { id: "team", label: "Team", panel: (company) => <TeamPanel company={company} /> },
  {
    id: "reviews",
    label: "Reviews",
    panel: (company) => <OwnerReviews target={reviewedCompany(company)} isOwner={company.role === "owner"} />,
  },
];

interface CompanyTabsProps {
  company: Company;
  moreTabs: readonly CompanyTab[];
}

/** The tabs of the profile; the open one is in the address. */
export function CompanyTabs({ company, moreTabs }: CompanyTabsProps) {
  const [search, change] = useAddressParams();
  const tabs = [...OWN_TABS, ...moreTabs];
  const open = tabs.find(({ id }) => id === search.get("tab"))?.id ?? "overview";
  const show = (tab: string) => change({ edit: null, tab: tab === "overview" ? null : tab }, { push: true });
  return (
    <Tabs value={open} onValueChange={show} className="mt-6">
      <TabList aria-label="Company profile" className="-mx-4 px-4 sm:mx-0 sm:px-0">
        {tabs.map(({ id, label }) => (
          <Tab key={id} value={id}>
            {label}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, panel }) => (
        <TabPanel key={id} value={id}>
          {panel(company)}
        </TabPanel>
      ))}
    </Tabs>
  );
}
