import type { AuditFilters } from "@cardplaza/contract/audit/audit-log";
import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import type { AdminContext } from "../../context.ts";
import { CSV_START, csvLines } from "../../platform/csv.ts";
import type { Db } from "../../platform/database.ts";
import { fileResponse } from "../../platform/http/file-response.ts";
import { textStream } from "../../platform/http/text-stream.ts";
import { cursorOf, findEntries, type FoundEntry } from "./audit-log-queries.ts";
import { asAdmin } from "./record-admin-action.ts";

const BATCH = 500;
const COLUMNS: [heading: string, cell: (entry: FoundEntry) => unknown][] = [
  ["Entry", ({ seq }) => seq],
  ["Time", ({ at }) => at],
  ["Administrator", ({ adminName }) => adminName],
  ["Administrator id", ({ adminId }) => adminId],
  ["Role", ({ role }) => role],
  ["Address", ({ ip }) => ip],
  ["Action", ({ action }) => action],
  ["Target type", ({ targetType }) => targetType],
  ["Target id", ({ targetId }) => targetId],
  ["Case", ({ caseId }) => caseId],
  ["Reason", ({ reason }) => reason],
  ["Before", ({ before }) => before],
  ["After", ({ after }) => after],
  ["Erased", ({ erasedAt }) => erasedAt],
  ["Hash", ({ hash }) => hash],
];

/** Streamed: ten million entries need no more memory than a few hundred. The export itself is an entry of the log. */
export async function exportAuditLog(
  ctx: AdminContext,
  filters: AuditFilters,
): Promise<ApiResponse<RawBody>> {
  await asAdmin(ctx, async (_tx, record) => {
    const chosen = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
    record({ action: "audit-log.export", targetType: "audit-log", targetId: "", after: chosen });
  });
  return fileResponse(textStream(linesOf(ctx.db, filters)), { plainName: "audit-log.csv" });
}

async function* linesOf(db: Db, filters: AuditFilters): AsyncGenerator<string, void> {
  yield CSV_START + csvLines([COLUMNS.map(([heading]) => heading)]);
  let cursor: string | undefined;
  for (;;) {
    const found = await findEntries(db, filters, { cursor, limit: BATCH });
    if (found.length > 0) yield csvLines(found.map((entry) => COLUMNS.map(([, cell]) => cell(entry))));
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    cursor = cursorOf(last);
  }
}
