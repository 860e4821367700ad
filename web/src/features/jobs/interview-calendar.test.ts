import { expect, test } from "vitest";
import { calendarText } from "../../lib/calendar-file.ts";
import { interviewEvent } from "./interview-calendar.tsx";

test("an agreed interview goes into a calendar with its place", () => {
  const event = interviewEvent(
    {
      _id: "0123456789abcdefghij",
      mode: "in_person",
      place: "Plot 14, MIDC Bhosari",
      times: [],
      status: "chosen",
      time: "2026-05-12T05:00:00.000Z",
    },
    "Interview: Accountant, Deshmukh Fasteners",
    "https://cardplaza.in/jobs?tab=applied",
  );
  expect(calendarText(event, new Date("2026-05-01T00:00:00Z")).split("\r\n")).toEqual(
    expect.arrayContaining([
      "UID:interview-0123456789abcdefghij@cardplaza",
      "DTSTART:20260512T050000Z",
      "SUMMARY:Interview: Accountant\\, Deshmukh Fasteners",
      "LOCATION:Plot 14\\, MIDC Bhosari",
    ]),
  );
});
