import type { Registration } from "../../registry/registration.ts";
import { followChapter } from "./groups/follow-chapter.ts";
import { closeOnBlock } from "./requests/close-on-block.ts";
import { messagesToAnswer } from "./requests/waiting-to-answer.ts";
import { messagesPart } from "./account/account-part.ts";
import { conversationsForRoomsBelow } from "./together/for-rooms-below.ts";
import { removeUnsentFiles } from "./files/remove-unused-files.ts";
import { messages } from "./messages.table.ts";
import { messageReports } from "./moderation/message-reports.ts";
import { moderatedMessages } from "./moderation/moderated-messages.ts";
import { answerWhenAwayJob } from "./later/answer-when-away.ts";
import { remindOfMessagesJob } from "./later/remind-of-messages.ts";
import { sendScheduledJob } from "./later/send-scheduled.ts";
import { previewLinkJob } from "./links/preview-link-job.ts";
import { messageNoticesJob } from "./notices/notices-job.ts";

/** Conversations between members. */
export const messagesRegistration: Registration = {
  order: [
    "words",
    "unread",
    "places",
    "settings",
    "relations",
    "files",
    "sync",
    "shares",
    "share",
    "present",
    "cases",
    "notices",
    "links",
    "writing",
    "moderation",
    "groups",
    "requests",
    "reading",
    "later",
    "together",
    "account",
    "histories",
    "permissions",
    "acts",
    "composer",
    "message",
    "thread",
    "list",
  ],
  async onChange(ctx, tx, change, ids) {
    // Members, officers, name and end of a chapter: all that its thread follows.
    if (change === "chapter") for (const id of ids.toSorted()) await followChapter(ctx, tx, id);
  },
  onBlock: closeOnBlock,
  toAnswer: [messagesToAnswer],
  account: [messagesPart],
  reports: [messageReports],
  moderated: [moderatedMessages],
  targets: { message: messages.id },
  conversations: conversationsForRoomsBelow,
  tidyUp: removeUnsentFiles,
  jobs: [previewLinkJob, messageNoticesJob, sendScheduledJob, remindOfMessagesJob, answerWhenAwayJob],
};
