import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Enquiry, EnquiryStatus, EnquirySummary, EnquiryTargetRef } from "./enquiry.ts";
import { ENQUIRY_REPLY_MAX, LOST_REASON_MAX, MAX_FORWARDS, OWNER_NOTE_MAX } from "./enquiry-words.ts";
import { NewEnquiry, Paise, SendAnyway } from "./new-enquiry.ts";
import { Id } from "../shapes.ts";
import { Line, Text } from "../text.ts";
import { DocumentUrl } from "../uploads/uploads.ts";

const One = z.object({ id: Id });

export const enquiries = endpoints({
  "POST /api/enquiries": {
    summary: "Ask a business, a company or one card, or order a package",
    auth: "member",
    body: NewEnquiry,
    returns: z.object({ enquiry: Enquiry }),
    status: 201,
    limit: { points: 60, seconds: 3600, by: "account" },
  },
  "GET /api/enquiries/:id": {
    summary: "An enquiry with its conversation; opened by its recipient, it counts as viewed",
    auth: "member",
    params: One,
    hiddenFromAdmins: true,
    returns: z.object({ enquiry: Enquiry }),
  },
  "PATCH /api/enquiries/:id": {
    summary: "Move an enquiry to its next state, assign it, or note something on it",
    auth: "member",
    params: One,
    body: z.object({
      status: EnquiryStatus.optional(),
      lostReason: Line(0, LOST_REASON_MAX).optional(),
      wonPaise: Paise.min(1, "Enter an amount above 0.").optional(),
      assigneeId: Id.nullable().optional(),
      ownerNote: Text(0, OWNER_NOTE_MAX).optional(),
    }),
    returns: z.object({ enquiry: Enquiry }),
  },
  "POST /api/enquiries/:id/messages": {
    summary: "Write to the other side",
    auth: "member",
    params: One,
    body: z.object({
      body: Text(1, ENQUIRY_REPLY_MAX),
      file: DocumentUrl.optional(),
      ...SendAnyway,
    }),
    returns: z.object({ enquiry: Enquiry }),
    status: 201,
    limit: { points: 120, seconds: 3600, by: "account" },
  },
  "GET /api/enquiries/:id/others": {
    summary: "Who else you could ask the same",
    auth: "member",
    params: One,
    hiddenFromAdmins: true,
    returns: z.object({
      targets: z.array(EnquiryTargetRef.extend({ replyMedianMin: z.number().int().nullable() })),
    }),
  },
  "POST /api/enquiries/:id/forward": {
    summary: "Ask up to three others the same, after 48 hours without an answer",
    auth: "member",
    params: One,
    body: z.object({ targetIds: z.array(Id).min(1, "Choose who to ask.").max(MAX_FORWARDS) }),
    returns: z.object({ enquiries: z.array(EnquirySummary) }),
    status: 201,
  },
});
