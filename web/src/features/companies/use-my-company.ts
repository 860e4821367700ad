import type { Company } from "@cardplaza/contract/companies/companies";
import { useQueryClient } from "@tanstack/react-query";
import { query } from "../../lib/query.ts";

export interface CompanyName {
  _id: string;
  name: string;
}

/** The member's company: the wanted one, else the owned one, else the first they manage. */
export const myCompanyQuery = (company?: string) =>
  query["GET /api/companies/me"]({ query: company ? { company } : {} });

/** After a write: what it returned is shown at once, and everything else about the member's companies is read again. */
export function useRefreshMyCompany() {
  const queryClient = useQueryClient();
  return (company?: Company) => {
    if (company)
      queryClient.setQueriesData<{ company: Company | null }>(
        { queryKey: ["GET /api/companies/me"] },
        (mine) => (mine?.company?._id === company._id ? { ...mine, company } : mine),
      );
    return queryClient.invalidateQueries({
      predicate: ({ queryKey: [name] }) => typeof name === "string" && name.startsWith("GET /api/companies/"),
    });
  };
}
