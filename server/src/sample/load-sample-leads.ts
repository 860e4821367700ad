import { eq } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "@cardplaza/contract/time";
import type { Services } from "../context.ts";
import { members } from "../features/accounts/accounts.table.ts";
import { mainCardIdOf } from "../features/cards/card-queries.ts";
import { leadNotes, leads } from "../features/leads/leads.table.ts";
import { recordStep } from "../features/leads/record-step.ts";
import { newLead } from "../features/leads/store-lead.ts";
import type { Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { inTransaction } from "../platform/transaction.ts";
import { SAMPLE_LEADS, type SampleLead } from "./leads.ts";

/** Inserts rows directly, because the form's verb would send mails. */
export function loadSampleLeads({ db }: Pick<Services, "db">, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const sample of SAMPLE_LEADS) await addLead(tx, sample, now);
  });
}

async function addLead(tx: Tx, { to, daysAgo, notes = [], ...sample }: SampleLead, now: Date): Promise<void> {
  const [owner] = await tx.select({ id: members.id }).from(members).where(eq(members.email, to));
  const cardId = owner && (await mainCardIdOf(tx, owner.id));
  if (!cardId) return;
  const [sender] = await tx.select({ id: members.id }).from(members).where(eq(members.email, sample.email));
  const { name, email, message, source, status = "pending", tags = [], remindInDays } = sample;
  const at = new Date(now.getTime() - daysAgo * DAY_MS);
  const later = new Date(at.getTime() + 5 * HOUR_MS);
  const written = { cardId, ownerId: owner.id, senderId: sender?.id ?? null, name, email, message, source };
  const lead = {
    ...newLead(at, written),
    sentCardId: source === "exchange" && sender ? await mainCardIdOf(tx, sender.id) : null,
    followUpStatus: status,
    tags,
    remindAt: remindInDays ? new Date(now.getTime() + remindInDays * DAY_MS) : null,
  };
  await tx.insert(leads).values(lead);
  if (status !== "pending")
    await recordStep(tx, [lead.id], later, { type: "status", from: "pending", to: status });
  for (const text of notes)
    await tx
      .insert(leadNotes)
      .values({ id: newId(later.getTime()), leadId: lead.id, text, createdAt: later });
}
