import type { AnalyticsPeriod } from "@cardplaza/contract/cards/analytics/analytics";
import {
  ANALYTICS_FIGURES,
  ANALYTICS_TABLES,
  analyticsRowName,
  type AnalyticsFigure,
  type AnalyticsTable,
} from "@cardplaza/contract/cards/analytics/analytics-words";
import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import type { MemberContext } from "../../../context.ts";
import { fileResponse } from "../../../platform/http/file-response.ts";
import { toCsv } from "../../../platform/csv.ts";
import { findCardWithDetails } from "./analytics-queries.ts";
import { readPeriod } from "./read-period.ts";
import { readAnalytics } from "./show-analytics.ts";

type ExportQuery = AnalyticsPeriod & { table: "days" | AnalyticsTable };

/** The analytics for a spreadsheet, by day or as one of the tables. */
export async function exportAnalytics(
  ctx: MemberContext,
  cardId: string,
  { table, ...query }: ExportQuery,
): Promise<ApiResponse<RawBody>> {
  const period = readPeriod(query, ctx.now);
  const id = await findCardWithDetails(ctx, cardId);
  const { series, from, to, ...rest } = await readAnalytics(ctx, id, period);
  const csv = table === "days" ? toCsv(series.map(byDay)) : asCsv(table, rest[table]);
  return fileResponse(csv, {
    type: "text/csv; charset=utf-8",
    plainName: `analytics-${table}-${from}-to-${to}.csv`,
  });
}

const FIGURES = Object.keys(ANALYTICS_FIGURES) as AnalyticsFigure[];

const byDay = ({ day, ...figures }: { day: string } & Record<AnalyticsFigure, number>) => ({
  Day: day,
  ...Object.fromEntries(FIGURES.map((figure) => [ANALYTICS_FIGURES[figure], figures[figure]])),
});

function asCsv(table: AnalyticsTable, rows: { key: string | null; count: number }[]): string {
  const { column, counted } = ANALYTICS_TABLES[table];
  const named = rows.map(({ key, count }) => ({ [column]: analyticsRowName(table, key), [counted]: count }));
  return toCsv(named, [column, counted]);
}
