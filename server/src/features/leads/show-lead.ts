import { and, asc, desc, eq, gt } from "drizzle-orm";
import type { z } from "zod";
import { type LeadDetail, type LeadStep, type OwnedLead } from "@cardplaza/contract/leads/received-leads";
import { RECEIVED_LEADS_TEXT } from "@cardplaza/contract/leads/lead-words";
import type { MemberContext } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { notFound } from "../../platform/refusals.ts";
import { one } from "../../platform/one.ts";
import { currentOwnerOf } from "../cards/card-queries.ts";
import { findCard } from "../cards/found-card.ts";
import { slugOf } from "../cards/present-card.ts";
import { isBlockedPair } from "../moderation/block-queries.ts";
import { leadPath } from "./lead-notice.ts";
import { listDuplicates, selectLeads } from "./lead-queries.ts";
import { leadMerges, leadNotes, leads, leadSteps, type LeadRow } from "./leads.table.ts";
import { presentOwnedLead } from "./present-lead.ts";

type Step = z.input<typeof LeadStep>;

/** The caller has checked that it is the member's. */
export async function showOwnedLead(db: Db, id: string): Promise<z.input<typeof OwnedLead>> {
  const found = one(await selectLeads(db).where(eq(leads.id, id)));
  return presentOwnedLead(found.lead, found.card);
}

/** The lead with its notes and timeline; for a merged lead, the one that it was merged into. */
export async function showLeadDetail(
  ctx: Pick<MemberContext, "db" | "member" | "now" | "registry">,
  id: string,
): Promise<z.input<typeof LeadDetail>> {
  const { db, member, now } = ctx;
  const own = (leadId: string) =>
    selectLeads(db).where(and(eq(leads.id, leadId), eq(leads.ownerId, member.id)));
  const [requested] = await own(id);
  const merged = requested?.lead.mergedIntoId;
  const [found] = merged ? await own(merged) : [requested];
  if (!found) throw notFound(RECEIVED_LEADS_TEXT.notFound);
  const { lead, card } = found;
  const notes = await db
    .select()
    .from(leadNotes)
    .where(eq(leadNotes.leadId, lead.id))
    .orderBy(desc(leadNotes.id));
  const steps = await db
    .select()
    .from(leadSteps)
    .where(eq(leadSteps.leadId, lead.id))
    .orderBy(asc(leadSteps.id));
  const mergedLeads = await db.select().from(leads).where(eq(leads.mergedIntoId, lead.id));
  const duplicates = await listDuplicates(db, lead);
  const path = leadPath(lead.id);
  const madeOf = (await ctx.registry.conversations.findMadeOf(db, member.id, [path])).get(path);
  const timeline: Step[] = [
    ...[lead, ...mergedLeads].map(asReceived),
    ...notes.map(({ text, createdAt }): Step => ({ type: "note", text, at: createdAt })),
    ...steps.map(({ type, details, at }): Step => ({ ...details, type, at })),
  ];
  return {
    lead: presentOwnedLead(lead, card),
    sentCard: await showSentCard(ctx, lead),
    notes: notes.map((note) => ({ _id: note.id, text: note.text, createdAt: note.createdAt })),
    timeline: timeline.sort((a, b) => b.at.getTime() - a.at.getTime()),
    duplicates: duplicates.map((each) => presentOwnedLead(each.lead, each.card)),
    madeOf: madeOf?.path ?? null,
    mergeUndo: await showMergeUndo(db, lead.id, now),
  };
}

const asReceived = ({ message, name, source, createdAt }: LeadRow): Step => ({
  type: "received",
  text: message,
  name,
  source,
  at: createdAt,
});

async function showMergeUndo(db: Db, keepId: string, now: Date) {
  const [last] = await db
    .select()
    .from(leadMerges)
    .where(and(eq(leadMerges.keepId, keepId), gt(leadMerges.undoUntil, now)))
    .orderBy(desc(leadMerges.id))
    .limit(1);
  if (!last) return null;
  const own = last.before.merged.filter(({ mergedIntoId }) => mergedIntoId === null);
  return { _id: last.id, leads: own.length, until: last.undoUntil };
}

/** Only while it can be opened. */
async function showSentCard(
  { db, member, now }: Pick<MemberContext, "db" | "member" | "now">,
  { sentCardId }: LeadRow,
) {
  const found = sentCardId ? await findCard(db, sentCardId, now) : undefined;
  if (!found || found.card.deletedAt || found.isHidden) return null;
  if (await isBlockedPair(db, member.id, currentOwnerOf(found.card))) return null;
  return { slug: slugOf(found.card), name: found.card.name };
}
