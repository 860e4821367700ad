import type { auditLog } from "@cardplaza/contract/audit/audit-log";
import type { HandlersOf } from "../../context.ts";
import { listAuditLog } from "./audit-log-queries.ts";
import { exportAuditLog } from "./export-audit-log.ts";
import { verifyNewEntries } from "./verify-new-entries.ts";

export const auditLogHandlers: HandlersOf<typeof auditLog> = {
  "GET /api/admin/audit-log": ({ ctx, query }) => listAuditLog(ctx.db, query),
  "GET /api/admin/audit-log.csv": ({ ctx, query }) => exportAuditLog(ctx, query),
  "POST /api/admin/audit-log/verify": ({ ctx }) => verifyNewEntries(ctx),
};
