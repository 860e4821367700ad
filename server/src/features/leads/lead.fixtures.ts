import { newId } from "../../platform/ids.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { leads, type LeadRow } from "./leads.table.ts";
import { newLead } from "./store-lead.ts";

/** A lead as the form leaves it, put straight into the database: many of them, or of another day. */
export async function putLead(
  app: TestApp,
  { ownerId, cardId }: { ownerId: string; cardId: string },
  { at = new Date(), ...fields }: Partial<LeadRow> & { at?: Date } = {},
): Promise<LeadRow> {
  const written = { name: "Ravi Kulkarni", email: "ravi@kulkarni.example", message: "A kitchen, please." };
  const blank = newLead(at, { ownerId, cardId, senderId: null, source: "direct", ...written });
  const lead = { ...blank, id: newId(at.getTime()), ...fields };
  await app.db.insert(leads).values(lead);
  return lead;
}
