import { eq, sql } from "drizzle-orm";
import type { MemberJobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { one } from "../../../platform/one.ts";
import { openCase } from "../../cases/open-case.ts";
import { filesInCase } from "../files/files-in-case.ts";
import { messageCases, type KeptMessageValue } from "./cases.table.ts";
import { messages, type MessageRow } from "../messages.table.ts";
import { namesOfMembers } from "../present/names.ts";

/** A message that is not delivered before a moderator has looked at it. */
export async function openHeldCase(
  ctx: MemberJobContext,
  tx: Tx,
  messageId: string,
  reason: string,
): Promise<void> {
  const message = one(await tx.select().from(messages).where(eq(messages.id, messageId)));
  await tx.insert(messageCases).values(await newCase(ctx, tx, message, { status: "waiting", reason }));
  await openCase(ctx, tx, { kind: "message", targetId: messageId });
}

interface Reported {
  reason: string;
  /** What the reporter sees before it. */
  before: readonly MessageRow[];
}

/**
 * Opens a case of a message whose conversation is locked. A case that is open already counts one report more and stays
 * as it was first; one that was closed opens again, with the message as it is now.
 */
export async function openReportedCase(
  ctx: MemberJobContext,
  tx: Tx,
  message: MessageRow,
  { reason, before }: Reported,
): Promise<void> {
  const isThis = eq(messageCases.messageId, message.id);
  const reports = sql`${messageCases.reports} + 1`;
  const [found] = await tx.select().from(messageCases).where(isThis).for("no key update");
  if (found?.status === "reported") {
    await tx.update(messageCases).set({ reports, updatedAt: ctx.now }).where(isThis);
    return;
  }
  const kept = await newCase(ctx, tx, message, { status: "reported", reason });
  for (const each of before) kept.before.push(await keep(tx, each));
  if (!found) {
    await tx.insert(messageCases).values({ ...kept, reports: 1 });
    return;
  }
  const { id: _id, createdAt: _at, ...again } = kept;
  await tx
    .update(messageCases)
    .set({
      ...again,
      reports,
      decisionReason: "",
      decidedBy: null,
      decidedAt: null,
      version: found.version + 1,
    })
    .where(isThis);
}

async function newCase({ now }: MemberJobContext, tx: Tx, message: MessageRow, state: CaseState) {
  return {
    ...state,
    id: newId(now.getTime()),
    messageId: message.id,
    conversationId: message.conversationId,
    senderId: message.senderId,
    message: await keep(tx, message),
    before: [] as KeptMessageValue[],
    createdAt: now,
    updatedAt: now,
  };
}

interface CaseState {
  status: "waiting" | "reported";
  reason: string;
}

/** A message as it is now, for a case: what happens to it later changes nothing there. */
async function keep(tx: Tx, message: MessageRow): Promise<KeptMessageValue> {
  const names = await namesOfMembers(tx, message.senderId ? [message.senderId] : []);
  return {
    _id: message.id,
    senderId: message.senderId,
    senderName: names(message.senderId ?? ""),
    body: message.body,
    files: message.hasFiles ? await filesInCase(tx, message.id) : [],
    at: message.createdAt.toISOString(),
  };
}
