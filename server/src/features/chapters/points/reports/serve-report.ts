import type { Period } from "@cardplaza/contract/chapters/points-words";
import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import type { MemberContext } from "../../../../context.ts";
import { fileResponse } from "../../../../platform/http/file-response.ts";
import { drawPdf } from "../../../../platform/pdf/draw-pdf.ts";
import { readReport } from "./read-report.ts";
import { reportLines } from "./report-lines.ts";

/** The report as a PDF. */
export async function serveReport(
  ctx: MemberContext,
  chapterId: string,
  period: Period,
): Promise<ApiResponse<RawBody>> {
  const lines = reportLines(await readReport(ctx, chapterId, period), period, ctx.now);
  const pdf = await drawPdf("report", { lines, at: ctx.now }, ctx.member.id);
  return fileResponse(pdf, { plainName: `report-${period}.pdf` });
}
