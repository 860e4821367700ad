import { APPEAL_LINE, DECISION_BUTTON } from "../cases/case-words.ts";
import { withReason, type NewsKinds } from "../notifications/news-kind.ts";

interface Said {
  name: string;
  /** Of a group or a chapter. */
  group?: string;
}

const where = ({ name, group }: Said) => (group ? `${name} in ${group}` : name);

// No notice has a word of a message: it may be edited, deleted, or from somebody who is not known yet.
export const MESSAGE_NEWS = {
  "message.new": {
    type: "message_received",
    label: "Messages",
    emailByDefault: true,
    mailedBy: "room",
    waits: true,
    pushLine: "New message",
    text: (said: Said, count: number) => ({
      message: count > 1 ? `${count} new messages: ${where(said)}` : `${where(said)} sent you a message.`,
      subject: said.group ? `New messages in ${said.group}` : `${said.name} sent you a message`,
      button: "Read and answer",
    }),
  },
  "message.request": {
    type: "message_received",
    label: "Message requests",
    mailedBy: "room",
    waits: true,
    pushLine: "New message request",
    text: ({ name }: Said) => ({
      message: `${name} would like to message you.`,
      subject: `${name} would like to message you`,
      lines: ["You decide: accept, decline or block. They cannot see whether you have read it."],
      button: "Look at the request",
    }),
  },
  "message.request-accepted": {
    type: "request_accepted",
    label: "Your message requests that are accepted",
    text: ({ name }: Said) => ({
      message: `${name} accepted your message request.`,
      subject: `${name} accepted your message request`,
      button: "Write to them",
    }),
  },
  "message.group-invitation": {
    type: "message_received",
    label: "Invitations to groups",
    waits: true,
    pushLine: "Invitation to a group",
    text: ({ name, group = "" }: Said) => ({
      message: `${name} invited you to the group ${group}.`,
      subject: `${name} invited you to the group ${group}`,
      button: "Look at the invitation",
    }),
  },
  "message.reminder": {
    type: "message_received",
    label: "Reminders of messages",
    waits: true,
    pushLine: "A message you wanted to come back to",
    text: ({ name }: Said) => ({
      message: `Reminder: the message of ${name}.`,
      subject: `Reminder: the message of ${name}`,
      button: "Open the message",
    }),
  },
  "message.not-sent": {
    type: "message_received",
    label: "Messages to send later that could not be sent",
    text: ({ name, reason }: { name: string; reason: string }) => ({
      message: `Your message to ${name} was not sent. ${reason}`,
      subject: `Your message to ${name} was not sent`,
      lines: [reason],
      button: "Open the conversation",
    }),
  },
  "message.decision": {
    type: "message_received",
    label: "Decisions about your messages",
    text: ({ isApproved, reason }: { isApproved: boolean; reason?: string }) =>
      isApproved
        ? { message: "Your message was reviewed and is delivered.", button: "Open the conversation" }
        : {
            message: withReason("We removed one of your messages.", reason),
            subject: "We removed one of your messages",
            lines: [reason ? `Reason: ${reason}` : "", APPEAL_LINE],
            button: DECISION_BUTTON,
          },
  },
} satisfies NewsKinds;
