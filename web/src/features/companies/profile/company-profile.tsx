import type { Company } from "@cardplaza/contract/companies/companies";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { cn } from "../../../ui/class-names.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { AcceptInvite } from "../team/accept-invite.tsx";
import { myCompanyQuery } from "../use-my-company.ts";
import { CompanyTabs } from "./company-tabs.tsx";
import { NoCompany } from "./no-company.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";

/** A tab that another room adds to the profile. */
export interface CompanyTab {
  id: string;
  label: string;
  panel: (company: Company) => ReactNode;
}

/** The company of a member: what it says, how it is doing, and who works on it. */
export function CompanyProfile({ moreTabs = [] }: { moreTabs?: readonly CompanyTab[] }) {
  const [invite] = useAddressParam("invite");
  return (
    <div className={cn(PAGE_WIDTH, "flex-1 py-8 lg:py-12")}>
      <title>{`Company profile · ${PRODUCT_NAME}`}</title>
      {invite ? <AcceptInvite code={invite} /> : <Profile moreTabs={moreTabs} />}
    </div>
  );
}

function Profile({ moreTabs }: { moreTabs: readonly CompanyTab[] }) {
  const [companyId] = useAddressParam("company");
  const wanted = companyId ?? undefined;
  const { data, isError, isFetching, refetch } = useQuery({ ...myCompanyQuery(wanted), staleTime: 0 });
  if (!data)
    return isError ? (
      <ErrorState title="Your company did not load" retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <ProfileSkeleton />
    );
  const { company, companies } = data;
  if (!company) return isFetching ? <ProfileSkeleton /> : <NoCompany />;
  if (!company.onboardingCompleted) {
    // A manager who has begun a company of their own goes on managing the other one here.
    const managed = companies.find(({ role }) => role === "manager");
    const next = managed && !wanted ? `/company-profile?company=${managed._id}` : "/company-onboarding";
    return <Navigate to={next} replace />;
  }
  return (
    <>
      <ProfileHead company={company} companies={companies} />
      <CompanyTabs key={company._id} company={company} moreTabs={moreTabs} />
    </>
  );
}
