import type { conversations } from "@cardplaza/contract/messages/conversations";
import type { HandlersOf } from "../../context.ts";
import { opened } from "../notifications/opened.ts";
import { addMembers } from "./groups/add-members.ts";
import { changeGroup } from "./groups/change-group.ts";
import { findChapterThread } from "./groups/find-chapter-thread.ts";
import { leaveGroup } from "./groups/leave-group.ts";
import { removeFromGroup } from "./groups/remove-from-group.ts";
import { scheduleMessage } from "./later/schedule-message.ts";
import { showConversation } from "./present/show-conversation.ts";
import { countUnread } from "./reading/count-unread.ts";
import { listChanges } from "./reading/list-changes.ts";
import { listConversations } from "./reading/list-conversations.ts";
import { listLabels } from "./reading/list-labels.ts";
import { listMessages } from "./reading/list-messages.ts";
import { markRead } from "./reading/mark-read.ts";
import {
  archiveConversation,
  clearConversation,
  labelConversation,
  muteConversation,
  saveDraft,
} from "./reading/own-place.ts";
import { sayTyping } from "./reading/say-typing.ts";
import { acceptConversation } from "./requests/accept-conversation.ts";
import { beginConversation } from "./requests/begin-conversation.ts";
import { declineConversation } from "./requests/decline-conversation.ts";
import { showWith } from "./requests/show-with.ts";
import { showTogether } from "./together/show-together.ts";
import { sendMessage } from "./writing/send-message.ts";

export const conversationHandlers: HandlersOf<typeof conversations> = {
  "GET /api/conversations": ({ ctx, query }) => listConversations(ctx, query),
  "GET /api/conversations/changes": ({ ctx, query }) => listChanges(ctx, query.since),
  "GET /api/conversations/unread-count": ({ ctx }) => countUnread(ctx),
  "GET /api/conversations/labels": ({ ctx }) => listLabels(ctx),
  "GET /api/conversations/with/:userId": ({ ctx, params, query }) =>
    showWith(ctx, params.userId, query.subject),
  "GET /api/conversations/of-chapter/:chapterId": ({ ctx, params }) =>
    findChapterThread(ctx, params.chapterId),
  "POST /api/conversations": ({ ctx, body }) => beginConversation(ctx, body),
  "GET /api/conversations/:id": ({ ctx, params }) => opened(ctx, params.id, showConversation(ctx, params.id)),
  "PATCH /api/conversations/:id": ({ ctx, params, body }) => changeGroup(ctx, params.id, body),
  "GET /api/conversations/:id/together": ({ ctx, params }) => showTogether(ctx, params.id),
  "GET /api/conversations/:id/messages": ({ ctx, params, query }) => listMessages(ctx, params.id, query),
  "POST /api/conversations/:id/messages": async ({ ctx, params, body: { sendAt, ...given } }) =>
    sendAt
      ? scheduleMessage(ctx, params.id, new Date(sendAt), given)
      : { message: await sendMessage(ctx, params.id, given), scheduledId: null },
  "PUT /api/conversations/:id/read": ({ ctx, params, body }) => markRead(ctx, params.id, body.seq),
  "PUT /api/conversations/:id/draft": ({ ctx, params, body }) => saveDraft(ctx, params.id, body.body),
  "PUT /api/conversations/:id/archive": ({ ctx, params, body }) =>
    archiveConversation(ctx, params.id, body.archived),
  "PUT /api/conversations/:id/mute": ({ ctx, params, body }) =>
    muteConversation(ctx, params.id, body.until === null ? null : new Date(body.until)),
  "PUT /api/conversations/:id/labels": ({ ctx, params, body }) =>
    labelConversation(ctx, params.id, body.labels),
  "PUT /api/conversations/:id/typing": ({ ctx, params }) => sayTyping(ctx, params.id),
  "POST /api/conversations/:id/accept": ({ ctx, params }) => acceptConversation(ctx, params.id),
  "POST /api/conversations/:id/decline": ({ ctx, params }) => declineConversation(ctx, params.id),
  "POST /api/conversations/:id/clear": ({ ctx, params }) => clearConversation(ctx, params.id),
  "POST /api/conversations/:id/leave": ({ ctx, params }) => leaveGroup(ctx, params.id),
  "POST /api/conversations/:id/members": ({ ctx, params, body }) => addMembers(ctx, params.id, body.userIds),
  "DELETE /api/conversations/:id/members/:userId": ({ ctx, params }) =>
    removeFromGroup(ctx, params.id, params.userId),
};
