import type { MessageReaction } from "@cardplaza/contract/messages/message-words";

/** Something that was written. Members are named by the part of their address before the @. */
export interface SampleLine {
  by: string;
  hoursAgo: number;
  text: string;
  /** Which line of the conversation it answers, counted from 0. */
  replyTo?: number;
  edited?: true;
  deleted?: true;
  pinned?: true;
  reactions?: Record<string, MessageReaction>;
}

/** How one of its members left it. The others have read all and hold nothing more. */
export interface SamplePlace {
  /** So many of the last lines are unread. */
  unread?: number;
  archived?: true;
  muted?: true;
  draft?: string;
  labels?: string[];
}

export interface SampleConversation {
  /** Of a group and of a chapter's announcements, the first one began it; of a request, the first one asks. */
  people: string;
  kind?: "group";
  name?: string;
  /** The announcements of this chapter. Everybody who takes part in it is in them. */
  chapter?: string;
  isRequest?: true;
  lines: SampleLine[];
  places?: Record<string, SamplePlace>;
}
