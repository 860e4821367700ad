import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import { tickets } from "./support.table.ts";
import { eraseTickets } from "./erase-tickets.ts";

export const supportPart: AccountPart = {
  kinds: {
    tickets: async (db, memberId) => {
      const rows = await db
        .select()
        .from(tickets)
        .where(eq(tickets.memberId, memberId))
        .orderBy(asc(tickets.id));
      return rows.map(({ memberId: _member, ...row }) => row);
    },
  },
  // An attached file is deleted with the member's other files.
  erase: (_ctx, tx, memberId) => eraseTickets(tx, eq(tickets.memberId, memberId)),
};
