import { expect, test } from "vitest";
import { createKeptPlace } from "./kept-place.ts";

const SCREEN = 100;
const ABOVE_BOX = 64;

/** A box that scrolls, with rows of these heights, as far as the place needs it. */
function boxOf(given: [key: string, height: number][]) {
  let rows = given;
  let scrollTop = 0;
  const heightOf = (until = rows.length) => rows.slice(0, until).reduce((sum, [, height]) => sum + height, 0);
  const rect = (top: number, height: number) => ({ top, height, bottom: top + height });
  const element = {
    clientHeight: SCREEN,
    get scrollHeight() {
      return heightOf();
    },
    get scrollTop() {
      return scrollTop;
    },
    set scrollTop(to: number) {
      scrollTop = Math.max(0, Math.min(to, heightOf() - SCREEN));
    },
    getBoundingClientRect: () => rect(ABOVE_BOX, SCREEN),
    querySelectorAll: () =>
      rows.map(([key, height], at) => ({
        dataset: { row: key },
        getBoundingClientRect: () => rect(ABOVE_BOX + heightOf(at) - scrollTop, height),
      })),
  };
  return {
    element: element as unknown as HTMLElement,
    scrollTo: (to: number) => (element.scrollTop = to),
    become: (next: [string, number][]) => (rows = next),
    /** Where a row is on the screen. */
    topOf: (key: string) => heightOf(rows.findIndex(([each]) => each === key)) - scrollTop,
  };
}

const DAY: [string, number] = ["day of 3", 20];
const LATER: [string, number][] = [
  ["3", 60],
  ["4", 60],
  ["5", 60],
];

test("earlier messages of the same day take the line of the day away, and what is read stays in its place", () => {
  const box = boxOf([DAY, ...LATER]);
  const place = createKeptPlace();
  place.attach(box.element);
  box.scrollTo(5);
  place.note();
  const before = box.topOf("3");
  box.become([["day of 1", 20], ["1", 80], ["2", 80], ...LATER]);
  place.restore(true);
  expect(box.topOf("3")).toBe(before);
});

test("what is read stays when the message above it grows", () => {
  const box = boxOf([["2", 60], ...LATER]);
  const place = createKeptPlace();
  place.attach(box.element);
  box.scrollTo(30);
  place.note();
  box.become([["2", 90], ...LATER]);
  place.restore(true);
  expect(box.topOf("3")).toBe(30);
});

test("at the end it follows what comes, and nowhere else", () => {
  const box = boxOf(LATER);
  const place = createKeptPlace();
  place.attach(box.element);
  place.toEnd();
  box.become([...LATER, ["6", 60]]);
  place.restore(true);
  expect(box.topOf("6")).toBe(SCREEN - 60);
  box.scrollTo(0);
  place.note();
  box.become([...LATER, ["6", 60], ["7", 60]]);
  place.restore(true);
  expect(box.topOf("3")).toBe(0);
});

test("without any row of before it stays where it is", () => {
  const box = boxOf(LATER);
  const place = createKeptPlace();
  place.attach(box.element);
  place.note();
  box.scrollTo(40);
  box.become([
    ["8", 90],
    ["9", 90],
  ]);
  place.restore(false);
  expect(box.topOf("8")).toBe(-40);
});
