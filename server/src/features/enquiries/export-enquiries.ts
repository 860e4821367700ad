import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import type { EnquiryFilters } from "@cardplaza/contract/enquiries/enquiry-inbox";
import { ENQUIRY_STATUS_LABEL, SENT_STATUS_LABEL } from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../context.ts";
import { fileResponse } from "../../platform/http/file-response.ts";
import { textStream } from "../../platform/http/text-stream.ts";
import { CSV_START, csvLines } from "../../platform/csv.ts";
import type { EnquiryRow } from "./enquiries.table.ts";
import { listEnquiries } from "./enquiry-queries.ts";
import { findInboxes, inboxesOf, requirePremiumInboxes } from "./inboxes.ts";
import { describeTargets } from "./enquiry-targets.ts";
import type { EnquiryTarget, TargetFacts } from "../../registry/enquiry-target.ts";
import { showsContact } from "./present-enquiry.ts";

const BATCH = 500;
const COLUMNS = [
  "Name",
  "Email",
  "Phone",
  "To",
  "Message",
  "Quantity",
  "Unit",
  "Budget (INR)",
  "Needed by",
  "City",
  "Status",
  "Lost reason",
  "Won (INR)",
  "Note",
  "First reply",
  "Received",
  "Id",
];

/** Streamed: a million enquiries need no more memory than a few hundred. Only inboxes with the premium plan. */
export async function exportEnquiries(
  ctx: MemberContext,
  filters: EnquiryFilters,
): Promise<ApiResponse<RawBody>> {
  // Sent enquiries depend on the sender's own plan.
  const inboxes =
    filters.box === "sent" ? (await inboxesOf(ctx)).slice(0, 1) : await findInboxes(ctx, filters);
  const exported = await requirePremiumInboxes(ctx, inboxes);
  const lines = exportLines(
    ctx,
    exported.map(({ id }) => id),
    filters,
  );
  return fileResponse(textStream(lines), { plainName: "enquiries.csv" });
}

async function* exportLines(
  ctx: MemberContext,
  inboxIds: string[],
  filters: EnquiryFilters,
): AsyncGenerator<string, void> {
  const { db, member, registry } = ctx;
  yield CSV_START + csvLines([COLUMNS]);
  let cursor: string | undefined;
  for (;;) {
    const found = await listEnquiries(db, { memberId: member.id, inboxIds }, filters, {
      cursor,
      limit: BATCH,
    });
    const targetOf = await describeTargets(ctx, found);
    const cells = found.map((row) =>
      cellsOf(row, filters.box, registry.enquiryTarget(row.targetType), targetOf(row)),
    );
    if (found.length > 0) yield csvLines(cells);
    if (found.length < BATCH) return;
    cursor = found.at(-1)?.id;
  }
}

function cellsOf(
  row: EnquiryRow,
  box: EnquiryFilters["box"],
  kind: EnquiryTarget,
  target: TargetFacts,
): unknown[] {
  const isOwner = box === "received";
  const seesContact = !isOwner || showsContact(row, kind);
  return [
    row.name,
    seesContact ? row.email : "",
    seesContact && (row.sharePhone || !isOwner) ? row.phone : "",
    target.name,
    row.message,
    row.quantity,
    row.unit,
    row.budgetPaise === null ? null : row.budgetPaise / 100,
    row.neededBy,
    row.city,
    isOwner
      ? ENQUIRY_STATUS_LABEL[row.status]
      : SENT_STATUS_LABEL[row.status === "spam" ? "viewed" : row.status],
    isOwner ? row.lostReason : "",
    isOwner && row.wonPaise !== null ? row.wonPaise / 100 : null,
    isOwner ? row.ownerNote : "",
    row.firstResponseAt,
    row.createdAt,
    row.id,
  ];
}
