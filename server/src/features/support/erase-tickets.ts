import { inArray, type SQL } from "drizzle-orm";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import type { Tx } from "../../platform/database.ts";
import { tickets, ticketSteps } from "./support.table.ts";

/** The number and the history stay, as the law requires for grievances. Sender and texts are erased. */
export async function eraseTickets(tx: Tx, which: SQL | undefined): Promise<void> {
  const erased = await tx
    .update(tickets)
    .set({
      name: FORMER_MEMBER_NAME,
      email: "",
      phone: "",
      subject: "",
      message: "",
      document: null,
      memberId: null,
    })
    .where(which)
    .returning({ id: tickets.id });
  const ids = erased.map(({ id }) => id);
  if (ids.length > 0)
    await tx.update(ticketSteps).set({ note: "" }).where(inArray(ticketSteps.ticketId, ids));
}
