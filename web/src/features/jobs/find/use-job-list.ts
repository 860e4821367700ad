import type { JobLine } from "@cardplaza/contract/jobs/job";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ApiError } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { jobsQuery, type JobsAddress } from "../job-address.ts";

export interface JobPage {
  jobs: JobLine[];
  total: number;
  page: number;
  pages: number;
}

/** The server's first view, as a visitor sees it. */
export interface FirstJobs {
  key: string;
  list: JobPage | null;
}

export const keyOf = (jobs: JobsAddress) => JSON.stringify(jobsQuery(jobs));

/** Visitors keep the server's first view. For members it is fetched again, with what they saved, hid and applied for. */
export function useJobList(jobs: JobsAddress, first?: FirstJobs) {
  const { status } = useSession();
  const given = first?.key === keyOf(jobs) ? (first.list ?? undefined) : undefined;
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...query["GET /api/jobs"]({ query: jobsQuery(jobs) }),
    enabled: jobs.tab === "find" && status !== "loading" && !(status === "visitor" && given),
    placeholderData: keepPreviousData,
    // Fetched whenever it is shown: jobs open and close all the time.
    staleTime: 30_000,
  });
  const refusal = error instanceof ApiError ? error : undefined;
  const isRefused = refusal?.code === "PREMIUM_REQUIRED" || refusal?.code === "VALIDATION";
  return {
    list: error ? undefined : isPlaceholderData || data === undefined ? (given ?? data) : data,
    /** The shown jobs are those of the previous address while this one loads. */
    isOld: isPlaceholderData && !given,
    failed: error !== null && !isRefused,
    needsPlan: refusal?.code === "PREMIUM_REQUIRED",
    problem:
      refusal?.code === "VALIDATION" ? (Object.values(refusal.fields ?? {})[0] ?? refusal.reason) : undefined,
    retry: () => void refetch(),
    retrying: isFetching,
  };
}

export const useSavedJobs = (page: number) => {
  const { status } = useSession();
  return useQuery({
    ...query["GET /api/jobs/saved"]({ query: { page } }),
    enabled: status === "member",
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};
