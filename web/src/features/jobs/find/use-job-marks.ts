import type { JobLine } from "@cardplaza/contract/jobs/job";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";

type Marks = Partial<Pick<JobLine, "saved" | "hidden">>;
type Marked = { _id: string } & Marks;

const SAVED_LIST = "GET /api/jobs/saved";
const LISTS: readonly unknown[] = ["GET /api/jobs", SAVED_LIST];
const ONE = "GET /api/jobs/:id";

export const isOfJobs = (call: unknown) => call === ONE || LISTS.includes(call);

/** Writes marks into all that is loaded of a job. */
export function markLoaded(queries: QueryClient, id: string, marks: Marks) {
  const marked = <Job extends Marked>(job: Job) => (job._id === id ? { ...job, ...marks } : job);
  queries.setQueriesData<{ jobs: Marked[] }>(
    { predicate: ({ queryKey }) => LISTS.includes(queryKey[0]) },
    (list) => list && { ...list, jobs: list.jobs.map(marked) },
  );
  queries.setQueriesData<Marked>({ queryKey: [ONE] }, (job) => job && marked(job));
}

/** Saves and hides a job. It shows at once; if the call fails, it is taken back. */
export function useJobMarks({ _id: id }: { _id: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const params = { id };
  const { mutate } = useMutation({
    mutationFn: async ({ saved, hidden }: Marks) => {
      if (saved === true) await api["POST /api/jobs/:id/save"]({ params, body: {} });
      if (saved === false) await api["DELETE /api/jobs/:id/save"]({ params });
      if (hidden === true) await api["PUT /api/jobs/:id/hide"]({ params });
      if (hidden === false) await api["DELETE /api/jobs/:id/hide"]({ params });
    },
    onMutate: (marks) => markLoaded(queries, id, marks),
    onError: (error, { saved, hidden }) => {
      markLoaded(queries, id, {
        ...(saved !== undefined && { saved: !saved }),
        ...(hidden !== undefined && { hidden: !hidden }),
      });
      toast({ title: problemText(error), variant: "destructive" });
    },
    // A list that is not shown now is fetched again when it is.
    onSuccess: (_done, { saved }) => {
      if (saved)
        toast({
          title: "Job saved",
          action: { label: "Saved jobs", onPress: () => void navigate("/jobs?tab=saved") },
        });
      if (saved !== undefined)
        void queries.invalidateQueries({ queryKey: [SAVED_LIST], refetchType: "none" });
    },
  });
  return {
    save: (saved: boolean) => mutate({ saved }),
    hide: (hidden: boolean) => mutate({ hidden }),
  };
}
