import { and, desc, eq, ne, or } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database.ts";
import { enquiries, enquiryQuotes, type EnquiryRow, type QuoteRow } from "./enquiries.table.ts";

const MOST = 200;

export interface EnquiryBetween {
  enquiry: EnquiryRow;
  /** The price that waits for the buyer's answer. */
  quote: QuoteRow | null;
}

/**
 * Enquiries that one of two members sent the other, the newest first. Spam is not shown to whom it was sent; the sender
 * does not learn that it is.
 */
export const enquiriesBetween = (db: Db | Tx, memberId: string, otherId: string): Promise<EnquiryBetween[]> =>
  db
    .select({ enquiry: enquiries, quote: enquiryQuotes })
    .from(enquiries)
    .leftJoin(enquiryQuotes, and(eq(enquiryQuotes.enquiryId, enquiries.id), eq(enquiryQuotes.status, "sent")))
    .where(
      or(
        and(eq(enquiries.ownerId, memberId), eq(enquiries.senderId, otherId), ne(enquiries.status, "spam")),
        and(eq(enquiries.ownerId, otherId), eq(enquiries.senderId, memberId)),
      ),
    )
    .orderBy(desc(enquiries.id))
    .limit(MOST);
