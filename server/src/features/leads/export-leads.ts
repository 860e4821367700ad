import { asc, inArray } from "drizzle-orm";
import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import { FOLLOW_UP_LABEL, LEAD_SOURCE_LABEL } from "@cardplaza/contract/leads/lead-words";
import type { LeadFilters } from "@cardplaza/contract/leads/received-leads";
import type { MemberContext } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { fileResponse } from "../../platform/http/file-response.ts";
import { textStream } from "../../platform/http/text-stream.ts";
import { CSV_START, csvLines } from "../../platform/csv.ts";
import { listLeads, type FoundLead } from "./lead-queries.ts";
import { leadNotes } from "./leads.table.ts";

const BATCH = 500;
const COLUMNS = [
  "Name",
  "Email",
  "Message",
  "Card",
  "Company",
  "Source",
  "Status",
  "Tags",
  "Submitted",
  "Id",
  "Phone",
  "Notes",
];

/** Streamed: a hundred thousand leads need no more memory than a few hundred. */
export function exportLeads({ db, member }: MemberContext, filters: LeadFilters): ApiResponse<RawBody> {
  const lines = exportLines(db, (cursor) => listLeads(db, member.id, filters, { cursor, limit: BATCH }));
  return fileResponse(textStream(lines), { plainName: "leads.csv" });
}

type Read = (cursor: string | undefined) => Promise<FoundLead[]>;

async function* exportLines(db: Db, read: Read): AsyncGenerator<string, void> {
  yield CSV_START + csvLines([COLUMNS]);
  let cursor: string | undefined;
  for (;;) {
    const found = await read(cursor);
    if (found.length > 0) {
      const notes = await notesOn(db, found);
      yield csvLines(found.map((each) => cellsOf(each, notes.get(each.lead.id) ?? [])));
    }
    if (found.length < BATCH) return;
    cursor = found.at(-1)?.lead.id;
  }
}

/** Oldest first. */
async function notesOn(db: Db, found: FoundLead[]): Promise<Map<string, string[]>> {
  const ids = found.map(({ lead }) => lead.id);
  const rows = await db
    .select({ leadId: leadNotes.leadId, text: leadNotes.text })
    .from(leadNotes)
    .where(inArray(leadNotes.leadId, ids))
    .orderBy(asc(leadNotes.id));
  const notes = new Map<string, string[]>();
  for (const { leadId, text } of rows) notes.set(leadId, [...(notes.get(leadId) ?? []), text]);
  return notes;
}

const cellsOf = ({ lead, card }: FoundLead, notes: string[]): unknown[] => [
  lead.name,
  lead.email,
  lead.message,
  card.name,
  card.company,
  LEAD_SOURCE_LABEL[lead.source],
  FOLLOW_UP_LABEL[lead.followUpStatus],
  lead.tags.join(", "),
  lead.createdAt,
  lead.id,
  lead.phone,
  notes.join("\n"),
];
