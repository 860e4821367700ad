import type { Company } from "@cardplaza/contract/companies/companies";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "../../ui/error-state.tsx";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { SetUpCompany, type SetUpCompanyProps } from "./set-up-company.tsx";
import { type CompanyName, myCompanyQuery } from "./use-my-company.ts";

interface OwnCompanyProps {
  /** The screen's name. */
  title: string;
  /** The id of the company that the address names, for members of several teams. */
  wanted: string | undefined;
  /** What a member without a company sees. */
  none: SetUpCompanyProps;
  loading: ReactNode;
  /** Rendered with the company and all companies that the member manages. */
  children: (company: Company, companies: CompanyName[]) => ReactNode;
}

/** A screen about the member's company, or the way to set one up. */
export function OwnCompany({ title, wanted, none, loading, children }: OwnCompanyProps) {
  const { data, isError, refetch } = useQuery(myCompanyQuery(wanted));
  return (
    <>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      {data?.company?.onboardingCompleted ? (
        children(data.company, data.companies)
      ) : isError ? (
        <ErrorState
          isPage
          title="Your company did not load"
          className="py-16"
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <div className={`${PAGE_WIDTH} py-16`}>
          <h1 className="sr-only">{title}</h1>
          <SetUpCompany {...none} />
        </div>
      ) : (
        loading
      )}
    </>
  );
}
