import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useQuery } from "@tanstack/react-query";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { cn } from "../../../ui/class-names.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { SetUpCompany } from "../../companies/set-up-company.tsx";
import { myCompanyQuery } from "../../companies/use-my-company.ts";
import { PackagesTab } from "./packages-tab.tsx";

/** The packages of the member's company, as a screen. */
export function MyPackages() {
  const [companyId] = useAddressParam("company");
  const mine = useQuery(myCompanyQuery(companyId ?? undefined));
  const company = mine.data?.company;
  return (
    <div className={cn(PAGE_WIDTH, "py-8 sm:py-10")}>
      <title>{`My packages · ${PRODUCT_NAME}`}</title>
      <h1 className="mb-6 text-2xl sm:text-3xl">My packages</h1>
      {company?.onboardingCompleted ? (
        <PackagesTab key={company._id} companyId={company._id} />
      ) : mine.isError ? (
        <ErrorState title="Your company did not load" onRetry={() => void mine.refetch()} />
      ) : mine.data ? (
        <SetUpCompany drawing="cards" reason="Packages are sold by a company." />
      ) : (
        <LoadingArea label="Loading your packages" className="grid grid-cols-1 gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </LoadingArea>
      )}
    </div>
  );
}
