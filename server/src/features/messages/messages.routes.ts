import type { messages } from "@cardplaza/contract/messages/messages";
import type { HandlersOf } from "../../context.ts";
import { submitReport } from "../moderation/submit-report.ts";
import { changeScheduled, deleteScheduled, listScheduled } from "./later/scheduled-messages.ts";
import { setReminder } from "./later/set-reminder.ts";
import { changeSettings } from "./settings/change-settings.ts";
import { showSettings } from "./settings/show-settings.ts";
import { makeContactOf, makeLeadOf, makeNoteOf } from "./together/make-of-message.ts";
import { deleteMessage } from "./writing/delete-message.ts";
import { editMessage } from "./writing/edit-message.ts";
import { pinMessage } from "./writing/pin-message.ts";
import { reactToMessage } from "./writing/react-to-message.ts";

export const messageHandlers: HandlersOf<typeof messages> = {
  "PATCH /api/messages/:id": ({ ctx, params, body }) => editMessage(ctx, params.id, body.body),
  "DELETE /api/messages/:id": ({ ctx, params, query }) => deleteMessage(ctx, params.id, query.for),
  "PUT /api/messages/:id/reaction": ({ ctx, params, body }) => reactToMessage(ctx, params.id, body.emoji),
  "DELETE /api/messages/:id/reaction": ({ ctx, params }) => reactToMessage(ctx, params.id, null),
  "PUT /api/messages/:id/pin": ({ ctx, params }) => pinMessage(ctx, params.id, true),
  "DELETE /api/messages/:id/pin": ({ ctx, params }) => pinMessage(ctx, params.id, false),
  "POST /api/messages/:id/lead": ({ ctx, params }) => makeLeadOf(ctx, params.id),
  "POST /api/messages/:id/contact": ({ ctx, params }) => makeContactOf(ctx, params.id),
  "POST /api/messages/:id/note": ({ ctx, params }) => makeNoteOf(ctx, params.id),
  "PUT /api/messages/:id/reminder": ({ ctx, params, body }) => setReminder(ctx, params.id, body.at),
  "POST /api/messages/:id/report": ({ ctx, params, body }) => submitReport(ctx, "message", params.id, body),
  "GET /api/messages/scheduled": ({ ctx }) => listScheduled(ctx),
  "PATCH /api/messages/scheduled/:id": ({ ctx, params, body }) => changeScheduled(ctx, params.id, body),
  "DELETE /api/messages/scheduled/:id": ({ ctx, params }) => deleteScheduled(ctx, params.id),
  "GET /api/message-settings": ({ ctx }) => showSettings(ctx),
  "PUT /api/message-settings": ({ ctx, body }) => changeSettings(ctx, body),
};
