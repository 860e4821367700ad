import { and, asc, eq, getTableColumns, inArray, notInArray, sql } from "drizzle-orm";
import { ENDED_STAGES } from "@cardplaza/contract/jobs/application-words";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { AccountPart } from "../../../registry/account-part.ts";
import { measureAnswers } from "../answers/measure-answers.ts";
import { jobs } from "../posts/jobs.table.ts";
import { applicationEvents, applications, interviews } from "./applications.table.ts";
import { removeResumes } from "../remove-resumes.ts";

/** The applications that a member sent. Their resumes are among the member's uploads. */
export const applicationsPart: AccountPart = {
  kinds: {
    "job-applications": async (db, memberId) => {
      const rows = await db
        .select({ job: jobs.title, ...getTableColumns(applications) })
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .where(eq(applications.memberId, memberId))
        .orderBy(asc(applications.id));
      return rows.map(
        // What the company noted is the company's.
        ({
          memberId: _member,
          notes: _notes,
          rating: _rating,
          match: _match,
          matchScore: _score,
          ...row
        }) => ({
          ...row,
          answers: row.answers.map(({ text, answer }) => ({ text, answer })),
        }),
      );
    },
    "job-application-messages": (db, memberId) =>
      db
        .select({
          applicationId: applicationEvents.applicationId,
          text: applicationEvents.text,
          at: applicationEvents.at,
        })
        .from(applicationEvents)
        .where(and(eq(applicationEvents.authorId, memberId), eq(applicationEvents.kind, "message")))
        .orderBy(asc(applicationEvents.id)),
  },
  async erase(ctx, tx, memberId) {
    await eraseSent(ctx, tx, memberId);
    // What they wrote for a company stays with it, without their name.
    await tx
      .update(applicationEvents)
      .set({ authorId: null })
      .where(eq(applicationEvents.authorId, memberId));
  },
};

/** A row without a name stays for the company's figures. */
async function eraseSent(ctx: JobContext, tx: Tx, memberId: string): Promise<void> {
  const sent = await tx
    .select({ id: applications.id, companyId: applications.companyId, resumeId: applications.resumeId })
    .from(applications)
    .where(eq(applications.memberId, memberId))
    .orderBy(asc(applications.id))
    .for("no key update");
  if (sent.length === 0) return;
  const ids = sent.map(({ id }) => id);
  await removeResumes(ctx, tx, sent);
  // The company's messages address the applicant by name.
  await tx
    .update(applicationEvents)
    .set({ text: "", news: null, details: null })
    .where(inArray(applicationEvents.applicationId, ids));
  await tx
    .update(interviews)
    .set({ status: "withdrawn" })
    .where(and(inArray(interviews.applicationId, ids), eq(interviews.status, "proposed")));
  await tx
    .update(applications)
    .set({ stage: "withdrawn", withdrawnAt: ctx.now })
    .where(and(inArray(applications.id, ids), notInArray(applications.stage, [...ENDED_STAGES])));
  await tx
    .update(applications)
    .set({
      memberId: null,
      name: "",
      email: "",
      phone: "",
      resumeId: null,
      resumeName: "",
      cover: "",
      city: "",
      experienceYears: null,
      skills: [],
      currentCtcPaise: null,
      expectedCtcPaise: null,
      noticeDays: null,
      answers: [],
      match: [],
      matchScore: 0,
      notes: "",
      version: sql`${applications.version} + 1`,
    })
    .where(inArray(applications.id, ids));
  for (const companyId of new Set(sent.map(({ companyId: id }) => id)))
    await measureAnswers(ctx, tx, companyId);
}
