import { eq } from "drizzle-orm";
import type { SavedReply } from "@cardplaza/contract/enquiries/enquiry-saved-replies";
import {
  FREE_SAVED_REPLIES,
  INBOX_FEATURE,
  MAX_SAVED_REPLIES,
} from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../context.ts";
import { premiumRequired } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { lockMember } from "../accounts/lock-member.ts";
import { savedReplies } from "./enquiries.table.ts";
import { hasPremiumInbox, inboxesOf } from "./inboxes.ts";

/** Everybody has a list of their own; a longer one comes with the plan of any inbox that they answer for. */
export async function showSavedReplies(ctx: MemberContext) {
  const max = await mostReplies(ctx);
  const replies = await listSavedReplies(ctx);
  return { replies: replies.slice(0, max), max };
}

/** All that are stored, also those that only the plan shows. */
export async function listSavedReplies({
  db,
  member,
}: Pick<MemberContext, "db" | "member">): Promise<SavedReply[]> {
  const [found] = await db.select().from(savedReplies).where(eq(savedReplies.memberId, member.id));
  return found?.replies ?? [];
}

/** Replaces the list that the member sees. What only the plan shows stays behind it until the plan is back. */
export async function saveReplies(ctx: MemberContext, given: SavedReply[]) {
  const { db, member } = ctx;
  const max = await mostReplies(ctx);
  if (given.length > max) throw premiumRequired(INBOX_FEATURE);
  return inTransaction(db, async (tx) => {
    await lockMember(tx, member.id);
    const hidden = (await listSavedReplies({ db: tx, member })).slice(max);
    const replies = [...given, ...hidden];
    await tx
      .insert(savedReplies)
      .values({ memberId: member.id, replies })
      .onConflictDoUpdate({ target: savedReplies.memberId, set: { replies } });
    return { replies: replies.slice(0, max), max };
  });
}

const mostReplies = async (ctx: MemberContext): Promise<number> =>
  (await hasPremiumInbox(ctx, await inboxesOf(ctx))) ? MAX_SAVED_REPLIES : FREE_SAVED_REPLIES;
