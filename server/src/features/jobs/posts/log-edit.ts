import { isDeepStrictEqual } from "node:util";
import type { JobFields } from "@cardplaza/contract/jobs/job-fields";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { jobEdits, type JobRow } from "./jobs.table.ts";

/** What people call each field. */
const NAMES: Record<keyof JobFields | "companyId", string> = {
  companyId: "Company",
  title: "Title",
  description: "Description",
  department: "Department",
  employmentType: "Job type",
  workMode: "Work mode",
  locations: "Place of work",
  expMin: "Experience",
  expMax: "Experience",
  salaryMinPaise: "Salary",
  salaryMaxPaise: "Salary",
  period: "Salary",
  salaryHidden: "Salary",
  skills: "Skills",
  education: "Education",
  openings: "Openings",
  noticeMaxDays: "Notice period",
  questions: "Questions",
  applyMode: "How to apply",
  applyUrl: "How to apply",
  walkIn: "How to apply",
  validThrough: "Last day",
};
type Edited = Partial<JobFields> & { companyId?: string };

/** Those of the sent fields that differ: forms send everything. */
export function differing<Sent extends Edited>(before: JobRow, sent: Sent): Sent {
  const differs = (field: string) =>
    sent[field as keyof Edited] !== undefined &&
    !isDeepStrictEqual(sent[field as keyof Edited], before[field as keyof Edited]);
  return Object.fromEntries(Object.entries(sent).filter(([field]) => differs(field))) as Sent;
}

/** Writes down that an open job was changed, so that everybody sees it. */
export async function logEdit(tx: Tx, jobId: string, edited: Edited, now: Date): Promise<void> {
  const names = (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .filter((field) => field in edited)
    .map((field) => NAMES[field]);
  if (names.length > 0)
    await tx
      .insert(jobEdits)
      .values({ id: newId(now.getTime()), jobId, fields: [...new Set(names)], at: now });
}
