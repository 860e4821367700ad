import type { Company } from "@cardplaza/contract/companies/companies";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { myCompanyQuery } from "../../companies/use-my-company.ts";
import { ownJobsQuery } from "../own/use-own-jobs.ts";
import type { useJobForm } from "./use-job-form.ts";

/** The company that is chosen in the form, and what keeps its next job from opening. */
export function useCompanyOfForm({ state }: ReturnType<typeof useJobForm>, first: Company) {
  const companyId = useWatch({ control: state.form.control, name: "companyId" });
  const chosen = useQuery(myCompanyQuery(companyId)).data?.company;
  const jobs = useQuery(ownJobsQuery({ company: companyId, page: 1 }));
  const { blockedBy = 0, open = 0, limit = Infinity } = jobs.data ?? {};
  return { company: chosen ?? first, cannotOpen: { blockedBy, fullAt: open < limit ? null : limit } };
}
