import { fillIn, isBackMove, isDecision, needsReason } from "@cardplaza/contract/jobs/application-rules";
import { APPLICATION_TEXT, type MovableStage } from "@cardplaza/contract/jobs/application-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict, invalid, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { ApplicationRow } from "../applications/applications.table.ts";
import { reasonSaid } from "../applications/history-text.ts";
import { publishApplication } from "../applications/publish-application.ts";
import { recordEvent } from "../applications/record-event.ts";
import { withdrawProposals } from "../applications/withdraw-proposals.ts";
import { changeApplication } from "./change-application.ts";
import { lockApplicationManagedBy, type FoundApplication } from "./hiring-queries.ts";
import { notifyApplicant } from "./notify-applicant.ts";
import { nameOf } from "./present-applicant.ts";
import { presentApplication } from "./present-application.ts";
import { stageChanges } from "./stage-changes.ts";

export interface Move {
  stage?: MovableStage;
  rating?: number | null;
  note?: string;
  reason?: string;
  message?: string;
  version?: number;
}

/** Moves, rates or notes an application, and writes to the applicant. */
export function moveApplication(ctx: MemberContext, id: string, { version, ...move }: Move) {
  return inTransaction(ctx.db, async (tx) => {
    const found = await lockApplicationManagedBy(tx, ctx.member, id);
    const { application } = found;
    if (application.stage === "withdrawn") throw wrongState(APPLICATION_TEXT.ended);
    if (version !== undefined && version !== application.version) throw conflict(APPLICATION_TEXT.changed);
    const stage = move.stage === application.stage ? undefined : move.stage;
    if (stage) requireReason(application, stage, move.reason);
    if (stage && isDecision(stage)) await withdrawProposals(tx, [id]);
    await tellApplicant(ctx, tx, found, { ...move, stage });
    const changed = await changeApplication(
      ctx,
      tx,
      found,
      changesOf(ctx.now, application, { ...move, stage }),
    );
    await publishApplication(ctx, tx, application);
    return presentApplication({ ...ctx, db: tx }, changed);
  });
}

function requireReason({ stage: from }: ApplicationRow, to: MovableStage, reason: string | undefined): void {
  if (needsReason(from, to) && !reason)
    throw invalid({
      reason: isBackMove(from, to) ? APPLICATION_TEXT.backReason : APPLICATION_TEXT.needReason,
    });
}

const changesOf = (
  now: Date,
  application: ApplicationRow,
  { stage, rating, note, message }: Move,
): Partial<ApplicationRow> => ({
  ...(stage && stageChanges(now, application, stage)),
  ...(rating !== undefined && rating !== application.rating && { rating }),
  ...(note !== undefined && note !== application.notes && { notes: note }),
  ...(message && !application.answeredAt && { answeredAt: now }),
});

/** Adds what happened to the history, and notifies the applicant of it once. */
async function tellApplicant(
  ctx: MemberContext,
  tx: Tx,
  { application, job, company }: FoundApplication,
  { stage, reason = "", message = "" }: Move,
): Promise<void> {
  if (!stage && !message) return;
  const named = { job: job.title, company: company.name };
  const event = {
    applicationId: application.id,
    side: "company",
    authorId: ctx.member.id,
  } as const;
  const letter = fillIn(message, { ...named, name: nameOf(application) });
  const moved =
    stage && (await recordEvent(tx, { ...event, kind: "stage", stage, ...reasonSaid(reason), at: ctx.now }));
  const written = letter && (await recordEvent(tx, { ...event, kind: "message", text: letter, at: ctx.now }));
  await notifyApplicant(ctx, tx, application, {
    eventId: moved || written || "",
    news: "application.moved",
    with: { ...named, letter, ...(stage && { from: application.stage, to: stage, reason }) },
  });
}
