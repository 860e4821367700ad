import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";
import { OneChapter } from "./chapters.ts";
import { LEADERBOARD_FEATURE, TRACK_FEATURE } from "./chapter-words.ts";
import { LIGHTS, PERIODS, POINT_KINDS } from "./points-words.ts";

const Count = z.number().int();
const InPeriod = z.object({ period: z.enum(PERIODS).catch("month").default("month") });

/** What gave points, with what it was. */
export const PointEntry = z.object({
  _id: Id,
  /** The other member; null without one, or where they left. */
  userId: Id.nullable(),
  kind: z.enum(POINT_KINDS),
  points: Count,
  at: Timestamp,
  /** What gave the points, without names of prospects and without amounts. */
  text: z.string(),
  /** Its meeting has not closed. */
  provisional: z.boolean(),
  /** A ring: not counted until an officer clears it. */
  held: z.boolean(),
});
export type PointEntry = z.infer<typeof PointEntry>;

export const LeaderboardRow = z.object({
  /** Null for members on leave, who are not ranked. */
  rank: Count.nullable(),
  userId: Id,
  name: z.string(),
  profile_image: z.string().nullable(),
  categoryName: z.string(),
  points: Count,
  /** How many of these points are not final. */
  provisional: Count,
  /** Points that wait for an officer. */
  held: Count,
  target: Count,
  /** The points in per cent of the target. */
  percent: Count,
  light: z.enum(LIGHTS),
  onLeave: z.boolean(),
  isOwn: z.boolean(),
  /** How many entries of each kind count. */
  counts: z.partialRecord(z.enum(POINT_KINDS), Count),
});
export type LeaderboardRow = z.infer<typeof LeaderboardRow>;

export const Ring = z.object({
  _id: z.string(),
  month: z.string(),
  members: z.array(z.object({ _id: Id, name: z.string(), given: Count, toTheOther: Count })).length(2),
  held: Count,
  cleared: z.boolean(),
  /** The viewer is one of the two and cannot clear it. */
  isOwn: z.boolean(),
});
export type Ring = z.infer<typeof Ring>;

export const Gap = z.object({
  category: z.string(),
  categoryName: z.string(),
  /** How many businesses of this trade are near. */
  nearby: Count,
  /** Members who would fit, with the page of their card. */
  people: z.array(
    z.object({
      userId: Id,
      name: z.string(),
      headline: z.string(),
      city: z.string(),
      profile_image: z.string().nullable(),
      url: z.string(),
    }),
  ),
});
export type Gap = z.infer<typeof Gap>;

export const leaderboard = endpoints({
  "GET /api/chapters/leaderboard": {
    summary: "Chapters against each other",
    auth: "premium",
    feature: LEADERBOARD_FEATURE,
    query: InPeriod.extend({ city: z.string().max(80).optional().catch(undefined) }),
    returns: z.object({
      period: z.enum(PERIODS),
      rows: z.array(
        z.object({
          rank: Count,
          chapterId: Id,
          name: z.string(),
          city: z.string(),
          members: Count,
          points: Count,
          /** Points of each member, rounded. */
          average: Count,
          isOwn: z.boolean(),
          url: z.string(),
        }),
      ),
    }),
  },
  "GET /api/chapters/:id/leaderboard": {
    summary: "The members of a chapter by points",
    auth: "premium",
    feature: LEADERBOARD_FEATURE,
    params: OneChapter,
    query: InPeriod,
    returns: z.object({
      period: z.enum(PERIODS),
      /** The first month, as 2026-06; null for all time. */
      from: z.string().nullable(),
      rows: z.array(LeaderboardRow),
      rings: z.array(Ring),
      /** Money that members brought each other; null with fewer than three payers. */
      thankedPaise: Count.nullable(),
      isOfficer: z.boolean(),
    }),
  },
  "GET /api/chapters/:id/points": {
    summary: "The entries that gave a member's points; your own are free",
    auth: "member",
    params: OneChapter,
    query: InPeriod.extend({ userId: Id.optional(), cursor: Id.optional() }),
    returns: z.object({
      entries: z.array(PointEntry),
      total: Count,
      counts: z.partialRecord(z.enum(POINT_KINDS), Count),
      nextCursor: z.string().nullable(),
    }),
  },
  "PATCH /api/chapters/:id/rings/:ring": {
    summary: "Count the points of two who refer to each other, or hold them back again",
    auth: "member",
    params: z.object({
      id: Id,
      ring: z.string().regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])\.[0-9a-z]{20}\.[0-9a-z]{20}$/),
    }),
    body: z.object({ cleared: z.boolean() }),
    returns: Ring,
  },
  "GET /api/chapters/:id/leaderboard.csv": {
    summary: "The entries behind the leaderboard: the counted ones give the same totals",
    auth: "premium",
    feature: LEADERBOARD_FEATURE,
    params: OneChapter,
    query: InPeriod,
    hiddenFromAdmins: true,
    returns: { raw: "text/csv; charset=utf-8" },
    limit: { points: 60, seconds: 3600, by: "account" },
  },
  "GET /api/chapters/:id/gaps": {
    summary: "Trades that the chapter misses, with members nearby who would fit",
    auth: "premium",
    feature: TRACK_FEATURE,
    params: OneChapter,
    returns: z.object({ gaps: z.array(Gap) }),
  },
  "GET /api/chapters/:id/report.csv": {
    summary: "What each member did in a period, for officers",
    auth: "premium",
    feature: TRACK_FEATURE,
    params: OneChapter,
    query: InPeriod,
    hiddenFromAdmins: true,
    returns: { raw: "text/csv; charset=utf-8" },
    limit: { points: 60, seconds: 3600, by: "account" },
  },
  "GET /api/chapters/:id/report.pdf": {
    summary: "The same on one page to hand out",
    auth: "premium",
    feature: TRACK_FEATURE,
    params: OneChapter,
    query: InPeriod,
    hiddenFromAdmins: true,
    returns: { raw: "application/pdf" },
    limit: { points: 60, seconds: 3600, by: "account" },
  },
});
