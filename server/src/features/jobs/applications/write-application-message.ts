import { eq } from "drizzle-orm";
import {
  APPLICATION_TEXT,
  applicationPath,
  boardPath,
  MAX_APPLICATION_EVENTS,
} from "@cardplaza/contract/jobs/application-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { notFound, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { notifyTeam } from "../../companies/team/notify-team.ts";
import { isBlockedPair } from "../../moderation/block-queries.ts";
import { notify } from "../../notifications/notify.ts";
import { measureAnswers } from "../answers/measure-answers.ts";
import { lockApplicationOfSide, type FoundApplication } from "./application-queries.ts";
import { applicationEvents, applications } from "./applications.table.ts";
import { historiesOf } from "./present-own-application.ts";
import { publishApplication } from "./publish-application.ts";
import { recordEvent } from "./record-event.ts";

/** Writes to the other side. A message of the company counts as an answer. */
export function writeApplicationMessage(ctx: MemberContext, id: string, text: string) {
  return inTransaction(ctx.db, async (tx) => {
    const { side, ...found } = await lockApplicationOfSide(tx, ctx.member, id);
    await requireWritable(ctx, tx, found);
    const eventId = await recordEvent(tx, {
      applicationId: id,
      kind: "message",
      side,
      authorId: ctx.member.id,
      text,
      at: ctx.now,
    });
    if (side === "applicant") await notifyCompany(ctx, tx, found, { eventId, text });
    else await answer(ctx, tx, found, { eventId, text });
    await publishApplication(ctx, tx, found.application);
    return { history: (await historiesOf(tx, [id])).get(id) ?? [] };
  });
}

/** Nobody writes after a withdrawal, after a block, to somebody who is erased, or without end. */
export async function requireWritable(
  { member }: MemberContext,
  tx: Tx,
  { application, company }: FoundApplication,
): Promise<void> {
  const { id, stage, memberId } = application;
  if (!memberId || stage === "withdrawn" || company.deletedAt) throw wrongState(APPLICATION_TEXT.ended);
  for (const other of [company.ownerId, member.id])
    if (other && other !== memberId && (await isBlockedPair(tx, other, memberId)))
      throw notFound(APPLICATION_TEXT.notFound);
  if ((await tx.$count(applicationEvents, eq(applicationEvents.applicationId, id))) >= MAX_APPLICATION_EVENTS)
    throw wrongState(APPLICATION_TEXT.tooManyMessages);
}

interface Message {
  eventId: string;
  text: string;
}

const aboutOf = ({ eventId }: Message) => `application-message:${eventId}`;

const notifyCompany = (
  ctx: MemberContext,
  tx: Tx,
  { application, job, company }: FoundApplication,
  message: Message,
) =>
  notifyTeam(ctx, tx, company.id, {
    news: "application.message",
    with: { from: application.name, isByCompany: false, job: job.title, text: message.text },
    about: aboutOf(message),
    sender: ctx.member.id,
    targetUrl: boardPath(job.id, application.id),
    thread: { kind: "application", id: application.id },
  });

async function answer(
  ctx: MemberContext,
  tx: Tx,
  { application, job, company }: FoundApplication,
  message: Message,
): Promise<void> {
  const { id, memberId, answeredAt } = application;
  if (!answeredAt) await tx.update(applications).set({ answeredAt: ctx.now }).where(eq(applications.id, id));
  if (memberId)
    await notify(ctx, tx, {
      // Comes from the company, not from one of its members.
      to: memberId,
      news: "application.message",
      with: { from: company.name, isByCompany: true, job: job.title, text: message.text },
      about: aboutOf(message),
      targetUrl: applicationPath(id),
      thread: { kind: "application", id },
    });
  if (!answeredAt) await measureAnswers(ctx, tx, company.id);
}
