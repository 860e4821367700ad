import { expect, test } from "vitest";
import { noteText } from "./note-words.ts";

const ravi = ["Ravi Kulkarni"];

test("a note names the reader as you, whether they did it or it was done to them", () => {
  const removed = { event: "removed", names: ravi, isAboutReader: false } as const;
  expect(noteText({ ...removed, by: null })).toBe("You removed Ravi Kulkarni from the group.");
  expect(noteText({ ...removed, by: "Asha Menon" })).toBe("Asha Menon removed Ravi Kulkarni from the group.");
  expect(noteText({ ...removed, by: "Asha Menon", names: [], isAboutReader: true })).toBe(
    "Asha Menon removed you from the group.",
  );
  expect(noteText({ event: "left", by: "Ravi Kulkarni", names: [], isAboutReader: false })).toBe(
    "Ravi Kulkarni left.",
  );
});

test("of many who are added at once the reader is named first, and the rest are counted", () => {
  const names = ["Ravi", "Meera", "Anil"];
  expect(noteText({ event: "added", by: "Asha", names, isAboutReader: true })).toBe(
    "Asha added you, Ravi and 2 others.",
  );
});
