import { and, eq, sql } from "drizzle-orm";
import { CONNECTION_TEXT, PRIVATE_NOTE_MAX } from "@cardplaza/contract/people/connection-words";
import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { findConnectionOf } from "./connection-queries.ts";
import type { ConnectionRow } from "./connections.table.ts";
import { connectionNotes } from "./connection-notes.table.ts";

interface Notes {
  tags: string[];
  privateNote: string;
}

/** What the member keeps about the other one, for their own eyes. Changes only what was sent. */
export async function noteOnConnection(
  { db, member }: MemberContext,
  id: string,
  { tags, privateNote }: Partial<Notes>,
): Promise<ConnectionRow> {
  const row = await findConnectionOf(db, member.id, id);
  if (row.status !== "accepted" && row.status !== "pending") throw notFound(CONNECTION_TEXT.notFound);
  const change = {
    ...(tags === undefined ? {} : { tags: withoutRepeats(tags) }),
    ...(privateNote === undefined ? {} : { privateNote }),
  };
  await db
    .insert(connectionNotes)
    .values({ connectionId: row.id, memberId: member.id, ...change })
    .onConflictDoUpdate({ target: [connectionNotes.connectionId, connectionNotes.memberId], set: change });
  return row;
}

/** Adds a line to the private note on somebody with whom the member is connected; false if it is full. */
export async function addToNote(
  tx: Tx,
  { connectionId, memberId }: { connectionId: string; memberId: string },
  line: string,
): Promise<boolean> {
  const { privateNote } = connectionNotes;
  const longer = sql`concat_ws(${"\n"}::text, nullif(${privateNote}, ''), ${line}::text)`;
  const added = await tx
    .insert(connectionNotes)
    .values({ connectionId, memberId, privateNote: line })
    .onConflictDoUpdate({
      target: [connectionNotes.connectionId, connectionNotes.memberId],
      set: { privateNote: longer },
      setWhere: sql`length(${longer}) <= ${PRIVATE_NOTE_MAX}`,
    })
    .returning({ memberId: connectionNotes.memberId });
  return added.length > 0;
}

/** "Buyer" and "buyer" are the same tag, as it was written first. */
const withoutRepeats = (tags: string[]) => {
  const keys = tags.map((tag) => tag.toLowerCase());
  return tags.filter((_tag, at) => keys.indexOf(keys[at]!) === at);
};

export async function findNotes(db: Db, connectionId: string, memberId: string): Promise<Notes> {
  const [found] = await db
    .select({ tags: connectionNotes.tags, privateNote: connectionNotes.privateNote })
    .from(connectionNotes)
    .where(and(eq(connectionNotes.connectionId, connectionId), eq(connectionNotes.memberId, memberId)));
  return found ?? { tags: [], privateNote: "" };
}
