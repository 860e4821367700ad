import { VISITOR_DAYS } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { POINTS } from "@cardplaza/contract/chapters/points-words";
import { DAY_MS, dateInIndia } from "@cardplaza/contract/time";
import { newId } from "../../platform/ids.ts";
import type { PeopleByKey } from "../connect/people-by-key.ts";
import type { SampleMeeting } from "./build-meetings.ts";
import { daysBefore, type LoadedChapter, type SampleHistory } from "./sample-history.ts";
import { SAMPLE_VISITORS, type SampleVisitor } from "./visitors.ts";

/** Numbers that nobody can get. */
const FIRST_MOBILE: Record<string, number> = { kochi: 71_000, pune: 72_000, online: 73_000 };

/** Visitors of the meetings that took place and of the next one, with the points for those who brought them. */
export function buildVisitors(
  history: SampleHistory,
  chapter: LoadedChapter,
  meetings: readonly SampleMeeting[],
  people: PeopleByKey,
): void {
  const samples = SAMPLE_VISITORS[chapter.sample.key] ?? [];
  const names = [...new Set(samples.map(({ name }) => name))];
  for (const sample of samples) {
    const meeting = meetingOf(history, meetings, sample.weeksAgo);
    if (!meeting) continue;
    // The same person comes with the same number.
    const mobile = `+9190000${(FIRST_MOBILE[chapter.sample.key] ?? 0) + names.indexOf(sample.name)}`;
    addVisitor(history, chapter, meeting, sample, mobile, people);
  }
}

/** The next meeting that has not begun, or the one that took place so many weeks before or next after that. */
function meetingOf({ now }: SampleHistory, meetings: readonly SampleMeeting[], weeksAgo: number) {
  if (weeksAgo === 0)
    return meetings.find(({ startsAt, status }) => status === "scheduled" && startsAt > now);
  const from = daysBefore(now, weeksAgo * 7 + 1);
  const found = meetings.find(({ startsAt, status }) => status === "closed" && startsAt >= from);
  return found ?? meetings.findLast(({ status }) => status === "closed");
}

function addVisitor(
  history: SampleHistory,
  { row }: LoadedChapter,
  { id: meetingId, startsAt }: SampleMeeting,
  sample: SampleVisitor,
  mobile: string,
  people: PeopleByKey,
): void {
  const { name, category, outcome, note = "", followUpInDays } = sample;
  const inviter = sample.invitedBy ? people.get(sample.invitedBy) : undefined;
  const createdAt = new Date(Math.min(startsAt.getTime() - 2 * DAY_MS, history.now.getTime()));
  const id = newId(createdAt.getTime());
  const cameAt = outcome === "expected" ? null : startsAt;
  history.visitors.push({
    id,
    chapterId: row.id,
    meetingId,
    name,
    mobile,
    category,
    invitedBy: inviter?.id ?? null,
    memberId: (sample.member && people.get(sample.member)?.id) || null,
    outcome,
    attendedAt: cameAt,
    followUpOn: followUpInDays === undefined ? null : dateInIndia(daysBefore(history.now, -followUpInDays)),
    note,
    createdAt,
    eraseAfter: daysBefore(startsAt, -VISITOR_DAYS),
  });
  if (!inviter || !cameAt) return;
  const earned = { chapterId: row.id, memberId: inviter.id, sourceId: id, meetingId };
  history.points.push({ ...earned, kind: "visitor_attended", points: POINTS.visitorAttended, at: cameAt });
  if (outcome === "joined")
    history.points.push({ ...earned, kind: "visitor_joined", points: POINTS.visitorJoined, at: cameAt });
}
