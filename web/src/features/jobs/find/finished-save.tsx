import { DONE_WORDS } from "@cardplaza/contract/accounts/done-words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../../../lib/api.ts";
import type { KeptAction } from "../../../lib/kept-action.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { useKeptAction } from "../../../lib/use-kept-action.ts";
import { Button } from "../../../ui/button.tsx";
import { DoneNote } from "../../../ui/done-note.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { isOfJobs, markLoaded } from "./use-job-marks.ts";

/** Saves the job that a visitor wanted to save before the sign-in, and says so. */
export function FinishedSave() {
  const queries = useQueryClient();
  const { mutate, data } = useMutation({
    mutationFn: async (action: KeptAction) => {
      await api["POST /api/jobs/:id/save"]({ params: { id: action.about }, body: {} });
      return action;
    },
    onSuccess({ about }) {
      markLoaded(queries, about, { saved: true });
      // What is being read right now was perhaps asked for before.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isOfJobs(queryKey[0]) });
    },
    onError: (error) => toast({ title: problemText(error), variant: "destructive" }),
  });
  useKeptAction({ kind: "save-job", finish: (action) => mutate(action) });
  if (!data) return null;
  return (
    <DoneNote
      action={
        <Button asChild variant="secondary" size="sm">
          <Link to="/jobs?tab=saved">Saved jobs</Link>
        </Button>
      }
    >
      {DONE_WORDS.jobSaved(data.to)}
    </DoneNote>
  );
}
