import type { PushMessage } from "@cardplaza/contract/push/push-words";
import type { Db } from "../platform/database.ts";

/** What a push is about: a notification of a member. */
export interface Pushed {
  memberId: string;
  notificationId: string;
}

/** `null`: read, deleted or no longer wanted meanwhile, so that nothing is sent. */
export type PushContent = Omit<PushMessage, "tag"> | { waitUntil: Date } | null;

/** Reads what pushes say at the moment in which they are sent, in the order given. Until then no text of them is stored. */
export type ReadPushContents = (db: Db, all: readonly Pushed[], now: Date) => Promise<PushContent[]>;
