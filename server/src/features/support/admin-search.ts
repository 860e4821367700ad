import { TICKET_STATUS_WORDS } from "@cardplaza/contract/support/support-words";
import type { AdminSearch } from "../../registry/admin-search.ts";
import { tickets } from "./support.table.ts";
import { matchesTicket } from "./ticket-queries.ts";

export const ticketSearch: AdminSearch = {
  kind: "tickets",
  roles: ["support"],
  async find({ db }, q, limit) {
    const found = await db.select().from(tickets).where(matchesTicket(q)).limit(limit);
    return found.map(({ id, number, subject, name, status }) => ({
      id,
      title: subject || number,
      detail: [number, name, TICKET_STATUS_WORDS[status]].join(" · "),
      path: `/admin/dashboard?tab=inbox&ticket=${id}`,
    }));
  },
};
