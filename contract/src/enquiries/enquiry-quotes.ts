import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Paise, SendAnyway, WrittenDay } from "./new-enquiry.ts";
import { Enquiry } from "./enquiry.ts";
import { QUOTE_ACTIONS, QUOTE_NOTE_MAX } from "./enquiry-words.ts";
import { Id, ID_PATTERN } from "../shapes.ts";
import { Text } from "../text.ts";

export const NewQuote = z.object({
  amountPaise: Paise.min(1, "Enter an amount above 0."),
  validTill: WrittenDay,
  note: Text(0, QUOTE_NOTE_MAX).optional(),
  ...SendAnyway,
});
export type NewQuote = z.infer<typeof NewQuote>;

/** `{id}.pdf` */
const QuoteFile = z
  .string()
  .refine((file) => file.endsWith(".pdf") && ID_PATTERN.test(file.slice(0, -4)), "This is not a quote.");

const One = z.object({ id: Id });

export const enquiryQuotes = endpoints({
  "POST /api/enquiries/:id/quotes": {
    summary: "Offer a price; it replaces the quote that is still open",
    auth: "member",
    params: One,
    body: NewQuote,
    returns: z.object({ enquiry: Enquiry }),
    status: 201,
    limit: { points: 120, seconds: 3600, by: "account" },
  },
  "PATCH /api/enquiries/:id/quotes/:quoteId": {
    summary: "Accept or decline a quote, or withdraw your own",
    auth: "member",
    params: One.extend({ quoteId: Id }),
    body: z.object({ action: z.enum(QUOTE_ACTIONS) }),
    returns: z.object({ enquiry: Enquiry }),
  },
  "GET /api/enquiries/:id/quotes/:file": {
    summary: "A quote as {id}.pdf, if the seller has the premium plan",
    auth: "member",
    params: One.extend({ file: QuoteFile }),
    hiddenFromAdmins: true,
    returns: { raw: "application/pdf" },
    limit: { points: 60, seconds: 3600, by: "account" },
  },
});
