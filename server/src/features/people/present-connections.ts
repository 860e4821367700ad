import type { Connection } from "@cardplaza/contract/people/connections";
import type { Db } from "../../platform/database.ts";
import { one } from "../../platform/one.ts";
import { otherOf } from "./connections/connection-queries.ts";
import type { ConnectionRow } from "./connections/connections.table.ts";
import { personsSeenBy } from "./profile/persons.ts";
import type { ListedConnection } from "./connection-pages.ts";
import { findNotes } from "./connections/note-on-connection.ts";

type Presented = Omit<Connection, "at"> & { at: Date };

/** As the member sees them. People who left, or are in a block with the member, are left out. */
export async function presentConnections(
  db: Db,
  memberId: string,
  listed: readonly ListedConnection[],
): Promise<Presented[]> {
  const persons = await personsSeenBy(
    db,
    memberId,
    listed.map(({ personId }) => personId),
  );
  return listed.flatMap(({ id, personId, inviterId, ...shown }) => {
    const person = persons.get(personId);
    return person ? [{ ...shown, _id: id, person, isSent: inviterId === memberId }] : [];
  });
}

export async function presentConnection(db: Db, memberId: string, row: ConnectionRow): Promise<Presented> {
  const { id, inviterId, status, note, answeredAt, invitedAt } = row;
  const notes = await findNotes(db, id, memberId);
  return one(
    await presentConnections(db, memberId, [
      {
        id,
        inviterId,
        status,
        note,
        personId: otherOf(row, memberId),
        at: answeredAt ?? invitedAt,
        ...notes,
      },
    ]),
  );
}
