import { describe, expect, test } from "vitest";
import { clockInWords, clockText } from "../date-words.ts";
import {
  closesAt,
  endsAt,
  firstWeekday,
  isLate,
  meetingDays,
  opensAt,
  rhythmText,
  startOn,
  statusAt,
  type Rhythm,
} from "./chapter-meeting-rules.ts";

const TUESDAY = 2;
const rhythm = (fields: Partial<Rhythm> = {}): Rhythm => ({
  weekday: TUESDAY,
  startTime: "07:30",
  frequency: "weekly",
  firstDay: "2026-05-05",
  ...fields,
});

describe("the days on which a chapter meets", () => {
  test.each([
    ["2026-05-05", "2026-05-05"],
    ["2026-05-06", "2026-05-12"],
    ["2026-05-11", "2026-05-12"],
    ["2026-12-30", "2027-01-05"],
  ])("from %s on, the first Tuesday is %s", (from, day) => {
    expect(firstWeekday(TUESDAY, from)).toBe(day);
  });

  test("are every week from the first day on, with both ends", () => {
    expect(meetingDays(rhythm(), "2026-04-01", "2026-05-26")).toEqual([
      "2026-05-05",
      "2026-05-12",
      "2026-05-19",
      "2026-05-26",
    ]);
    expect(meetingDays(rhythm(), "2026-05-13", "2026-05-18")).toEqual([]);
  });

  test("are every second week, counted from the first day, also over New Year", () => {
    const fortnightly = rhythm({ frequency: "fortnightly", firstDay: "2026-12-15" });
    expect(meetingDays(fortnightly, "2026-12-16", "2027-01-31")).toEqual([
      "2026-12-29",
      "2027-01-12",
      "2027-01-26",
    ]);
    // Wherever the list begins, the days are the same.
    expect(meetingDays(fortnightly, "2027-01-06", "2027-01-31")).toEqual(["2027-01-12", "2027-01-26"]);
  });

  test("are the same week of every month", () => {
    const monthly = rhythm({ frequency: "monthly", firstDay: "2026-05-19" });
    expect(meetingDays(monthly, "2026-05-01", "2026-09-30")).toEqual([
      "2026-05-19",
      "2026-06-16",
      "2026-07-21",
      "2026-08-18",
      "2026-09-15",
    ]);
  });

  test("that begin on a fifth Tuesday are the last of each month, once a month", () => {
    const last = rhythm({ frequency: "monthly", firstDay: "2026-06-30" });
    expect(meetingDays(last, "2026-06-01", "2026-12-31")).toEqual([
      "2026-06-30",
      "2026-07-28",
      "2026-08-25",
      "2026-09-29",
      "2026-10-27",
      "2026-11-24",
      "2026-12-29",
    ]);
  });

  test("that begin on a fourth Tuesday stay the fourth where there is a fifth", () => {
    const fourth = rhythm({ frequency: "monthly", firstDay: "2026-05-26" });
    expect(meetingDays(fourth, "2026-06-01", "2026-06-30")).toEqual(["2026-06-23"]);
  });

  test("follow a new weekday from the next such day on", () => {
    expect(meetingDays(rhythm({ weekday: 5 }), "2026-05-05", "2026-05-15")).toEqual([
      "2026-05-08",
      "2026-05-15",
    ]);
  });
});

describe("the time of a meeting", () => {
  const startsAt = new Date("2026-05-12T02:00:00Z");
  const meeting = { startsAt, durationMin: 90, status: "scheduled" as const };

  test("is India's, whatever the clock of the server says", () => {
    expect(startOn("2026-05-12", "07:30")).toEqual(startsAt);
    expect(startOn("2026-05-12", "00:15")).toEqual(new Date("2026-05-11T18:45:00Z"));
    expect(clockInWords(startsAt)).toBe("7:30 am");
    expect(clockInWords("2026-05-11T18:30:00Z")).toBe("12:00 am");
  });

  test("opens half an hour before and is closed a day after its end", () => {
    expect(opensAt(startsAt)).toEqual(new Date("2026-05-12T01:30:00Z"));
    expect(endsAt(meeting)).toEqual(new Date("2026-05-12T03:30:00Z"));
    expect(closesAt(meeting)).toEqual(new Date("2026-05-13T03:30:00Z"));
  });

  test.each([
    ["2026-05-12T01:29:59Z", "scheduled"],
    ["2026-05-12T01:30:00Z", "open"],
    ["2026-05-12T09:00:00Z", "open"],
  ])("is at %s %s", (now, status) => {
    expect(statusAt(meeting, new Date(now))).toBe(status);
  });

  test("neither a closed nor a cancelled one opens again", () => {
    for (const status of ["closed", "cancelled"] as const)
      expect(statusAt({ ...meeting, status }, new Date("2026-05-12T02:10:00Z"))).toBe(status);
  });

  test("makes those late who come after a quarter of an hour", () => {
    expect(isLate(startsAt, new Date("2026-05-12T01:40:00Z"))).toBe(false);
    expect(isLate(startsAt, new Date("2026-05-12T02:15:00Z"))).toBe(false);
    expect(isLate(startsAt, new Date("2026-05-12T02:15:00.001Z"))).toBe(true);
  });
});

describe("a rhythm reads", () => {
  test.each([
    [rhythm(), "Every Tuesday, 7:30 am"],
    [rhythm({ frequency: "fortnightly", weekday: 5, startTime: "08:00" }), "Every second Friday, 8:00 am"],
    [
      rhythm({ frequency: "monthly", firstDay: "2026-05-18", weekday: 1, startTime: "18:00" }),
      "Third Monday of the month, 6:00 pm",
    ],
    [rhythm({ frequency: "monthly", firstDay: "2026-06-30" }), "Last Tuesday of the month, 7:30 am"],
  ])("%j", (given, text) => {
    expect(rhythmText(given)).toBe(text);
  });

  test.each([
    ["00:05", "12:05 am"],
    ["11:59", "11:59 am"],
    ["12:00", "12:00 pm"],
    ["23:30", "11:30 pm"],
  ])("%s as %s", (time, text) => {
    expect(clockText(time)).toBe(text);
  });
});
