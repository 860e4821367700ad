import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import { readCode } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { Context } from "../../../context.ts";
import { saveReport } from "../../moderation/save-report.ts";
import { noCodePage, reportedPage } from "./code-pages.ts";
import { showPage } from "./follow-code.ts";
import { findPrintedCode } from "./qr-code-queries.ts";

/** From now on the code names its target before opening it, until an administrator has decided. */
export async function reportCode(ctx: Context, text: string, reason: string): Promise<ApiResponse<RawBody>> {
  const code = readCode(text);
  const printed = code ? await findPrintedCode(ctx.db, code) : undefined;
  if (!printed || printed.ownerLeft) return showPage(noCodePage(), 404);
  await saveReport(ctx, { targetType: "qr-code", targetId: printed.row.id, reason });
  return showPage(reportedPage(), 201);
}
