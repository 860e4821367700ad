import { expect, test } from "vitest";
import { withWords } from "./with-words.ts";

const LIMITS = { most: 5, longest: 20 };

test("what people type with commas, semicolons or on lines becomes several words", () => {
  expect(withWords([], "CNC, Fanuc; Reading drawings\nTally", LIMITS)).toEqual([
    "CNC",
    "Fanuc",
    "Reading drawings",
    "Tally",
  ]);
});

test("each once, whatever its letters, and no empty ones", () => {
  expect(withWords(["CNC"], " cnc , ,Fanuc,FANUC;", LIMITS)).toEqual(["CNC", "Fanuc"]);
});

test("no more and no longer than the list may hold", () => {
  expect(withWords(["a", "b"], "c, d, e, f, g", LIMITS)).toEqual(["a", "b", "c", "d", "e"]);
  expect(withWords([], "A speciality with far too many letters", LIMITS)).toEqual(["A speciality with fa"]);
});

test("a link stays whole", () => {
  const link = "https://maps.example.com/@18.52,73.85";
  expect(withWords([], link, { most: 5, longest: 500 })).toEqual([link]);
});
