import { expect, it } from "vitest";
import { meetingClock, meetingDay, meetingLeaf, chapterMeetingMoment } from "./chapter-meeting-time.ts";

it("says when a meeting is in India's time", () => {
  const early = "2026-11-03T20:30:00.000Z";
  expect(meetingDay(early)).toBe("Wed 4 Nov");
  expect(meetingClock(early)).toBe("2:00 am");
  expect(chapterMeetingMoment("2026-11-03T02:00:00.000Z")).toBe("Tue 3 Nov, 7:30 am");
  expect(meetingLeaf(early)).toEqual({ date: "4", month: "Nov" });
});
