import { expect, test } from "vitest";
import { newerThan, newPostsText } from "./new-posts.ts";

const post = (_id: string, minute: number) => ({
  _id,
  created_at: `2026-11-16T10:${String(minute).padStart(2, "0")}:00.000Z`,
});

test("only posts that are newer than all shown ones count as new", () => {
  const shown = [post("c", 30), post("b", 20), post("a", 10)];
  expect(newerThan(shown, [post("e", 50), post("d", 40), post("c", 30)])).toEqual(["e", "d"]);
  // Shown again after it was hidden: it belongs further below.
  expect(newerThan(shown, [post("c", 30), post("between", 25)])).toEqual([]);
  expect(newerThan([], [post("a", 10)])).toEqual(["a"]);
});

test("the pill says how many there are", () => {
  expect([1, 3].map(newPostsText)).toEqual(["1 new post", "3 new posts"]);
});
