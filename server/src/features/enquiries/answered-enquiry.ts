import { and, eq, isNotNull, ne, type SQL } from "drizzle-orm";
import type { EnquiryTargetType } from "@cardplaza/contract/enquiries/enquiry-words";
import type { Db } from "../../platform/database.ts";
import { enquiries } from "./enquiries.table.ts";

/** Whether a member has asked there and got an answer: then the two have really been in contact. */
export const hasAnsweredEnquiry = (
  db: Db,
  senderId: string,
  targetType: EnquiryTargetType,
  targetId: string,
): Promise<boolean> =>
  isAnswered(db, senderId, and(eq(enquiries.targetType, targetType), eq(enquiries.targetId, targetId)));

/** The same for anything that one inbox received, such as a company's. */
export const hasAnswerFromInbox = (db: Db, senderId: string, inboxId: string): Promise<boolean> =>
  isAnswered(db, senderId, eq(enquiries.inboxId, inboxId));

async function isAnswered(db: Db, senderId: string, which: SQL | undefined): Promise<boolean> {
  const [answered] = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.senderId, senderId),
        which,
        isNotNull(enquiries.firstResponseAt),
        ne(enquiries.status, "spam"),
      ),
    )
    .limit(1);
  return answered !== undefined;
}
