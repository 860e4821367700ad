import { describe, expect, test } from "vitest";
import { dateInIndia } from "../../time.ts";
import {
  comingSpecialDays,
  isOpenAt,
  openState,
  rangesText,
  weekTable,
  type Opening,
} from "./opening-hours.ts";

const NINE_TO_NINE = [{ open: "09:00", close: "21:00" }];
const opening = (change: Partial<Opening> = {}): Opening => ({
  hours: { mon: NINE_TO_NINE, tue: NINE_TO_NINE, wed: NINE_TO_NINE, thu: NINE_TO_NINE, fri: NINE_TO_NINE },
  is24x7: false,
  specialHours: [],
  ...change,
});
/** A time of India's clock. 16 November 2026 is a Monday. */
const at = (date: string, clock: string) => new Date(`${date}T${clock}:00+05:30`);
const text = (it: Opening, date: string, clock: string) => openState(it, at(date, clock))?.text;

describe("the week's hours", () => {
  test.each([
    ["2026-11-16", "09:00", "Open now · closes 9 pm"],
    ["2026-11-16", "20:59", "Open now · closes 9 pm"],
    ["2026-11-16", "21:00", "Opens 9 am Tue"],
    ["2026-11-16", "08:59", "Opens 9 am"],
    ["2026-11-20", "22:00", "Opens 9 am Mon"],
    ["2026-11-21", "10:00", "Closed today · opens 9 am Mon"],
    ["2026-11-22", "23:59", "Closed today · opens 9 am Mon"],
  ])("on %s at %s: %s", (date, clock, expected) => {
    expect(text(opening(), date, clock)).toBe(expected);
  });

  test("are India's, also if it is another day elsewhere", () => {
    // 18:31 on Sunday in London is one minute after midnight on Monday in India.
    const instant = new Date("2026-11-15T18:31:00Z");
    expect(dateInIndia(instant)).toBe("2026-11-16");
    expect(openState(opening(), instant)?.text).toBe("Opens 9 am");
  });

  test("may have a break", () => {
    const split = opening({
      hours: {
        mon: [
          { open: "16:30", close: "21:30" },
          { open: "09:00", close: "13:00" },
        ],
      },
    });
    expect(text(split, "2026-11-16", "12:00")).toBe("Open now · closes 1 pm");
    expect(text(split, "2026-11-16", "14:00")).toBe("Opens 4:30 pm");
    expect(text(split, "2026-11-16", "17:00")).toBe("Open now · closes 9:30 pm");
    expect(text(split, "2026-11-16", "22:00")).toBe("Opens 9 am on 23 Nov");
    expect(weekTable(split)[0]).toEqual({
      day: "mon",
      name: "Monday",
      text: "9 am – 1 pm, 4:30 pm – 9:30 pm",
    });
    expect(weekTable(split)[1]?.text).toBe("Closed");
  });

  test("may run past midnight, which is still the same evening", () => {
    const bar = opening({ hours: { fri: [{ open: "18:00", close: "02:00" }], sat: NINE_TO_NINE } });
    expect(text(bar, "2026-11-20", "23:00")).toBe("Open now · closes 2 am");
    expect(text(bar, "2026-11-21", "01:59")).toBe("Open now · closes 2 am");
    expect(text(bar, "2026-11-21", "02:00")).toBe("Opens 9 am");
    expect(isOpenAt(bar, at("2026-11-21", "01:00"))).toBe(true);
    expect(isOpenAt(bar, at("2026-11-20", "01:00"))).toBe(false);
  });

  test("that touch are joined", () => {
    const late = opening({
      hours: { mon: [{ open: "12:00", close: "00:00" }], tue: [{ open: "00:00", close: "03:00" }] },
    });
    expect(text(late, "2026-11-16", "11:00")).toBe("Opens 12 noon");
    expect(text(late, "2026-11-16", "20:00")).toBe("Open now · closes 3 am");
    const tillMidnight = opening({ hours: { mon: [{ open: "09:00", close: "00:00" }] } });
    expect(text(tillMidnight, "2026-11-16", "20:00")).toBe("Open now · closes 12 midnight");
    const wholeDays = opening({
      hours: { mon: [{ open: "00:00", close: "23:59" }], tue: [{ open: "00:00", close: "23:00" }] },
    });
    expect(text(wholeDays, "2026-11-16", "03:00")).toBe("Open now · closes 11 pm Tue");
    expect(weekTable(wholeDays)[0]?.text).toBe("Open 24 hours");
  });
});

describe("round the clock", () => {
  test("is open all the time, but not on a special day", () => {
    const always = opening({ hours: {}, is24x7: true });
    expect(text(always, "2026-11-16", "03:00")).toBe("Open 24 hours");
    const holiday = { ...always, specialHours: [{ date: "2026-11-18", closed: true, ranges: [] }] };
    expect(text(holiday, "2026-11-16", "03:00")).toBe("Open now · closes 12 midnight Wed");
    expect(text(holiday, "2026-11-18", "10:00")).toBe("Closed today · opens 12 midnight Thu");
    expect(text(holiday, "2026-11-19", "10:00")).toBe("Open 24 hours");
  });
});

describe("special days", () => {
  const festive = opening({
    specialHours: [
      { date: "2026-11-17", closed: false, ranges: [{ open: "10:00", close: "14:00" }] },
      { date: "2026-11-16", closed: true, ranges: [] },
      { date: "2026-11-10", closed: true, ranges: [] },
    ],
  });
  test("replace the week's hours", () => {
    expect(text(festive, "2026-11-16", "12:00")).toBe("Closed today · opens 10 am Tue");
    expect(text(festive, "2026-11-17", "13:00")).toBe("Open now · closes 2 pm");
    expect(text(festive, "2026-11-17", "15:00")).toBe("Opens 9 am Wed");
  });
  test("leave the night before unchanged", () => {
    const bar = opening({
      hours: { sun: [{ open: "18:00", close: "02:00" }] },
      specialHours: [{ date: "2026-11-16", closed: true, ranges: [] }],
    });
    expect(isOpenAt(bar, at("2026-11-16", "01:00"))).toBe(true);
  });
  test("are listed from today on", () => {
    expect(comingSpecialDays(festive, "2026-11-15")).toEqual([
      { date: "2026-11-16", name: "Mon 16 Nov", text: "Closed" },
      { date: "2026-11-17", name: "Tue 17 Nov", text: "10 am – 2 pm" },
    ]);
  });
  test("may be a leave of a month", () => {
    const specialHours = Array.from({ length: 30 }, (_, day) => ({
      date: new Date(Date.UTC(2026, 10, 16 + day)).toISOString().slice(0, 10),
      closed: true,
      ranges: [],
    }));
    expect(text(opening({ specialHours }), "2026-11-16", "12:00")).toBe(
      "Closed today · opens 9 am on 16 Dec",
    );
  });
});

test("without any hours nothing is shown", () => {
  expect(openState(opening({ hours: {} }), at("2026-11-16", "12:00"))).toBeNull();
  expect(openState(opening({ hours: { mon: [] } }), at("2026-11-16", "12:00"))).toBeNull();
  expect(rangesText([])).toBe("Closed");
});
