import { eq } from "drizzle-orm";
import type { SavedReply } from "@cardplaza/contract/enquiries/enquiries";
import type { MemberContext } from "../../context.ts";
import { savedReplies } from "./enquiries.table.ts";

export async function listSavedReplies({ db, member }: MemberContext) {
  const [found] = await db.select().from(savedReplies).where(eq(savedReplies.memberId, member.id));
  return { replies: found?.replies ?? [] };
}

/** Replaces the whole list. */
export async function saveReplies({ db, member }: MemberContext, replies: SavedReply[]) {
  await db
    .insert(savedReplies)
    .values({ memberId: member.id, replies })
    .onConflictDoUpdate({ target: savedReplies.memberId, set: { replies } });
  return { replies };
}
