import type { MemberContext } from "../context.ts";
import type { MailThreadKind } from "../features/outgoing/reply-address.ts";

/** A conversation, as one of its members finds it. */
export interface FoundMailThread {
  /** Where the member reads it. */
  path: string;
  /** Why the member can no longer write, in words for them; null if they can. */
  closed: string | null;
}

export interface MailReply {
  body: string;
  /** The address of a document that the member has stored. */
  file?: string;
}

/** A kind of conversation that members may continue by answering a mail, such as an enquiry. */
export interface MailThread {
  type: MailThreadKind;
  maxLength: number;
  /** Whether a message may have a file. */
  takesFile: boolean;
  /** Throws "not found" unless the member is of it, as they are now. */
  find: (ctx: MemberContext, id: string) => Promise<FoundMailThread>;
  /** Writes as the member, with the same checks and effects as on the screen. */
  write: (ctx: MemberContext, id: string, reply: MailReply) => Promise<void>;
}
