import { z } from "zod";
import { Day } from "../dates.ts";
import { AuditReason } from "../audit/audit.ts";
import { Email, PhoneText } from "../accounts/people.ts";
import { endpoints } from "../endpoint.ts";
import { Honeypot } from "../honeypot.ts";
import { reportCall } from "../moderation/report-call.ts";
import { PLACE_MAX } from "../places/place-limits.ts";
import { Id, PageNumber, Timestamp } from "../shapes.ts";
import { Line, Text } from "../text.ts";
import { Chapter, ChapterLine, ChapterMember } from "./chapter.ts";
import { ChapterChange, NewChapter, SeatCategory } from "./chapter-fields.ts";
import { ChapterMeeting, Visitor } from "./chapter-meeting.ts";
import {
  CHAPTER_LIMITS,
  CHAPTER_ROLES,
  CREATE_FEATURE,
  MAX_FINDER_CITIES,
  MEMBER_ACTIONS,
  MEMBERSHIP_STATUSES,
} from "./chapter-words.ts";
import { TARGET_RANGE } from "./points-words.ts";
import { OneToOne, Referral } from "./referral.ts";
import { SEARCH_MAX } from "../text-limits.ts";
import { NAME_MAX, NAME_MIN } from "../accounts/account-words.ts";

const Count = z.number().int();
export const OneChapter = z.object({ id: Id });
const WRITES = { points: 300, seconds: 3600, by: "account" } as const;

/** Invalid values are ignored: links are shortened, mistyped and made up by others. */
export const ChapterFilters = z.object({
  q: Line(0, SEARCH_MAX).optional().catch(undefined),
  /** One city; several, separated by commas or each for itself, with the plan. */
  city: z
    .union([z.string().max(500), z.array(z.string().max(500)).max(50)])
    .optional()
    .catch(undefined)
    .transform((text) =>
      [text ?? ""]
        .flat()
        .flatMap((each) => each.split(","))
        .map((each) => each.trim())
        .filter(Boolean)
        .slice(0, MAX_FINDER_CITIES),
    ),
  weekday: z.coerce.number().int().min(0).max(6).optional().catch(undefined),
  /** Only chapters with free seats. */
  seats: z.enum(["1", "true"]).optional().catch(undefined),
  online: z.enum(["1", "true"]).optional().catch(undefined),
  /** A city or PIN code that distances are measured from. */
  near: Line(0, PLACE_MAX).optional().catch(undefined),
  /** Searching within a distance is part of the plan. */
  radiusKm: z.coerce.number().int().min(1).max(200).optional().catch(undefined),
});
export type ChapterFilters = z.infer<typeof ChapterFilters>;

/** A meeting in lists of several chapters. */
export const UpcomingMeeting = z.object({
  _id: Id,
  startsAt: Timestamp,
  endsAt: Timestamp,
  chapter: z.object({ _id: Id, name: z.string(), city: z.string(), online: z.boolean(), url: z.string() }),
});
export type UpcomingMeeting = z.infer<typeof UpcomingMeeting>;

/** What a member of chapters has to do this week. */
export const ThisWeek = z.object({
  chapters: z.array(
    z.object({
      chapter: ChapterLine,
      role: z.enum(CHAPTER_ROLES),
      status: z.enum(MEMBERSHIP_STATUSES),
      meeting: ChapterMeeting.nullable(),
      /** How many requests and visitors wait for the officers. */
      waiting: Count,
      /** The viewer's own points of this month. */
      points: Count,
    }),
  ),
  /** Invitations to chapters. */
  invitations: z.array(z.object({ chapter: ChapterLine, invitedBy: z.string(), at: Timestamp })),
  /** Referrals that wait for an answer, the oldest first. */
  toAnswer: z.array(Referral),
  toConfirm: z.array(OneToOne),
});
export type ThisWeek = z.infer<typeof ThisWeek>;

export const chapters = endpoints({
  "GET /api/chapters": {
    summary: "Chapters by city, day and free seats, by distance if a place is given",
    query: ChapterFilters.extend({ page: PageNumber }),
    returns: z.object({
      chapters: z.array(ChapterLine),
      total: Count,
      page: Count,
      pages: Count,
      /** The positions of the chapters on all pages, for the map. */
      places: z.array(
        z.object({ _id: Id, name: z.string(), city: z.string(), lat: z.number(), lon: z.number() }),
      ),
      upcoming: z.array(UpcomingMeeting),
      /** Cities with chapters, the one with the most first. */
      cities: z.array(z.object({ name: z.string(), count: Count })),
    }),
    limit: { points: 120, seconds: 60, by: "address" },
  },
  "POST /api/chapters": {
    summary: "Start a chapter and lead it",
    auth: "premium",
    feature: CREATE_FEATURE,
    body: NewChapter,
    returns: Chapter,
    status: 201,
    limit: { points: 20, seconds: 86_400, by: "account" },
  },
  "GET /api/chapters/week": {
    summary: "Your chapters, and what they need of you this week",
    auth: "member",
    returns: ThisWeek,
  },
  "GET /api/chapters/:id": { summary: "A chapter", params: OneChapter, returns: Chapter },
  "PATCH /api/chapters/:id": {
    summary: "Change a chapter, archive it or open it again",
    auth: "member",
    params: OneChapter,
    body: ChapterChange,
    returns: Chapter,
    limit: WRITES,
  },
  "GET /api/chapters/:id/members": {
    summary: "Members; officers also see who waits and who left",
    params: OneChapter,
    query: z.object({ q: Line(0, SEARCH_MAX).default("") }),
    returns: z.object({ members: z.array(ChapterMember) }),
  },
  "POST /api/chapters/:id/join": {
    summary: "Ask to join with a category, accept an invitation, or go on the waitlist",
    auth: "member",
    params: OneChapter,
    body: z.object({
      category: SeatCategory,
      message: Text(...CHAPTER_LIMITS.message).optional(),
      /** Join the waitlist if the seat is taken. */
      waitlist: z.boolean().optional(),
    }),
    returns: Chapter,
    status: 201,
    limit: { points: 30, seconds: 86_400, by: "account" },
  },
  "POST /api/chapters/:id/visits": {
    summary: "Ask to visit a meeting; visitors need no account",
    params: OneChapter,
    body: z.object({
      meetingId: Id,
      name: Line(NAME_MIN, NAME_MAX),
      mobile: PhoneText,
      /** Mails go there: that they are expected, and if the meeting is moved or cancelled. */
      email: Email.optional(),
      category: SeatCategory,
      ...Honeypot,
      /** The form asks for it. Programs know the fields above without it: who sends their number asks to be called. */
      consent: z
        .literal(true, "Please agree that the chapter may call or mail you about this visit.")
        .optional(),
    }),
    returns: z.object({ _id: Id, startsAt: Timestamp }),
    status: 201,
    limit: { points: 20, seconds: 3600, by: "address" },
  },
  "POST /api/chapters/:id/leave": {
    summary: "Leave a chapter, withdraw a request or decline an invitation",
    auth: "member",
    params: OneChapter,
    returns: z.object({ left: z.literal(true) }),
    limit: WRITES,
  },
  "POST /api/chapters/:id/invite": {
    summary: "Invite a member to the chapter",
    auth: "member",
    params: OneChapter,
    body: z.object({
      userId: Id,
      category: SeatCategory.optional(),
      message: Text(...CHAPTER_LIMITS.message).optional(),
    }),
    returns: ChapterMember,
    status: 201,
    limit: { points: 100, seconds: 86_400, by: "account" },
  },
  "POST /api/chapters/:id/transfer": {
    summary: "Hand the chapter over to another member, who needs the plan",
    auth: "member",
    params: OneChapter,
    body: z.object({ userId: Id }),
    returns: Chapter,
    limit: WRITES,
  },
  "PATCH /api/chapters/:id/members/:uid": {
    summary: "Accept or decline, give a role, suspend, restore, let go on leave, set a target, remove",
    auth: "member",
    params: z.object({ id: Id, uid: Id }),
    body: z.object({
      action: z.enum(MEMBER_ACTIONS),
      role: z.enum(CHAPTER_ROLES).exclude(["leader"]).optional(),
      reason: Line(...CHAPTER_LIMITS.reason).optional(),
      /** The last day of a leave of absence. */
      until: Day("Choose a day.").optional(),
      targetPoints: z.number().int().min(TARGET_RANGE[0]).max(TARGET_RANGE[1]).optional(),
      category: SeatCategory.optional(),
    }),
    returns: ChapterMember,
    limit: WRITES,
  },
  "GET /api/chapters/:id/visitors": {
    summary: "Visitors of a chapter, for its officers; those to follow up first",
    auth: "member",
    params: OneChapter,
    query: z.object({ cursor: Id.optional() }),
    returns: z.object({ visitors: z.array(Visitor), nextCursor: z.string().nullable() }),
  },
  "POST /api/chapters/:id/report": reportCall("a chapter", OneChapter),
  "PATCH /api/admin/chapters/:id": {
    summary: "Suspend a chapter or restore it",
    auth: "admin",
    roles: ["moderator"],
    denied: "Only moderators can decide on chapters.",
    params: OneChapter,
    body: z.object({
      action: z.enum(["suspend", "restore"]),
      reason: AuditReason,
      version: z.number().int().optional(),
    }),
    returns: z.object({ status: z.string() }),
  },
});
