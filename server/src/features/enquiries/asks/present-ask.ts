import type { z } from "zod";
import type { Ask } from "@cardplaza/contract/enquiries/enquiry-asks";
import type { AskRow } from "../enquiries.table.ts";

export function presentAsk(ask: AskRow, now: Date): z.input<typeof Ask> {
  const { id: _id, need, category, city, budgetPaise, deadline, createdAt, endsAt } = ask;
  return { _id, need, category, city, budgetPaise, deadline, createdAt, endsAt, ended: endsAt <= now };
}
