import { WEEKS_AHEAD } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { endsAt, meetingDays, opensAt, startOn } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import { attendancePoints } from "@cardplaza/contract/chapters/points-rules";
import type { AttendanceState } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { dateInIndia, MINUTE_MS } from "@cardplaza/contract/time";
import { hashOf, seeded } from "../../features/cards/customization/themes/seeded.ts";
import type { MeetingRow } from "../../features/chapters/chapter-meetings/chapter-meetings.table.ts";
import { newId, randomText } from "../../platform/ids.ts";
import {
  activeSeats,
  daysBefore,
  takingPart,
  type LoadedChapter,
  type LoadedSeat,
  type SampleHistory,
} from "./sample-history.ts";

export type SampleMeeting = Pick<MeetingRow, "id" | "startsAt" | "durationMin"> & {
  status: "scheduled" | "closed" | "cancelled";
};

/** The limit of the chapters: nobody missed more. */
const MOST_ABSENCES = 3;
/** The only one that did not take place. */
const CANCELLED = 11;
const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";

/** Half a year of meetings that took place, one that may be open now, and those of the next weeks. */
export function buildMeetings(history: SampleHistory, chapter: LoadedChapter): SampleMeeting[] {
  const { now } = history;
  const { row, sample } = chapter;
  const random = seeded(hashOf(sample.key));
  const absences = new Map<string, number>();
  const today = dateInIndia(now);
  const days = meetingDays(row, row.firstDay, dateInIndia(daysBefore(now, -WEEKS_AHEAD * 7)));
  const speakers = takingPart(chapter);
  return days.map((day, order) => {
    const { startsAt, reason } = timesOf(chapter, day, now);
    const times = { startsAt, durationMin: row.durationMin };
    const isPast = day < today || (day === today && sample.daysFromToday !== 0 && endsAt(times) < now);
    const status = isPast ? (order === CANCELLED ? "cancelled" : "closed") : "scheduled";
    const meeting = { id: newId(startsAt.getTime() - 84 * 24 * 60 * MINUTE_MS), status, ...times } as const;
    const officer = speakers.find(({ role }) => role === "secretary") ?? speakers[0];
    history.meetings.push({
      ...meeting,
      chapterId: row.id,
      rhythmDay: day,
      agenda: isPast || day <= dateInIndia(daysBefore(now, -14)) ? sample.agenda : "",
      speaker:
        day <= dateInIndia(daysBefore(now, -21))
          ? (speakers[order % speakers.length]?.member.name ?? "")
          : "",
      reason: status === "cancelled" ? "Heavy rain: half of us cannot reach the venue." : reason,
      codeSecret: randomText(32, ALPHABET),
      touchedAt: reason || status === "cancelled" ? daysBefore(startsAt, 1) : null,
      sequence: reason || status === "cancelled" ? 1 : 0,
      remindedAt: isPast ? startsAt : null,
      closedAt: status === "closed" ? new Date(endsAt(times).getTime() + 10 * MINUTE_MS) : null,
      closedBy: status === "closed" ? (officer?.member.id ?? null) : null,
      createdAt: daysBefore(startsAt, 84),
    });
    if (status === "closed") {
      row.lastMetAt = startsAt;
      for (const seat of takingPart(chapter))
        if (seat.since <= startsAt)
          attend(history, chapter, meeting, seat, stateOf(history, seat, startsAt, random, absences), random);
    }
    if (status === "scheduled") answer(history, chapter, meeting, random);
    return meeting;
  });
}

/** The chapter that meets today meets now, whatever the time of day is: so there is always one to look at. */
function timesOf({ row, sample }: LoadedChapter, day: string, now: Date): { startsAt: Date; reason: string } {
  const startsAt = startOn(day, row.startTime);
  const isToday = sample.daysFromToday === 0 && day === dateInIndia(now);
  const isNow = now >= opensAt(startsAt) && now < endsAt({ startsAt, durationMin: row.durationMin });
  if (!isToday || isNow) return { startsAt, reason: "" };
  const inMinutes = 10 * MINUTE_MS;
  const soon = new Date(Math.ceil(now.getTime() / (5 * MINUTE_MS)) * 5 * MINUTE_MS + inMinutes);
  return { startsAt: soon, reason: "The hall is painted at our usual time." };
}

function stateOf(
  { now }: SampleHistory,
  { key, status, faithful = 0.9 }: LoadedSeat,
  startsAt: Date,
  random: () => number,
  absences: Map<string, number>,
): AttendanceState {
  const chance = random();
  if (status === "on_leave" && startsAt > daysBefore(now, 24)) return "medical";
  if (chance < faithful) return random() < 0.1 ? "late" : "present";
  const missed = absences.get(key) ?? 0;
  if (missed >= MOST_ABSENCES || random() < 0.45) return "substitute";
  absences.set(key, missed + 1);
  return "absent";
}

const SUBSTITUTES = ["Manoj Pillai", "Sapna Kini", "Yusuf Ali", "Prerna Sane", "Akhil Das"];

function attend(
  history: SampleHistory,
  { row, seats }: LoadedChapter,
  meeting: SampleMeeting,
  { member }: LoadedSeat,
  state: AttendanceState,
  random: () => number,
): void {
  const { startsAt } = meeting;
  const minutes = state === "late" ? 17 + random() * 20 : -20 + random() * 22;
  const markedAt = new Date(Math.min(startsAt.getTime() + minutes * MINUTE_MS, history.now.getTime()));
  const byCode = (state === "present" || state === "late") && random() < 0.85;
  const officer = seats.find(({ role }) => role === "secretary" || role === "vice");
  const isSubstitute = state === "substitute";
  history.attendance.push({
    meetingId: meeting.id,
    memberId: member.id,
    going: state === "present" || state === "late" ? true : random() < 0.5 ? false : null,
    state,
    way: byCode ? "code" : state === "absent" ? "clock" : "officer",
    markedBy: byCode || state === "absent" ? null : (officer?.member.id ?? null),
    markedAt,
    substituteName: isSubstitute ? (SUBSTITUTES[Math.floor(random() * SUBSTITUTES.length)] ?? "") : "",
    substitutePhone: isSubstitute ? `+9190000${60_000 + Math.floor(random() * 9_000)}` : "",
  });
  const points = attendancePoints(state);
  if (points > 0)
    history.points.push({
      chapterId: row.id,
      memberId: member.id,
      kind: "attendance",
      points,
      at: startsAt,
      sourceId: meeting.id,
      meetingId: meeting.id,
    });
}

/** Who comes to the next ones; and if one is open, who is there already. The leader still has to check in. */
function answer(
  history: SampleHistory,
  chapter: LoadedChapter,
  meeting: SampleMeeting,
  random: () => number,
): void {
  const { now } = history;
  const isOpen = now >= opensAt(meeting.startsAt);
  if (meeting.startsAt > daysBefore(now, -15)) return;
  for (const [order, seat] of activeSeats(chapter).entries()) {
    if (seat.role === "leader" || seat.role === "secretary") continue;
    const { id: memberId } = seat.member;
    if (isOpen && order % 3 === 1) {
      attend(history, chapter, meeting, seat, "present", () => 0);
      continue;
    }
    const waits = isOpen && order === 5;
    history.attendance.push({
      meetingId: meeting.id,
      memberId,
      going: random() < 0.7 ? true : random() < 0.5 ? false : null,
      pendingAt: waits ? new Date(now.getTime() - 4 * MINUTE_MS) : null,
      pendingSentAt: waits ? new Date(now.getTime() - MINUTE_MS) : null,
    });
  }
}
