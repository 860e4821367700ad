import { expect, test } from "vitest";
import { calendarText } from "../../../lib/calendar-file.ts";
import { ACCOUNTANT } from "../page/job.fixtures.ts";
import { walkInEvent } from "./walk-in-event.ts";

const WALK_IN = { date: "2026-05-12", time: "10:30", venue: "Plot 14, MIDC Bhosari; Pune" };

test("a walk-in goes into a calendar at India's time", () => {
  const event = walkInEvent({ ...ACCOUNTANT, walkIn: WALK_IN }, "https://cardplaza.in");
  const text = calendarText(event, new Date("2026-05-01T00:00:00Z"));
  expect(text.split("\r\n")).toEqual(
    expect.arrayContaining([
      "DTSTAMP:20260501T000000Z",
      "DTSTART:20260512T050000Z",
      "SUMMARY:Walk-in: Accountant\\, Deshmukh Fasteners",
      "LOCATION:Plot 14\\, MIDC Bhosari\\; Pune",
    ]),
  );
});

test("hostile and long texts stay one event with short lines", () => {
  const title = `Clerk\r\nEND:VEVENT\r\nBEGIN:VEVENT ${"कार्यालय सहायक ".repeat(10)}`;
  const event = walkInEvent({ ...ACCOUNTANT, title, walkIn: WALK_IN }, "https://cardplaza.in");
  const text = calendarText(event, new Date());
  const lines = text.split("\r\n");
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
});
