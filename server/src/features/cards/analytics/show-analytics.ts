import type { z } from "zod";
import type { Analytics, AnalyticsPeriod } from "@cardplaza/contract/cards/analytics/analytics";
import {
  ANALYTICS_TABLES,
  type AnalyticsFigure,
  type AnalyticsTable,
} from "@cardplaza/contract/cards/analytics/analytics-words";
import type { MemberContext } from "../../../context.ts";
import { countEvents, findCountedCard, type Counted } from "./analytics-queries.ts";
import { readPeriod, type Period } from "./read-period.ts";

type AnalyticsJson = z.input<typeof Analytics>;
type Figures = Record<AnalyticsFigure, number>;

/** The events that make up a figure; visitors and leads are counted differently. */
const FIGURE_OF: Record<string, AnalyticsFigure> = {
  view: "views",
  share: "shares",
  save: "contactSaves",
  bookmark: "bookmarks",
  click: "linkClicks",
  scan: "scans",
};
const TABLES = Object.keys(ANALYTICS_TABLES) as AnalyticsTable[];

/** The figures of the member's card in a period. */
export async function showAnalytics(
  ctx: MemberContext,
  cardId: string,
  query: AnalyticsPeriod,
): Promise<AnalyticsJson> {
  const period = readPeriod(query, ctx.now);
  const { id, detailed } = await findCountedCard(ctx, cardId);
  const whole = await readAnalytics(ctx, id, period);
  if (detailed) return whole;
  const hidden = Object.fromEntries(["series", ...TABLES].map((part) => [part, []]));
  return { ...whole, ...hidden, detailed: false };
}

export async function readAnalytics(
  { db, registry }: MemberContext,
  cardId: string,
  period: Period,
): Promise<AnalyticsJson> {
  const ofLeads = registry.rooms.find((room) => room.leadFigures)?.leadFigures;
  const [events, leads = new Map<number, number>(), [writers, writersBefore] = [0, 0]] = await Promise.all([
    countEvents(db, cardId, period),
    ofLeads?.countByDay(db, cardId, period),
    ofLeads?.countWriters(db, cardId, period),
  ]);
  const byDay = figuresByDay(events, leads, period.days.length);
  const [previous, ...days] = byDay as [Figures, ...Figures[]];
  const visitors = (inPeriod: number) =>
    events.find(({ part, day }) => part === "visitors" && day === inPeriod)?.count ?? 0;
  const apart = (source: string) =>
    events.find(({ part, key }) => part === "apart" && key === source)?.count ?? 0;
  const rowsOf = (table: AnalyticsTable) =>
    events
      .filter(({ part }) => part === table)
      .map(({ key, count }) => ({ key, count }))
      .sort((a, b) => b.count - a.count);
  return {
    cardId,
    from: period.from,
    to: period.to,
    tz: period.tz,
    totals: totalsOf(days, visitors(1), writers),
    previous: totalsOf([previous], visitors(0), writersBefore),
    apart: { owner: apart("owner"), bots: apart("bot") },
    detailed: true,
    series: days.map((figures, i) => ({ day: period.days[i] as string, ...figures })),
    channels: rowsOf("channels"),
    countries: rowsOf("countries"),
    devices: rowsOf("devices"),
    referrers: rowsOf("referrers"),
    links: rowsOf("links"),
  };
}

const none = (): Figures => ({
  views: 0,
  uniqueVisitors: 0,
  shares: 0,
  contactSaves: 0,
  bookmarks: 0,
  linkClicks: 0,
  scans: 0,
  leads: 0,
});

/** The period before first, then every day, including days without events. */
function figuresByDay(events: Counted[], leads: Map<number, number>, days: number): Figures[] {
  const byDay = Array.from({ length: days + 1 }, none);
  for (const { part, day, key, count } of events) {
    const figures = byDay[day];
    const figure = part === "daily visitors" ? "uniqueVisitors" : FIGURE_OF[key ?? ""];
    const isOfDay = part === "figures" || part === "daily visitors";
    if (isOfDay && figures && figure) figures[figure] = count;
  }
  for (const [day, count] of leads) if (byDay[day]) byDay[day].leads = count;
  return byDay;
}

// Visitors of a period are not a sum: a visitor around midnight counts on two days.
function totalsOf(days: Figures[], uniqueVisitors: number, writers: number) {
  const totals = none();
  for (const day of days)
    for (const figure of Object.keys(totals) as AnalyticsFigure[]) totals[figure] += day[figure];
  // People, not messages. Some write without a counted view, so the rate is capped at 100%.
  const conversion = uniqueVisitors === 0 ? 0 : Math.min(1, writers / uniqueVisitors);
  return { ...totals, uniqueVisitors, conversion: Math.round(conversion * 10_000) / 10_000 };
}
