import type { enquiries } from "@cardplaza/contract/enquiries/enquiries";
import type { enquiryAsks } from "@cardplaza/contract/enquiries/enquiry-asks";
import type { HandlersOf } from "../../context.ts";
import { acceptAnswer } from "./accept-answer.ts";
import { broadcastAsk } from "./broadcast-ask.ts";
import { countEnquiries, countNewEnquiries } from "./count-enquiries.ts";
import { deleteSavedReplies } from "./delete-saved-replies.ts";
import { exportEnquiries } from "./export-enquiries.ts";
import { forwardEnquiry, listOthers } from "./forward-enquiry.ts";
import { listAsks } from "./list-asks.ts";
import { listInbox } from "./list-enquiries.ts";
import { moveEnquiry } from "./move-enquiry.ts";
import { openEnquiry } from "./open-enquiry.ts";
import { saveReplies, listSavedReplies } from "./saved-replies.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { writeMessage } from "./write-message.ts";

export const enquiryHandlers: HandlersOf<typeof enquiries & typeof enquiryAsks> = {
  "POST /api/enquiries": ({ ctx, body }) => sendEnquiry(ctx, body),
  "GET /api/enquiries": ({ ctx, query }) => listInbox(ctx, query),
  "GET /api/enquiries/counts": ({ ctx, query }) => countEnquiries(ctx.db, ctx.member.id, query.targetType),
  "GET /api/enquiries/unread-count": async ({ ctx }) => ({
    count: await countNewEnquiries(ctx.db, ctx.member.id),
  }),
  "GET /api/enquiries/export.csv": ({ ctx, query }) => exportEnquiries(ctx, query),
  "GET /api/enquiries/saved-replies": ({ ctx }) => listSavedReplies(ctx),
  "PUT /api/enquiries/saved-replies": ({ ctx, body }) => saveReplies(ctx, body.replies),
  "DELETE /api/enquiries/saved-replies": ({ ctx }) => deleteSavedReplies(ctx),
  "POST /api/enquiries/broadcast": ({ ctx, body }) => broadcastAsk(ctx, body),
  "GET /api/enquiries/asks": ({ ctx, query }) => listAsks(ctx, query.cursor),
  "GET /api/enquiries/:id": ({ ctx, params }) => openEnquiry(ctx, params.id),
  "PATCH /api/enquiries/:id": ({ ctx, params, body }) => moveEnquiry(ctx, params.id, body),
  "POST /api/enquiries/:id/messages": ({ ctx, params, body }) => writeMessage(ctx, params.id, body),
  "GET /api/enquiries/:id/others": ({ ctx, params }) => listOthers(ctx, params.id),
  "POST /api/enquiries/:id/forward": ({ ctx, params, body }) =>
    forwardEnquiry(ctx, params.id, body.targetIds),
  "POST /api/enquiries/:id/acceptance": ({ ctx, params }) => acceptAnswer(ctx, params.id),
};
