import { inArray, type SQL } from "drizzle-orm";
import { ACCOUNT_DATA_TEXT } from "@cardplaza/contract/account-data/account-data";
import type { Tx } from "../../platform/database.ts";
import { tickets, ticketSteps } from "./contact.table.ts";

/** The number and what came of it stay, as the law asks of grievances; who wrote what does not. */
export async function wipeTickets(tx: Tx, which: SQL | undefined): Promise<void> {
  const wiped = await tx
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
    .where(which)
    .returning({ id: tickets.id });
  const ids = wiped.map(({ id }) => id);
  if (ids.length > 0)
    await tx.update(ticketSteps).set({ note: "" }).where(inArray(ticketSteps.ticketId, ids));
}
