import type { OwnApplication } from "@cardplaza/contract/jobs/application";
import { MAX_STORED_RESUMES } from "@cardplaza/contract/jobs/application-words";
import type { StoredResume } from "@cardplaza/contract/jobs/resumes";
import type { Job } from "@cardplaza/contract/jobs/job";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { browserValue } from "../../../lib/storage/stored-value.ts";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { sendForm } from "../../../forms/saving/send-form.ts";
import { ApiError } from "../../../lib/api.ts";
import { useAttemptKey } from "../../../lib/attempt-key.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { keepResume } from "../resumes/keep-resume.ts";
import {
  checkApplication,
  dataOf,
  EMPTY_APPLICATION,
  problemOfResume,
  problemsOf,
  valuesOf,
  type ApplicationProblems,
  type ApplicationValues,
} from "../application-values.ts";

/** The form of an application. What is typed stays in this browser until it has been sent; the file stays with the page. */
export function useApplication(job: Job) {
  const { user } = useSession();
  const queries = useQueryClient();
  const draft = browserValue<Partial<ApplicationValues>>(`application/${user?._id ?? ""}/${job._id}`);
  const suggestion = useQuery({
    ...query["GET /api/jobs/:id/apply"]({ params: { id: job._id } }),
    staleTime: 0,
  });
  const [typed, setTyped] = useState(() => draft.read() ?? {});
  const [isRestored, setRestored] = useState(() => Object.keys(typed).length > 0);
  const [resume, setResume] = useState<File>();
  const [stored, setStored] = useState<StoredResume>();
  const [keeps, setKeeps] = useState(true);
  const [progress, setProgress] = useState<number>();
  const [problems, setProblems] = useState<ApplicationProblems>({});
  const known = suggestion.data?.known;
  const resumes = suggestion.data?.resumes ?? [];
  const begun = {
    ...EMPTY_APPLICATION,
    name: user?.name ?? "",
    email: user?.email ?? "",
    ...(known && valuesOf(known)),
  };
  const values: ApplicationValues = { ...begun, ...typed };

  const solve = (...fields: string[]) =>
    setProblems((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !fields.includes(field))),
    );
  const change = (part: Partial<ApplicationValues>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    draft.save(next);
    solve(...Object.keys(part));
  };
  const answer = (key: string, value: string) => {
    change({ answers: { ...values.answers, [key]: value } });
    solve(`answers.${key}`);
  };
  const choose = (file: File | undefined) => {
    const problem = file && problemOfResume(file);
    if (problem) {
      setProblems((now) => ({ ...now, resume: problem }));
      return;
    }
    solve("resume");
    setStored(undefined);
    setResume(file);
  };
  const takeStored = (resumeOfProfile: StoredResume) => {
    solve("resume");
    setStored(resumeOfProfile);
  };

  const keyFor = useAttemptKey();
  const sending = useMutation({
    mutationFn: async () => {
      const data = JSON.stringify(dataOf(values, job.questions));
      const form = new FormData();
      const isKept = resume && keeps && resumes.length < MAX_STORED_RESUMES;
      // Kept first, so that an attempt that fails does not send the file again.
      const chosen = isKept ? await keepResume(resume, setProgress) : stored;
      if (isKept) {
        setStored(chosen);
        setResume(undefined);
      }
      if (chosen) form.set("resumeId", chosen._id);
      else if (resume) form.set("resume", resume, resume.name);
      form.set("data", data);
      return sendForm<OwnApplication>(`/api/jobs/${job._id}/apply`, form, {
        headers: { "Idempotency-Key": keyFor([data, chosen?._id ?? resume?.name, resume?.lastModified]) },
        onProgress: setProgress,
      });
    },
    onSuccess: (application) => {
      draft.drop();
      markApplied(queries, job._id, application.appliedAt);
    },
    onError: (error) => {
      const refused = problemsOf(refusedFields(error));
      setProblems(refused);
      // Another file is needed, so its field is there again with what was wrong.
      if (refused.resume) {
        setResume(undefined);
        setStored(undefined);
      }
      // The member applied in another tab, or the job has closed.
      if (error instanceof ApiError && (error.status === 409 || error.status === 422))
        void queries.invalidateQueries({ queryKey: ["GET /api/jobs/:id"] });
    },
    onSettled: () => setProgress(undefined),
  });
  const send = () => {
    const found = checkApplication(values, job.questions, Boolean(resume ?? stored));
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (!sending.isPending) sending.mutate();
  };
  const isAtField = Object.values(problems).some(Boolean);
  return {
    values,
    change,
    answer,
    resume,
    /** The one of the profile that was chosen. */
    stored,
    /** The resumes that are stored in the profile. */
    resumes,
    takeStored,
    keeps,
    setKeeps,
    choose,
    send,
    problems,
    progress,
    /** Until then the form is not shown, because its values would still change. */
    isReady: !suggestion.isPending,
    isRestored,
    startOver() {
      draft.drop();
      setTyped({});
      setRestored(false);
    },
    isSending: sending.isPending,
    /** A new one with every attempt that went wrong. */
    trouble: isAtField ? problems : sending.error,
    failure: sending.error && !isAtField ? problemText(sending.error) : null,
    sent: sending.data,
  };
}

/** Pages and lists that are loaded say so at once. */
function markApplied(queries: QueryClient, id: string, appliedAt: string): void {
  const marked = <Each extends { _id: string }>(each: Each) =>
    each._id === id ? { ...each, appliedAt } : each;
  queries.setQueriesData<Job>({ queryKey: ["GET /api/jobs/:id"] }, (job) => job && marked(job));
  for (const list of ["GET /api/jobs", "GET /api/jobs/saved"])
    queries.setQueriesData<{ jobs: { _id: string }[] }>(
      { queryKey: [list] },
      (found) => found && { ...found, jobs: found.jobs.map(marked) },
    );
  void queries.invalidateQueries({ queryKey: ["GET /api/applications/mine"] });
  void queries.invalidateQueries({ queryKey: ["GET /api/user-profile/resumes"] });
}
