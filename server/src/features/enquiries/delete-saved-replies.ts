import { eq } from "drizzle-orm";
import { FREE_SAVED_REPLIES } from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { lockMember } from "../accounts/lock-member.ts";
import { savedReplies } from "./enquiries.table.ts";
import { listSavedReplies } from "./saved-replies.ts";

/** Deletes those that come with the plan, also after it has ended. */
export function deleteSavedReplies({ db, member }: MemberContext): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockMember(tx, member.id);
    const replies = (await listSavedReplies({ db: tx, member })).slice(0, FREE_SAVED_REPLIES);
    await tx.update(savedReplies).set({ replies }).where(eq(savedReplies.memberId, member.id));
  });
}
