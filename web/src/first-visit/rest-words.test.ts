import { expect, test } from "vitest";
import { sayMoment } from "./rest-words.ts";

const NOON = new Date("2026-11-18T12:00:00+05:30");

function element(rest: string, of: string) {
  const marks = new Set<string>();
  const words = { textContent: "" };
  const said = {
    dataset: { rest, of } as Record<string, string>,
    firstElementChild: words,
    textContent: "18 Nov 2026",
    hidden: false,
    marks,
    words,
    toggleAttribute: (name: string, isOn: boolean) => (isOn ? marks.add(name) : marks.delete(name)),
  };
  sayMoment(said as unknown as HTMLElement, NOON);
  return said;
}

test("a business that is open says until when", () => {
  const hours = { wed: [{ open: "09:00", close: "21:00" }] };
  const said = element("opening", JSON.stringify({ hours, is24x7: false, specialHours: [] }));
  expect(said.dataset["open"]).toBe("true");
  expect(said.words.textContent).toContain("Open now");
});

test("only the row of this day is marked", () => {
  expect(element("weekday", "wed").marks).toEqual(new Set(["data-today"]));
  expect(element("weekday", "thu").marks).toEqual(new Set());
});

test("what is over is hidden, and what comes after it is shown", () => {
  expect(element("until", "2026-11-18").hidden).toBe(false);
  expect(element("until", "2026-11-17").hidden).toBe(true);
  expect(element("after", "2026-11-17").hidden).toBe(false);
  expect(element("after", "2026-11-18").hidden).toBe(true);
  expect(element("until", "2026-11-18T11:59:00+05:30").hidden).toBe(true);
  expect(element("until", "2026-11-18T12:01:00+05:30").hidden).toBe(false);
});

test("within a day it says how long ago, then the day stays", () => {
  expect(element("since", "2026-11-18T11:55:00+05:30").textContent).toBe("5 min ago");
  expect(element("since", "2026-11-10T11:55:00+05:30").textContent).toBe("18 Nov 2026");
});
