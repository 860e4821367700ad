import { z } from "zod";
import { Version, Id, Timestamp } from "../shapes.ts";
import { Person } from "../people/person.ts";
import {
  CHAPTER_ROLES,
  CHAPTER_STATUSES,
  FEE_PERIODS,
  FREQUENCIES,
  MEMBERSHIP_STATUSES,
} from "./chapter-words.ts";

const Count = z.number().int();
const Place = z.object({ lat: z.number(), lon: z.number() });

/** The next meeting of a chapter, in lists. */
export const NextMeeting = z.object({ _id: Id, startsAt: Timestamp, endsAt: Timestamp });

/** A chapter in lists. */
export const ChapterLine = z.object({
  _id: Id,
  name: z.string(),
  city: z.string(),
  state: z.string(),
  cover: z.string(),
  online: z.boolean(),
  weekday: Count,
  startTime: z.string(),
  durationMin: Count,
  frequency: z.enum(FREQUENCIES),
  /** "Every Tuesday, 7:30 am". */
  rhythm: z.string(),
  status: z.enum(CHAPTER_STATUSES),
  members: Count,
  freeSeats: Count,
  place: Place.nullable(),
  km: z.number().nullable(),
  nextMeeting: NextMeeting.nullable(),
  url: z.string(),
});
export type ChapterLine = z.infer<typeof ChapterLine>;

/** The viewer's own membership. */
export const OwnMembership = z.object({
  role: z.enum(CHAPTER_ROLES),
  status: z.enum(MEMBERSHIP_STATUSES),
  category: z.string(),
  targetPoints: Count,
  isOfficer: z.boolean(),
  leaveUntil: z.string().nullable(),
});
export type OwnMembership = z.infer<typeof OwnMembership>;

export const Chapter = ChapterLine.extend({
  description: z.string(),
  pin: z.string(),
  venue: z.string(),
  /** Only for members and officers of an online chapter. */
  link: z.string(),
  firstDay: z.string(),
  maxMembers: Count,
  oneSeatPerCategory: z.boolean(),
  visitorMaxVisits: Count,
  absenceLimit: Count,
  feePaise: Count.nullable(),
  /** How often the fee is due; null where nobody has said. */
  feePer: z.enum(FEE_PERIODS).nullable(),
  /** Its officers, the leader first. */
  officers: z.array(
    z.object({ name: z.string(), role: z.enum(CHAPTER_ROLES), profile_image: z.string().nullable() }),
  ),
  /** Slugs of the taken seats, if each category has one. */
  takenCategories: z.array(z.string()),
  /** Null for visitors and members of other chapters. */
  own: OwnMembership.nullable(),
  /** Until when a leader without the plan may manage; null with the plan. */
  graceUntil: Timestamp.nullable(),
  /** The grace has ended: nothing can be managed but handing over. */
  readOnly: z.boolean(),
  /** The viewer may lead it then, with the plan. */
  mayTakeOver: z.boolean(),
  /** Requests, visitors to follow up and check-ins that wait for an officer. */
  waiting: Count,
  created_at: Timestamp,
  updated_at: Timestamp,
  version: Version,
});
export type Chapter = z.infer<typeof Chapter>;

export const ChapterMember = z.object({
  userId: Id,
  person: Person,
  role: z.enum(CHAPTER_ROLES),
  status: z.enum(MEMBERSHIP_STATUSES),
  category: z.string(),
  categoryName: z.string(),
  joinedAt: Timestamp.nullable(),
  /** Only for officers and the member themselves. */
  message: z.string(),
  targetPoints: Count.nullable(),
  absences: Count.nullable(),
  leaveUntil: z.string().nullable(),
  /** Why they were suspended or removed. */
  reason: z.string(),
});
export type ChapterMember = z.infer<typeof ChapterMember>;
