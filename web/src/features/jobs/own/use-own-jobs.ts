import { JOB_STATUSES, type JobAction, type JobStatus } from "@cardplaza/contract/jobs/job-words";
import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { withParams } from "../../../lib/address/with-params.ts";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";

interface Wanted {
  company: string | undefined;
  status?: JobStatus | undefined;
  page: number;
}

/** The jobs of a company of the member. */
export const ownJobsQuery = ({ company, status, page }: Wanted) => ({
  ...query["GET /api/jobs/mine"]({ query: { company, status, page } }),
  staleTime: 0,
});

/** Reads everything that shows jobs again, after a write. */
export function useRefreshJobs() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [name] }) => typeof name === "string" && name.startsWith("GET /api/jobs"),
    });
}

export const changeStatus = (id: string, action: JobAction, validThrough?: string) =>
  api["POST /api/jobs/:id/status"]({
    params: { id },
    body: { action, ...(validThrough && { validThrough }) },
  });

/** Members of several teams come back to the company they work on. */
export const listPathOf = (company: { _id: string }, companies: readonly unknown[]) =>
  companies.length > 1 ? `/my-jobs?company=${company._id}` : "/my-jobs";

type Part = "status" | "page" | "company";

/** The state of the screen is its address. A changed filter begins at the first page. */
export function useJobsAddress() {
  const [search] = useSearchParams();
  return {
    company: search.get("company") ?? undefined,
    job: search.get("job"),
    status: JOB_STATUSES.find((status) => status === search.get("status")),
    page: Math.max(1, Number(search.get("page")) || 1),
    pathWith(parts: Partial<Record<Part, string | null>>) {
      const next = withParams(search, { page: null, ...parts });
      return next.size > 0 ? `/my-jobs?${next.toString()}` : "/my-jobs";
    },
  };
}
