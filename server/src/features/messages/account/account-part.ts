import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { messageOutcomes } from "../together/outcomes.table.ts";
import { messageReactions } from "../messages.table.ts";
import { messageReminders, scheduledMessages } from "../later/later.table.ts";
import { messageSettings } from "../settings/settings.table.ts";
import { eraseFromConversations } from "./erase-from-conversations.ts";
import { lockConversationsOf } from "./lock-conversations.ts";
import { conversationsOf, messagesSeenBy } from "./own-conversations.ts";

/** The files are among the member's uploads, which are exported and erased below this room. */
export const messagesPart: AccountPart = {
  kinds: {
    conversations: conversationsOf,
    messages: messagesSeenBy,
    "message-reactions": (db, memberId) =>
      db
        .select({
          messageId: messageReactions.messageId,
          emoji: messageReactions.emoji,
          createdAt: messageReactions.createdAt,
        })
        .from(messageReactions)
        .where(eq(messageReactions.memberId, memberId))
        .orderBy(asc(messageReactions.createdAt), asc(messageReactions.messageId)),
    "scheduled-messages": (db, memberId) =>
      db
        .select({
          id: scheduledMessages.id,
          conversationId: scheduledMessages.conversationId,
          contents: scheduledMessages.contents,
          sendAt: scheduledMessages.sendAt,
          problem: scheduledMessages.problem,
          createdAt: scheduledMessages.createdAt,
        })
        .from(scheduledMessages)
        .where(eq(scheduledMessages.memberId, memberId))
        .orderBy(asc(scheduledMessages.id)),
    "message-reminders": (db, memberId) =>
      db
        .select({ messageId: messageReminders.messageId, at: messageReminders.at })
        .from(messageReminders)
        .where(eq(messageReminders.memberId, memberId))
        .orderBy(asc(messageReminders.at), asc(messageReminders.messageId)),
    "message-outcomes": (db, memberId) =>
      db
        .select({
          messageId: messageOutcomes.messageId,
          kind: messageOutcomes.kind,
          path: messageOutcomes.path,
          at: messageOutcomes.at,
        })
        .from(messageOutcomes)
        .where(eq(messageOutcomes.memberId, memberId))
        .orderBy(asc(messageOutcomes.at), asc(messageOutcomes.messageId)),
    "message-settings": async (db, memberId) => {
      const rows = await db.select().from(messageSettings).where(eq(messageSettings.memberId, memberId));
      return rows.map(({ memberId: _member, ...settings }) => settings);
    },
  },
  lock: lockConversationsOf,
  erase: eraseFromConversations,
};
