import { and, asc, eq, inArray, isNotNull, lte, or } from "drizzle-orm";
import type { z } from "zod";
import type { Attendance } from "@cardplaza/contract/chapters/chapter-meeting";
import { endsAt } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import { SEATED_STATUSES } from "@cardplaza/contract/chapters/chapter-words";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import type { Db } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { personsSeenBy } from "../../people/profile/persons.ts";
import { isOfficer } from "../chapter/chapter-queries.ts";
import { chapterMembers } from "../chapter/chapters.table.ts";
import { personsLedBy } from "../chapter/members/persons-led-by.ts";
import type { MeetingOfMember } from "./meeting-queries.ts";
import { chapterAttendance, type AttendanceRow, type MeetingRow } from "./chapter-meetings.table.ts";

export type AttendanceJson = z.input<typeof Attendance>;

export interface Attendee {
  memberId: string;
  category: string;
  attendance: AttendanceRow | null;
}

/** Everybody who has a seat or was marked: those who came later or have left are not asked about old meetings. */
export async function attendeesOf(db: Db, meeting: MeetingRow): Promise<Attendee[]> {
  const hadSeat = and(
    inArray(chapterMembers.status, [...SEATED_STATUSES]),
    lte(chapterMembers.joinedAt, endsAt(meeting)),
  );
  return db
    .select({
      memberId: members.id,
      category: chapterMembers.category,
      attendance: chapterAttendance,
    })
    .from(chapterMembers)
    .innerJoin(members, eq(members.id, chapterMembers.memberId))
    .leftJoin(
      chapterAttendance,
      and(
        eq(chapterAttendance.meetingId, meeting.id),
        eq(chapterAttendance.memberId, chapterMembers.memberId),
      ),
    )
    .where(
      and(
        eq(chapterMembers.chapterId, meeting.chapterId),
        or(hadSeat, isNotNull(chapterAttendance.state), isNotNull(chapterAttendance.pendingAt)),
        stays(),
      ),
    )
    .orderBy(asc(members.name), asc(members.id));
}

/** An officer marks also a member in a block with them, whose name is then all that is shown. */
export async function presentAttendance(
  db: Db,
  { meeting, membership }: MeetingOfMember,
): Promise<AttendanceJson[]> {
  const attendees = await attendeesOf(db, meeting);
  const viewerId = membership.memberId;
  const runs = isOfficer(membership.role);
  const ids = attendees.map(({ memberId }) => memberId);
  const persons = await (runs ? personsLedBy : personsSeenBy)(db, viewerId, ids, { withMutual: false });
  return attendees.flatMap(({ memberId, category, attendance }) => {
    const person = persons.get(memberId);
    if (!person) return [];
    const seesAll = runs || memberId === viewerId;
    return {
      userId: memberId,
      person,
      categoryName: categoryName(category),
      rsvp: attendance?.going ?? null,
      state: attendance?.state ?? null,
      pending: attendance && seesAll ? pendingOf(attendance) : null,
      substitute: attendance ? substituteOf(attendance, seesAll) : null,
      reason: (seesAll && attendance?.reason) || "",
    };
  });
}

const pendingOf = ({ pendingAt, pendingSentAt }: AttendanceRow) =>
  pendingAt && pendingSentAt ? { at: pendingAt, sentAt: pendingSentAt } : null;

/** The number is for officers and the member whose place they took. */
const substituteOf = ({ state, substituteName, substitutePhone }: AttendanceRow, seesAll: boolean) =>
  state === "substitute" ? { name: substituteName, phone: seesAll ? substitutePhone : "" } : null;
