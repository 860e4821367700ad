import type { enquiries } from "@cardplaza/contract/enquiries/enquiries";
import type { enquiryAsks } from "@cardplaza/contract/enquiries/enquiry-asks";
import type { enquiryInbox } from "@cardplaza/contract/enquiries/enquiry-inbox";
import type { enquiryQuotes } from "@cardplaza/contract/enquiries/enquiry-quotes";
import type { enquirySavedReplies } from "@cardplaza/contract/enquiries/enquiry-saved-replies";
import type { HandlersOf } from "../../context.ts";
import { opened } from "../notifications/opened.ts";
import { acceptAnswer } from "./asks/accept-answer.ts";
import { broadcastAsk } from "./asks/broadcast-ask.ts";
import { countEnquiries, countNewEnquiries, countUnreadAnswers } from "./count-enquiries.ts";
import { deleteSavedReplies } from "./delete-saved-replies.ts";
import { showEnquiryStats } from "./enquiry-stats.ts";
import { exportEnquiries } from "./export-enquiries.ts";
import { forwardEnquiry, listOthers } from "./forward-enquiry.ts";
import { findInboxes, inboxesOf, listInboxes } from "./inboxes.ts";
import { listAsks } from "./asks/list-asks.ts";
import { listInbox } from "./list-enquiries.ts";
import { moveEnquiry } from "./move-enquiry.ts";
import { openEnquiry } from "./open-enquiry.ts";
import { decideQuote } from "./quotes/decide-quote.ts";
import { sendQuote } from "./quotes/send-quote.ts";
import { serveQuote } from "./quotes/serve-quote.ts";
import { saveReplies, showSavedReplies } from "./saved-replies.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { writeMessage } from "./write-message.ts";

export const enquiryHandlers: HandlersOf<
  typeof enquiries &
    typeof enquiryInbox &
    typeof enquiryAsks &
    typeof enquiryQuotes &
    typeof enquirySavedReplies
> = {
  "POST /api/enquiries": ({ ctx, body }) => sendEnquiry(ctx, body),
  "GET /api/enquiries": ({ ctx, query }) => listInbox(ctx, query),
  "GET /api/enquiries/counts": async ({ ctx, query }) =>
    countEnquiries(ctx.db, idsOf(await findInboxes(ctx, query)), query.targetType),
  "GET /api/enquiries/stats": ({ ctx, query }) => showEnquiryStats(ctx, query),
  "GET /api/enquiries/inboxes": ({ ctx }) => listInboxes(ctx),
  "GET /api/enquiries/unread-count": async ({ ctx }) => ({
    count: await countNewEnquiries(ctx.db, idsOf(await inboxesOf(ctx))),
    answers: await countUnreadAnswers(ctx.db, ctx.member.id),
  }),
  "GET /api/enquiries/export.csv": ({ ctx, query }) => exportEnquiries(ctx, query),
  "GET /api/enquiries/saved-replies": ({ ctx }) => showSavedReplies(ctx),
  "PUT /api/enquiries/saved-replies": ({ ctx, body }) => saveReplies(ctx, body.replies),
  "DELETE /api/enquiries/saved-replies": ({ ctx }) => deleteSavedReplies(ctx),
  "POST /api/enquiries/broadcast": ({ ctx, body }) => broadcastAsk(ctx, body),
  "GET /api/enquiries/asks": ({ ctx, query }) => listAsks(ctx, query.cursor),
  "GET /api/enquiries/:id": ({ ctx, params }) => opened(ctx, params.id, openEnquiry(ctx, params.id)),
  "PATCH /api/enquiries/:id": ({ ctx, params, body }) => moveEnquiry(ctx, params.id, body),
  "POST /api/enquiries/:id/messages": ({ ctx, params, body }) => writeMessage(ctx, params.id, body),
  "POST /api/enquiries/:id/quotes": ({ ctx, params, body }) => sendQuote(ctx, params.id, body),
  "PATCH /api/enquiries/:id/quotes/:quoteId": ({ ctx, params, body }) =>
    decideQuote(ctx, params.id, params.quoteId, body.action),
  "GET /api/enquiries/:id/quotes/:file": ({ ctx, params }) => serveQuote(ctx, params.id, params.file),
  "GET /api/enquiries/:id/others": ({ ctx, params }) => listOthers(ctx, params.id),
  "POST /api/enquiries/:id/forward": ({ ctx, params, body }) =>
    forwardEnquiry(ctx, params.id, body.targetIds),
  "POST /api/enquiries/:id/acceptance": ({ ctx, params }) => acceptAnswer(ctx, params.id),
};

const idsOf = (inboxes: { id: string }[]) => inboxes.map(({ id }) => id);
