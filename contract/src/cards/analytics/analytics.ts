import { z } from "zod";
import { Day, Moment } from "../../dates.ts";
import { ANALYTICS_TABLES, ANALYTICS_TEXT, type AnalyticsTable } from "./analytics-words.ts";
import { CardRef } from "../cards.ts";
import { endpoints } from "../../endpoint.ts";
import { INDIA_TIME_ZONE } from "../../time.ts";
import { Id } from "../../shapes.ts";
import { isTimeZone } from "../../time-zones.ts";

const TimeZone = z.string().max(60, ANALYTICS_TEXT.badZone).refine(isTimeZone, ANALYTICS_TEXT.badZone);

/** A day, or a time that falls on one. */
const DayOrMoment = z.union([Day(), Moment], ANALYTICS_TEXT.badDay);

/** Both days are counted. The default is the last thirty days. */
export const AnalyticsPeriod = z.object({
  from: DayOrMoment.optional(),
  to: DayOrMoment.optional(),
  tz: TimeZone.default(INDIA_TIME_ZONE),
});
export type AnalyticsPeriod = z.infer<typeof AnalyticsPeriod>;

const Count = z.number().int();
const Figures = z.object({
  views: Count,
  uniqueVisitors: Count,
  shares: Count,
  contactSaves: Count,
  bookmarks: Count,
  linkClicks: Count,
  scans: Count,
  leads: Count,
});
/** Leads for each unique visitor, from 0 to 1. */
const Totals = Figures.extend({ conversion: z.number() });
const Rows = z.array(z.object({ key: z.string().nullable(), count: Count }));

export const Analytics = z.object({
  cardId: Id,
  from: z.iso.date(),
  to: z.iso.date(),
  tz: z.string(),
  totals: Totals,
  /** The totals of the same number of days before. */
  previous: Totals,
  /** Views that count nowhere else. */
  apart: z.object({ owner: Count, bots: Count }),
  /** False for the owner of a claimed team card: then only totals are returned. */
  detailed: z.boolean(),
  series: z.array(Figures.extend({ day: z.iso.date() })),
  channels: Rows,
  countries: Rows,
  devices: Rows,
  referrers: Rows,
  links: Rows,
});
export type Analytics = z.infer<typeof Analytics>;

const TABLES = Object.keys(ANALYTICS_TABLES) as AnalyticsTable[];
const feature = "Analytics on views and shares";
const params = z.object({ id: CardRef });

export const analytics = endpoints({
  "GET /api/business-cards/:id/analytics": {
    summary: "Views and actions on your card over time",
    auth: "premium",
    feature,
    params,
    query: AnalyticsPeriod,
    returns: Analytics,
  },
  "GET /api/business-cards/:id/analytics.csv": {
    summary: "The same for a spreadsheet: by day, or one of the tables",
    auth: "premium",
    feature,
    params,
    query: AnalyticsPeriod.extend({ table: z.enum(["days", ...TABLES]).default("days") }),
    hiddenFromAdmins: true,
    returns: { raw: "text/csv; charset=utf-8" },
  },
});
