import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { EnquiryTargetType } from "@cardplaza/contract/enquiries/enquiry-words";
import type { Db } from "../../platform/database.ts";
import { enquiries } from "./enquiries.table.ts";

/** Whether a member has asked there and got an answer: then the two have really been in contact. */
export async function hasAnsweredEnquiry(
  db: Db,
  senderId: string,
  targetType: EnquiryTargetType,
  targetId: string,
): Promise<boolean> {
  const [answered] = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.senderId, senderId),
        eq(enquiries.targetType, targetType),
        eq(enquiries.targetId, targetId),
        isNotNull(enquiries.firstResponseAt),
        ne(enquiries.status, "spam"),
      ),
    )
    .limit(1);
  return answered !== undefined;
}
