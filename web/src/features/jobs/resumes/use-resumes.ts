import type { StoredResume } from "@cardplaza/contract/jobs/resumes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { problemOfResume } from "../application-values.ts";
import { keepResume } from "./keep-resume.ts";

/** The member's own resumes: read, added, opened and deleted. */
export function useResumes() {
  const queries = useQueryClient();
  const list = useQuery(query["GET /api/user-profile/resumes"]());
  const [progress, setProgress] = useState<number>();
  const [wrong, setWrong] = useState<string>();
  const refresh = () => queries.invalidateQueries({ queryKey: ["GET /api/user-profile/resumes"] });
  const adding = useMutation({
    mutationFn: (file: File) => keepResume(file, setProgress),
    onSuccess: refresh,
    onError: (error) => setWrong(refusedFields(error).resume ?? problemText(error)),
    onSettled: () => setProgress(undefined),
  });
  return {
    resumes: list.data?.resumes,
    isError: list.isError,
    isFetching: list.isFetching,
    retry: () => void list.refetch(),
    progress,
    problem: wrong,
    add(file: File) {
      const problem = problemOfResume(file);
      setWrong(problem);
      if (!problem && !adding.isPending) adding.mutate(file);
    },
    async remove(id: string) {
      await api["DELETE /api/user-profile/resumes/:id"]({ params: { id } });
      await refresh();
    },
    async download({ _id, name }: StoredResume) {
      try {
        // A link lasts ten minutes, the page perhaps longer.
        const { resumes } = await api["GET /api/user-profile/resumes"]();
        const found = resumes.find((each) => each._id === _id);
        const link = new URL(found?.url ?? "", location.origin).searchParams;
        const seal = { expires: link.get("expires") ?? "", signature: link.get("signature") ?? "" };
        const file = await api["GET /api/user-profile/resumes/:id/file"]({
          params: { id: _id },
          query: seal,
        });
        saveFile(file, name);
      } catch (error) {
        toast({ title: "This resume did not open", description: problemText(error), variant: "destructive" });
      }
    },
  };
}
