import { DAY_MS } from "@cardplaza/contract/time";
import type { Member } from "../../features/accounts/accounts.table.ts";
import type { chapterMembers, ChapterRow } from "../../features/chapters/chapter/chapters.table.ts";
import type {
  chapterAttendance,
  chapterMeetings,
  chapterVisitors,
} from "../../features/chapters/chapter-meetings/chapter-meetings.table.ts";
import type { NewPoints } from "../../features/chapters/points/record-points.ts";
import type {
  oneToOnes,
  referralEvents,
  referrals,
  thankYous,
} from "../../features/chapters/referrals/referrals.table.ts";
import type { SampleChapter, SampleSeat } from "./chapters.ts";

/** A sample chapter that has its row and its members. */
export interface LoadedChapter {
  sample: SampleChapter;
  row: ChapterRow;
  founded: Date;
  seats: LoadedSeat[];
}
export interface LoadedSeat extends SampleSeat {
  member: Member;
  since: Date;
}

/** What happened in all chapters: built in memory, so that each table is written with one statement. */
export interface SampleHistory {
  now: Date;
  memberships: (typeof chapterMembers.$inferInsert)[];
  meetings: (typeof chapterMeetings.$inferInsert)[];
  attendance: (typeof chapterAttendance.$inferInsert)[];
  visitors: (typeof chapterVisitors.$inferInsert)[];
  referrals: (typeof referrals.$inferInsert)[];
  events: (typeof referralEvents.$inferInsert)[];
  thankYous: (typeof thankYous.$inferInsert)[];
  oneToOnes: (typeof oneToOnes.$inferInsert)[];
  points: NewPoints[];
}

export const emptyHistory = (now: Date): SampleHistory => ({
  now,
  memberships: [],
  meetings: [],
  attendance: [],
  visitors: [],
  referrals: [],
  events: [],
  thankYous: [],
  oneToOnes: [],
  points: [],
});

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** The members who take part, without those who are away or wait. */
export const activeSeats = ({ seats }: LoadedChapter) =>
  seats.filter(({ status = "active" }) => status === "active");
/** The members who take part, also while they are away. */
export const takingPart = ({ seats }: LoadedChapter) =>
  seats.filter(({ status = "active" }) => status === "active" || status === "on_leave");
