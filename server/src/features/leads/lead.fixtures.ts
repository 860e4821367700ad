import { newId } from "../../platform/ids.ts";
import type { Person, TestApp } from "../../testing/test-app.ts";
import { makeCard } from "../cards/card.fixtures.ts";
import { leads, type LeadRow } from "./leads.table.ts";
import { newLead } from "./store-lead.ts";

/** Inserts a lead straight into the database, as the form would: for many leads, or for another day. */
export async function insertLead(
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

/** Asha with a card that gets leads, and Ravi; both are premium. */
export async function ownerOfLeads(app: TestApp) {
  const asha = await app.signIn("Asha Menon", { premium: true });
  const ravi = await app.signIn("Ravi Kulkarni", { premium: true });
  return { asha, ravi, card: await makeCard(app, asha) };
}

/** What an owner does with the leads of one card, as the screen does it. */
export function receivedLeadCalls(app: TestApp, received: () => { owner: Person; cardId: string }) {
  const insert = (fields: Partial<LeadRow> & { at?: Date } = {}) => {
    const { owner, cardId } = received();
    return insertLead(app, { ownerId: owner.member.id, cardId }, fields);
  };
  const call = (method: string, path: string, body?: unknown, as: Person = received().owner) =>
    app.call(method, `/api/leads/${path}`, { as, body });
  const list = async (query = "") => (await call("GET", `my-leads${query}`)).json;
  return { insert, call, list };
}
