import { asc, eq } from "drizzle-orm";
import type { z } from "zod";
import { isIncompleteCard } from "@cardplaza/contract/cards/card-rules";
import type { Application } from "@cardplaza/contract/jobs/application";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { mainCardsOf } from "../../cards/card-queries.ts";
import { slugOf } from "../../cards/present-card.ts";
import { isReachable } from "../../moderation/reachable.ts";
import { applicationEvents, interviews } from "../applications/applications.table.ts";
import { presentEvent } from "../applications/history-text.ts";
import { asTeamReads } from "./closed-to-team.ts";
import type { FoundApplication } from "./hiring-queries.ts";
import { presentApplicant } from "./present-applicant.ts";
import { presentResume } from "./resume-links.ts";

/** An application as the company's team sees it. */
export async function presentApplication(
  ctx: Pick<MemberContext, "db" | "now" | "member">,
  { application: whole, job }: FoundApplication,
): Promise<z.input<typeof Application>> {
  const application = asTeamReads(whole);
  const applicantId = await reachableApplicant(ctx, application.memberId);
  const { email, phone, cover, skills, currentCtcPaise, answers, notes } = application;
  return {
    ...presentApplicant(application),
    jobId: job.id,
    jobTitle: job.title,
    applicantId,
    email,
    phone,
    cover,
    skills,
    currentCtcPaise,
    answers,
    notes,
    history: await historyOf(ctx.db, application.id),
    interviews: await interviewsOf(ctx.db, application.id),
    resume: await presentResume(ctx, application),
    card: await cardOf(ctx.db, applicantId),
  };
}

/** The history of an application, in the order in which it happened. */
async function historyOf(db: Db, applicationId: string) {
  const events = await db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(asc(applicationEvents.id));
  return events.map(presentEvent);
}

async function interviewsOf(db: Db, applicationId: string) {
  const rows = await db
    .select()
    .from(interviews)
    .where(eq(interviews.applicationId, applicationId))
    .orderBy(asc(interviews.id));
  return rows.map(({ id, mode, place, times, status, chosen }) => ({
    _id: id,
    mode,
    place,
    times,
    status,
    time: chosen,
  }));
}

/** Null for this member once they have left, or where one has blocked the other. */
async function reachableApplicant(
  { db, member }: Pick<MemberContext, "db" | "member">,
  applicantId: string | null,
): Promise<string | null> {
  return applicantId && (await isReachable(db, member.id, applicantId)) ? applicantId : null;
}

/** Their public card, if they have one. */
async function cardOf(db: Db, applicantId: string | null) {
  if (!applicantId) return null;
  const card = (await mainCardsOf(db, [applicantId])).get(applicantId);
  return card && !isIncompleteCard(card) ? { slug: slugOf(card), name: card.name } : null;
}
