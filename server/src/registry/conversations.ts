import type { MemberContext } from "../context.ts";
import type { Db, Tx } from "../platform/database.ts";

/** What rooms below the conversations may know of them: what was made of which message, and when two people talked. */
export interface Conversations {
  /** Who wrote a message that the member sees, and what it says: to make something of it. */
  findWriter: (ctx: MemberContext, messageId: string) => Promise<MessageWriter>;
  /** Notes what the member made of a message. Refuses if they do not see it. */
  noteMade: (ctx: MemberContext, tx: Tx, messageId: string, path: string) => Promise<void>;
  /** By their paths: the messages of which the member made these leads, contacts, notes and referrals. */
  findMadeOf: (db: Db | Tx, memberId: string, paths: readonly string[]) => Promise<Map<string, MadeOf>>;
  /** When these two last wrote to each other before a time, if both did. */
  findTalk: (db: Db | Tx, one: string, other: string, before: Date) => Promise<Talk | null>;
}

export interface MessageWriter {
  name: string;
  /** Empty unless the member may see them. */
  phone: string;
  email: string;
  text: string;
}

export interface MadeOf {
  messageId: string;
  path: string;
}

export interface Talk {
  at: Date;
  path: string;
}
