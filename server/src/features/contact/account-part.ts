import { asc, eq } from "drizzle-orm";
import { ACCOUNT_DATA_TEXT } from "@cardplaza/contract/account-data";
import type { AccountPart } from "../../account-part.ts";
import { tickets, ticketSteps } from "./contact.table.ts";

export const contactPart: AccountPart = {
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
  // The number and what came of it stay, as the law asks of grievances; who wrote what does not.
  async erase(_ctx, tx, memberId) {
    const own = await tx
      .update(tickets)
      .set({
        name: ACCOUNT_DATA_TEXT.deletedName,
        email: "",
        phone: "",
        subject: "",
        message: "",
        document: null,
        memberId: null,
      })
      .where(eq(tickets.memberId, memberId))
      .returning({ id: tickets.id });
    for (const { id } of own)
      await tx.update(ticketSteps).set({ note: "" }).where(eq(ticketSteps.ticketId, id));
  },
};
