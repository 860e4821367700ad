import {
  DECISIONS_ON_JOB,
  JOB_DESK_QUERY,
  JOB_FILTERS,
  JOB_REASONS,
} from "@cardplaza/contract/jobs/job-desk-words";
import { salaryText } from "@cardplaza/contract/jobs/job-rules";
import { EMPLOYMENT_TYPE_LABEL, jobPath, WORK_MODE_LABEL } from "@cardplaza/contract/jobs/job-words";
import type { Job } from "@cardplaza/contract/jobs/job";
import { mayUse } from "@cardplaza/contract/admin-roles";
import { dayInWords } from "@cardplaza/contract/date-words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../../../lib/api.ts";
import { useSignedInAdmin } from "../admin-session.ts";
import { DecisionSheet } from "../lists/decision-sheet.tsx";
import { Facts, LongText } from "../lists/facts.tsx";
import { ListScreen } from "../lists/list-screen.tsx";
import { LISTS_WORDS } from "../lists/lists-words.ts";
import { useAdminList } from "../lists/use-admin-list.ts";
import { JOB_ACTION_WORDS, JOBS_WORDS as words } from "./companies-words.ts";
import { deskColumns } from "./desk-columns.tsx";

const LIST = "GET /api/admin/jobs";
const ONE = "GET /api/admin/jobs/:id";
const [QUERY_MIN, QUERY_MAX] = JOB_DESK_QUERY;
const STATUSES = JOB_FILTERS.map((value) => ({ value, label: words.statuses[value] }));
const TONES = {
  draft: "neutral",
  pending: "warning",
  open: "positive",
  paused: "neutral",
  closed: "neutral",
  expired: "neutral",
  rejected: "danger",
} as const;

/** Jobs: those that wait for review, and all others. */
export function JobsTab() {
  const list = useAdminList({
    key: LIST,
    statuses: JOB_FILTERS,
    queryMin: QUERY_MIN,
    read: (query) => api[LIST]({ query }),
  });
  return (
    <>
      <ListScreen
        list={list}
        words={words}
        statuses={STATUSES}
        queryMax={QUERY_MAX}
        columns={deskColumns({ labels: words.statuses, tones: TONES, onOpen: list.open })}
      />
      {list.openId && <JobSheet key={list.openId} id={list.openId} onClose={list.close} />}
    </>
  );
}

function JobSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { role } = useSignedInAdmin().admin;
  return (
    <DecisionSheet
      one={useQuery({
        queryKey: [ONE, id],
        queryFn: async () => (await api[ONE]({ params: { id } })).job,
        staleTime: 0,
      })}
      nameOf={({ title }) => title}
      actionsOf={({ status }) => (mayUse(role, ["moderator"]) && status ? DECISIONS_ON_JOB[status] : [])}
      wordsOf={(_job, action) => JOB_ACTION_WORDS[action]}
      ready={JOB_REASONS}
      send={({ version }, { action, reason }) =>
        api["PATCH /api/admin/jobs/:id"]({ params: { id }, body: { action, reason, version } })
      }
      reads={[LIST, ONE]}
      onClose={onClose}
    >
      {(job) => <JobDetails job={job} />}
    </DecisionSheet>
  );
}

const JobDetails = ({ job }: { job: Job }) => (
  <div className="grid grid-cols-1 gap-6 text-sm">
    <Facts
      facts={[
        [words.columns.status, words.statuses[job.status]],
        [words.columns.company, job.company.name],
        [words.sheet.why, job.reviewReason],
        [words.sheet.type, EMPLOYMENT_TYPE_LABEL[job.employmentType]],
        [words.sheet.mode, WORK_MODE_LABEL[job.workMode]],
        [words.sheet.salary, salaryText(job)],
        [words.sheet.skills, job.skills.join(", ")],
        [words.sheet.until, dayInWords(job.validThrough)],
        [words.sheet.apply, job.applyUrl],
        [words.sheet.questions, job.questions.map(({ text }) => text).join("\n")],
      ]}
    />
    <LongText label={words.sheet.description} text={job.description} />
    {job.status === "open" && (
      <p>
        <Link to={jobPath(job)} className="text-brand-strong underline underline-offset-2">
          {LISTS_WORDS.openPage}
        </Link>
      </p>
    )}
  </div>
);
