import { eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { savedReplies } from "./enquiries.table.ts";

export async function deleteSavedReplies({ db, member }: MemberContext): Promise<void> {
  await db.delete(savedReplies).where(eq(savedReplies.memberId, member.id));
}
