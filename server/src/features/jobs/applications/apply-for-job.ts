import { eq, sql } from "drizzle-orm";
import type { ApplicationData } from "@cardplaza/contract/jobs/application";
import { APPLICATION_TEXT, boardPath } from "@cardplaza/contract/jobs/application-words";
import { matchOf } from "@cardplaza/contract/jobs/job-match";
import { jobTag } from "@cardplaza/contract/jobs/job-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { invalid } from "../../../platform/refusals.ts";
import { one } from "../../../platform/one.ts";
import { notifyTeam } from "../../companies/team/notify-team.ts";
import { storeSealed } from "../../uploads/store-upload.ts";
import type { UploadRow } from "../../uploads/uploads.table.ts";
import type { FoundJob } from "../posts/found-jobs.ts";
import { jobs } from "../posts/jobs.table.ts";
import { copyResume } from "../resumes/copy-resume.ts";
import { RESUME_RULE } from "../resumes/resume-rule.ts";
import { applications, type ApplicationRow } from "./applications.table.ts";
import { findAppliedJob, lockAppliedJob } from "./lock-applied-job.ts";
import { mailApplicationReceipt } from "./mail-application-receipt.ts";
import { presentOwnApplication } from "./present-own-application.ts";
import { publishApplication } from "./publish-application.ts";
import { readAnswers, readApplication } from "./read-application.ts";
import { recordEvent } from "./record-event.ts";

interface SentForm {
  resume?: File | undefined;
  resumeId?: string | undefined;
  data: string;
}

/** The team is notified at once, and the applicant gets a receipt. */
export async function applyForJob(ctx: MemberContext, jobId: string, form: SentForm) {
  const data = await readApplication(form.data);
  // Before the file is stored, which takes longer than the job should be locked.
  const { job } = await findAppliedJob(ctx, jobId);
  readAnswers(job.questions, data.answers);
  return storeSealed(ctx, await resumeIn(ctx, form), RESUME_RULE, async (tx, resume) => {
    const found = await lockAppliedJob(ctx, tx, jobId);
    const application = await store(ctx, tx, found, data, resume);
    await tx
      .update(jobs)
      .set({ applicants: sql`${jobs.applicants} + 1` })
      .where(eq(jobs.id, jobId));
    // Its page shows how many applied. Lists do not.
    await ctx.pages.invalidate(tx, [jobTag(jobId)]);
    await notifyTeam(ctx, tx, found.company.id, {
      news: "application.received",
      with: newsOf(application, found),
      targetUrl: boardPath(jobId, application.id),
      about: `application:${application.id}`,
      sender: ctx.member.id,
      thread: { kind: "application", id: application.id },
    });
    await publishApplication(ctx, tx, application);
    await mailApplicationReceipt(ctx, tx, application, found);
    return presentOwnApplication({ ...ctx, db: tx }, application);
  });
}

const newsOf = (application: ApplicationRow, { job }: FoundJob) => {
  const { name, city, experienceYears, skills, expectedCtcPaise, noticeDays, cover } = application;
  return { name, job: job.title, city, experienceYears, skills, expectedCtcPaise, noticeDays, cover };
};

/** The file of the form, or a copy of the stored one that it names. */
function resumeIn(ctx: MemberContext, { resume, resumeId }: SentForm): File | Promise<File> {
  if (resume && resumeId) throw invalid({ resume: APPLICATION_TEXT.oneResume });
  if (resumeId) return copyResume(ctx, resumeId);
  if (!resume) throw invalid({ resume: APPLICATION_TEXT.badResume });
  return resume;
}

async function store(
  { now, member }: MemberContext,
  tx: Tx,
  { job, company }: FoundJob,
  { answers, ...written }: ApplicationData,
  resume: UploadRow,
): Promise<ApplicationRow> {
  const match = matchOf(job, written);
  const application = one(
    await tx
      .insert(applications)
      .values({
        ...written,
        id: newId(now.getTime()),
        jobId: job.id,
        companyId: company.id,
        memberId: member.id,
        resumeId: resume.id,
        resumeName: resume.name ?? "",
        answers: readAnswers(job.questions, answers),
        match: match.parts,
        matchScore: match.score,
        appliedAt: now,
      })
      .returning(),
  );
  await recordEvent(tx, {
    applicationId: application.id,
    kind: "stage",
    side: "applicant",
    authorId: member.id,
    stage: "applied",
    at: now,
  });
  return application;
}
