import { and, asc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { EnquiryQuote } from "@cardplaza/contract/enquiries/enquiry";
import { ENQUIRY_TEXT } from "@cardplaza/contract/enquiries/enquiry-words";
import type { Db, Tx } from "../../platform/database.ts";
import { notFound } from "../../platform/refusals.ts";
import { members } from "../accounts/accounts.table.ts";
import { enquiryQuotes, type QuoteRow } from "./enquiries.table.ts";

/** A quote of an enquiry that the caller has found and locked. */
export async function findQuote(tx: Tx, enquiryId: string, id: string): Promise<QuoteRow> {
  const [quote] = await tx
    .select()
    .from(enquiryQuotes)
    .where(and(eq(enquiryQuotes.id, id), eq(enquiryQuotes.enquiryId, enquiryId)));
  if (!quote) throw notFound(ENQUIRY_TEXT.quoteNotFound);
  return quote;
}

/** Oldest first. */
export async function listQuotes(
  db: Db,
  enquiryId: string,
  { showsAuthors }: { showsAuthors: boolean },
): Promise<z.input<typeof EnquiryQuote>[]> {
  const rows = await db
    .select({ quote: enquiryQuotes, author: members.name })
    .from(enquiryQuotes)
    .leftJoin(members, eq(members.id, enquiryQuotes.authorId))
    .where(eq(enquiryQuotes.enquiryId, enquiryId))
    .orderBy(asc(enquiryQuotes.id));
  return rows.map(({ quote, author }) => ({
    _id: quote.id,
    amountPaise: quote.amountPaise,
    validTill: quote.validTill,
    note: quote.note,
    status: quote.status,
    author: showsAuthors ? author : null,
    at: quote.createdAt,
    endedAt: quote.endedAt,
  }));
}
