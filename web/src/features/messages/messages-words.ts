import type { Message } from "@cardplaza/contract/messages/message";
import {
  type ConversationFilter,
  lineText,
  type MessageWarning,
} from "@cardplaza/contract/messages/message-words";
import { namesInWords } from "@cardplaza/contract/people/names-in-words";

/** What these screens say, besides what the server says too (`contract/src/messages`). */
export const MESSAGES_WORDS = {
  title: "Messages",
  thread: "Conversation",
  titleOf: (name: string) => `${name} · Messages`,
  today: "Today",
  yesterday: "Yesterday",
  you: "You",
  back: "Back to the list",
  loadingList: "Loading your conversations",
  loadingThread: "Loading the conversation",
  /** As in "Report this message". */
  noun: "message",
  choose: "Choose a conversation to read it here.",
  gone: "This conversation is no longer available",
  goneWhy: "It was deleted, or you are no longer part of it.",
  closedChapter: "You cannot read these announcements",
  closedChapterWhy: "Only members of the chapter can read them.",
  notLoaded: "Your messages did not load",
  notLoadedWhy: "Check your connection and try again.",
  notDone: "That did not work",
  offline: "You are offline. Your messages are sent once you are back online.",
} as const;

export const LIST_WORDS = {
  label: "Conversations",
  tabs: { all: "All", unread: "Unread", requests: "Requests", archived: "Archived" } satisfies Record<
    ConversationFilter,
    string
  >,
  tabsLabel: "Which conversations",
  search: "Search people and messages",
  byLabel: "Show one label",
  allLabels: "All conversations",
  labelled: (label: string) => `Showing the label ${label}`,
  stopLabel: (label: string) => `Stop showing only ${label}`,
  elsewhere: "Other conversations",
  enquiries: "Enquiries",
  applications: "Applications",
  counted: (name: string, count: string) => `${name} (${count})`,
  findPeople: "Find people",
  none: {
    unread: "You have read everything.",
    requests: "No requests. People you are not connected with ask here before they can write.",
    archived: "Nothing archived. Archive a conversation to clear your list without deleting it.",
  },
  noMatch: "No matches",
  noMatchWhy: "Try another name or word.",
  noLabelled: "No conversation has this label.",
  draft: "Draft",
  own: "You",
  muted: "Muted",
  unread: (count: string) => `${count} unread`,
  menuFor: (title: string) => `More for ${title}`,
  newMessage: "New message",
  newMessageHint: "Your connections. To anybody else you write from their profile.",
  newGroup: "New group",
  tools: "More for messages",
  noConnections: "You have no connections yet",
} as const;

export const CONVERSATION_WORDS = {
  markRead: "Mark as read",
  markUnread: "Mark as unread",
  archive: "Archive",
  unarchive: "Move out of the archive",
  archived: "Conversation archived",
  undo: "Undo",
  labels: "Labels",
  remove: "Delete conversation",
  removeOf: (title: string) => `Delete the conversation with ${title}?`,
  removeWhy: "It is deleted for you only. If a new message comes, it starts empty.",
  removeConfirm: "Delete for me",
  profile: "View profile",
  group: "People and settings",
  openChapter: "Open the chapter",
  block: (name: string) => `Block ${name}`,
  people: (count: number) => (count === 1 ? "1 person" : `${count} people`),
  chapter: "Chapter announcements",
} as const;

export const THREAD_WORDS = {
  messages: "Messages",
  menu: "More for this conversation",
  about: "About:",
  newLine: "New messages",
  toNewest: (count: number) =>
    count === 0
      ? "Go to the newest message"
      : `Go to the newest message, ${count === 1 ? "1 is new" : `${count} are new`}`,
  empty: (name: string) => `This is the start of your conversation with ${name}.`,
  pinned: "Pinned",
  showPinned: (text: string) => `Pinned message: ${text}`,
  unpin: (text: string) => `Unpin: ${text}`,
  typing: (names: readonly string[]) => `${namesInWords(names)} ${names.length === 1 ? "is" : "are"} typing`,
  seen: "Seen",
  seenBy: (count: number) => `Seen by ${count}`,
  edited: "Edited",
  forwarded: "Forwarded",
  waiting: "We are checking this message. Only you see it until then.",
  remindAt: (moment: string) => `Reminder: ${moment}`,
  reply: (name: string) => `Reply to ${name}`,
  goToReplied: (name: string, text: string) => `Go to the message by ${name}: ${text}`,
  react: "React",
  reactions: "Reactions",
  reaction: (name: string, who: string) => `${name}: ${who}`,
  menuOf: (name: string, time: string) => `More for the message by ${name}, ${time}`,
  announced: (name: string, text: string) => `${name}: ${text}`,
  sending: "Sending",
  deleteUnsent: "Delete",
  copied: "Message copied",
  notCopied: "Copy was not possible",
  backToMenu: "Back",
} as const;

export const ACT_WORDS = {
  reply: "Reply",
  answerPrivately: "Reply privately",
  copy: "Copy text",
  forward: "Forward",
  pin: "Pin",
  unpin: "Unpin",
  remind: "Remind me",
  edit: "Edit",
  markUnread: "Mark as unread from here",
  deleteForMe: "Delete for me",
  deleteForAll: "Delete for everyone",
  report: "Report this message",
} as const;

export const DIALOG_WORDS = {
  deleteForMe: "Delete this message for you?",
  deleteForMeWhy: "Others still see it.",
  deleteForAll: "Delete this message for everyone?",
  deleteForAllWhy: "Others see that a message was deleted.",
} as const;

export const COMPOSER_WORDS = {
  field: "Message",
  fieldTo: (name: string) => `Message ${name}`,
  send: "Send",
  save: "Save",
  cancel: "Cancel",
  cancelReply: "Cancel the reply",
  editing: "Edit your message",
  cancelEdit: "Cancel editing",
  left: (count: number) => `${count} left`,
  tooLong: (count: number) => `${count} characters too long`,
  removeSubject: "Don't mention this",
  more: "Add to your message",
  backToMore: "Back",
} as const;

export const REQUEST_WORDS = {
  asks: (name: string) => `${name} would like to message you`,
  askedWhy: "They are told only if you accept.",
  unknown: "You have nothing in common yet. Check who they are before you answer.",
  accept: "Accept",
  decline: "Decline",
  block: "Block",
  scam: "Report as scam",
  scamReported: "Reported and declined",
  scamReportedWhy: "Thank you. We will look at this message.",
  declined: "You declined this request. If you write, the conversation is open again.",
  declinedToast: "Request declined",
  declinedToastWhy: "They are not told. You find it under Archived.",
  begin: (name: string) => `Write to ${name}`,
  beginWhy: (name: string) =>
    `You are not connected, so ${name} gets this as a request. Text only: no links and no files.`,
  left: (count: number) => (count === 1 ? "1 request left today." : `${count} requests left today.`),
} as const;

/** Above a message to somebody who has nothing in common with its sender. */
export const WARNING_WORDS: Record<MessageWarning, string> = {
  payment: "This message asks for money or names a payment address. Never pay somebody you do not know.",
  fee: "This message asks for a fee. Real employers and buyers do not ask for fees in advance.",
  code: "This message asks for a code. Never share a code that you received, with anybody.",
  short_link:
    "This message has a shortened link that hides where it leads. Open it only if you know the sender.",
};

/** What a message says in a few words, also one without a text. */
export const shortText = ({ body, note, files, share, deletedAt }: Message): string =>
  lineText({
    text: body,
    note: note?.text ?? null,
    files: files.map(({ kind }) => kind),
    share: share?.type ?? null,
    isDeleted: deletedAt !== null,
    emoji: null,
  });
