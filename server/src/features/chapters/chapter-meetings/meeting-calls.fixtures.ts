import { eq } from "drizzle-orm";
import type { AttendanceState } from "@cardplaza/contract/chapters/chapter-meeting-words";
import type { JobContext } from "../../../context.ts";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { chapterPoints } from "../points/points.table.ts";
import { chapterMeetings, type MeetingRow } from "./chapter-meetings.table.ts";
import { one } from "../../../platform/one.ts";

type Meeting = Pick<MeetingRow, "id">;
const { signal } = new AbortController();

/** What people do at a meeting, in the words of the tests. */
export function meetingCalls(app: TestApp) {
  const path = ({ id }: Meeting) => `/api/chapter-meetings/${id}` as const;
  const context = (): JobContext => ({ ...app.services, now: app.clock.now() });
  return {
    context,
    run: <Data extends object>(
      job: { run: (ctx: JobContext, data: Data, signal: AbortSignal) => Promise<void> },
      data = {} as Data,
    ) => job.run(context(), data, signal),
    show: (as: Person, meeting: Meeting) => app.call("GET", path(meeting), { as }),
    change: (as: Person, meeting: Meeting, body: Parameters<typeof changeBody>[0]) =>
      app.call("PATCH", path(meeting), { as, body: changeBody(body) }),
    answer: (as: Person, meeting: Meeting, going: boolean) =>
      app.call("POST", `${path(meeting)}/rsvp`, { as, body: { going } }),
    codeOf: async (as: Person, meeting: Meeting): Promise<string> =>
      (await app.call("GET", `${path(meeting)}/code`, { as })).json.code,
    checkIn: (as: Person, meeting: Meeting, code: string, at?: Date) =>
      app.call("POST", `${path(meeting)}/checkin`, { as, body: { code, at: at?.toISOString() } }),
    mark: (as: Person, meeting: Meeting, ...marks: Marking[]) =>
      app.call("PUT", `${path(meeting)}/attendance`, {
        as,
        body: marks.map(({ who, ...mark }) => ({ userId: who.member.id, ...mark })),
      }),
    close: (as: Person, meeting: Meeting) => app.call("POST", `${path(meeting)}/close`, { as }),
    rowOf: async ({ id }: Meeting): Promise<MeetingRow> =>
      one(await app.db.select().from(chapterMeetings).where(eq(chapterMeetings.id, id))),
    pointsOf: async ({ member }: Person) =>
      (await app.db.select().from(chapterPoints).where(eq(chapterPoints.memberId, member.id)))
        .map(({ kind, points }) => ({ kind, points }))
        .toSorted((first, second) => first.points - second.points),
  };
}

interface Marking {
  who: Person;
  state: AttendanceState | null;
  substitute?: { name: string; phone: string };
  reason?: string;
  at?: string;
}

const changeBody = (body: {
  action: "move" | "cancel" | "edit";
  startsAt?: string;
  following?: boolean;
  reason?: string;
  venue?: string;
  agenda?: string;
  speaker?: string;
}) => body;
