import { eq } from "drizzle-orm";
import type { SavedReply } from "@cardplaza/contract/enquiries/enquiry-saved-replies";
import type { MemberContext } from "../../context.ts";
import { savedReplies } from "./enquiries.table.ts";
import { inboxesOf, requirePremiumInboxes } from "./inboxes.ts";

/** Everybody who answers for an inbox with the premium plan has a list of their own. */
export async function showSavedReplies(ctx: MemberContext) {
  await requirePremiumInboxes(ctx, await inboxesOf(ctx));
  return listSavedReplies(ctx);
}

export async function listSavedReplies({ db, member }: MemberContext) {
  const [found] = await db.select().from(savedReplies).where(eq(savedReplies.memberId, member.id));
  return { replies: found?.replies ?? [] };
}

/** Replaces the whole list. */
export async function saveReplies(ctx: MemberContext, replies: SavedReply[]) {
  const { db, member } = ctx;
  await requirePremiumInboxes(ctx, await inboxesOf(ctx));
  await db
    .insert(savedReplies)
    .values({ memberId: member.id, replies })
    .onConflictDoUpdate({ target: savedReplies.memberId, set: { replies } });
  return { replies };
}
