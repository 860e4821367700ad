import { and, desc, eq, gt, ne } from "drizzle-orm";
import {
  ANSWER_GAP_SECONDS,
  ENQUIRY_TEXT,
  MAX_THREAD_MESSAGES,
} from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { conflict, notFound, wrongState } from "../../platform/refusals.ts";
import { members } from "../accounts/accounts.table.ts";
import { isBlockedPair } from "../moderation/block-queries.ts";
import { enquiries, enquiryMessages, enquiryQuotes, type EnquiryRow } from "./enquiries.table.ts";
import type { Side } from "./enquiry-queries.ts";
import { measureReplies } from "./measure-replies.ts";

/** Refuses a message after a block, after the end, or after too many messages. */
export async function requireWritable(tx: Tx, enquiry: EnquiryRow, from: Side): Promise<void> {
  const { id, status, ownerId, senderId } = enquiry;
  if (!senderId || (await isBlockedPair(tx, ownerId, senderId))) throw notFound(ENQUIRY_TEXT.notFound);
  if (status === "closed" || status === "spam") throw wrongState(ENQUIRY_TEXT.ended);
  const written = await tx.$count(enquiryMessages, eq(enquiryMessages.enquiryId, id));
  // The last message is reserved for the owner: the asker must not be able to block the answer.
  const most = from === "buyer" ? MAX_THREAD_MESSAGES - 1 : MAX_THREAD_MESSAGES;
  if (written >= most) throw wrongState(ENQUIRY_TEXT.threadFull);
}

/** Refuses a second answer while the first, of a colleague, is too new to be read. The enquiry is locked. */
export async function requireNobodyAnswered(ctx: MemberContext, tx: Tx, id: string): Promise<void> {
  const name =
    (await lastWriter(ctx, tx, id, enquiryMessages)) ?? (await lastWriter(ctx, tx, id, enquiryQuotes));
  if (name !== undefined) throw conflict(ENQUIRY_TEXT.justAnswered(name));
}

/** Who else of the team wrote here within the last minute. The buyer's own messages do not count. */
async function lastWriter(
  { member, now }: MemberContext,
  tx: Tx,
  enquiryId: string,
  table: typeof enquiryMessages | typeof enquiryQuotes,
): Promise<string | undefined> {
  const [last] = await tx
    .select({ name: members.name })
    .from(table)
    .innerJoin(members, eq(members.id, table.authorId))
    .where(
      and(
        eq(table.enquiryId, enquiryId),
        gt(table.createdAt, new Date(now.getTime() - ANSWER_GAP_SECONDS * 1000)),
        ne(table.authorId, member.id),
        "from" in table ? eq(table.from, "owner") : undefined,
      ),
    )
    .orderBy(desc(table.id))
    .limit(1);
  return last?.name;
}

/** What an answer changes. The first one stops the clock. */
export async function markAnswered(
  ctx: MemberContext,
  tx: Tx,
  enquiry: EnquiryRow,
  status: EnquiryRow["status"],
): Promise<EnquiryRow> {
  const answered: EnquiryRow = {
    ...enquiry,
    status,
    senderUnread: true,
    ownerUnread: false,
    lastActivityAt: ctx.now,
    firstResponseAt: enquiry.firstResponseAt ?? ctx.now,
  };
  const { senderUnread, ownerUnread, lastActivityAt, firstResponseAt } = answered;
  await tx
    .update(enquiries)
    .set({ status, senderUnread, ownerUnread, lastActivityAt, firstResponseAt })
    .where(eq(enquiries.id, enquiry.id));
  if (!enquiry.firstResponseAt) await measureReplies(ctx, tx, enquiry);
  return answered;
}
