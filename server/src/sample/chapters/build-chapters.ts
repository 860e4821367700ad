import { DAY_MS, dateInIndia } from "@cardplaza/contract/time";
import {
  DEFAULT_ABSENCES,
  DEFAULT_VISITS,
  SEATED_STATUSES,
  type MembershipStatus,
} from "@cardplaza/contract/chapters/chapter-words";
import { DEFAULT_TARGET } from "@cardplaza/contract/chapters/points-words";
import { nameKeyOf, placeOf } from "../../features/chapters/chapter/chapter-values.ts";
import { newId } from "../../platform/ids.ts";
import type { PeopleByKey } from "../connect/people-by-key.ts";
import type { SampleChapter, SampleSeat } from "./chapters.ts";
import { daysBefore, type LoadedChapter, type SampleHistory } from "./sample-history.ts";

/** Half a year of meetings, from the one this week on. */
const WEEKS_OF_HISTORY = 26;
const LEAVE_DAYS = 24;

const isSeated = (status: MembershipStatus) => (SEATED_STATUSES as readonly string[]).includes(status);

/** The row of a chapter, with its members. */
export function buildChapter(
  history: SampleHistory,
  sample: SampleChapter,
  people: PeopleByKey,
  cover: string,
): LoadedChapter {
  const { now } = history;
  const firstDay = dateInIndia(daysBefore(now, WEEKS_OF_HISTORY * 7 - sample.daysFromToday));
  const founded = new Date(Date.parse(firstDay) - 9 * DAY_MS);
  const seats = sample.members.flatMap((seat) => {
    const member = people.get(seat.key);
    return member ? [{ ...seat, member, since: seat.weeks ? daysBefore(now, seat.weeks * 7) : founded }] : [];
  });
  const {
    key: _key,
    cover: _art,
    daysFromToday: _days,
    members: _members,
    agenda: _agenda,
    ...fields
  } = sample;
  const row = {
    ...fields,
    id: newId(founded.getTime()),
    ...placeOf(sample),
    nameKey: nameKeyOf(sample.name),
    cover,
    online: sample.link !== "",
    weekday: new Date(`${firstDay}T00:00:00Z`).getUTCDay(),
    firstDay,
    oneSeatPerCategory: true,
    visitorMaxVisits: DEFAULT_VISITS,
    absenceLimit: DEFAULT_ABSENCES,
    status: "active" as const,
    suspendedFor: "",
    seated: seats.filter(({ status = "active" }) => isSeated(status)).length,
    lastMetAt: founded,
    createdAt: founded,
    updatedAt: founded,
    version: 1,
  };
  for (const seat of seats) addSeat(history, row.id, seat, people);
  return { sample, row, founded, seats };
}

function addSeat(
  history: SampleHistory,
  chapterId: string,
  { member, since, ...seat }: SampleSeat & { member: { id: string }; since: Date },
  people: PeopleByKey,
): void {
  const { role = "member", status = "active", category, message = "", reason = "" } = seat;
  const seated = isSeated(status);
  const isAway = status === "on_leave";
  history.memberships.push({
    chapterId,
    memberId: member.id,
    role,
    status,
    category,
    seat: seated ? category : null,
    message,
    reason,
    invitedBy: (seat.invitedBy && people.get(seat.invitedBy)?.id) || null,
    targetPoints: seat.targetPoints ?? DEFAULT_TARGET,
    leaveUntil: isAway ? dateInIndia(daysBefore(history.now, -LEAVE_DAYS)) : null,
    joinedAt: seated || status === "left" ? since : null,
    changedAt: isAway ? daysBefore(history.now, LEAVE_DAYS) : since,
  });
}
