import { expect, test } from "vitest";
import { rankTop, type Ranked } from "./rank-top.ts";

const NOW = new Date("2026-11-16T12:00:00Z");
const post = (id: string, memberId: string, hoursAgo: number, likes = 0, comments = 0): Ranked => ({
  id,
  memberId,
  companyId: null,
  createdAt: new Date(NOW.getTime() - hoursAgo * 3_600_000),
  likes,
  celebrations: 0,
  insights: 0,
  supports: 0,
  comments,
});
const order = (posts: Ranked[]) => rankTop(posts, NOW).map(({ id }) => id);

test("engagement comes first, comments more than reactions, and age takes it down", () => {
  expect(order([post("quiet", "a", 1), post("liked", "b", 1, 2), post("discussed", "c", 1, 0, 2)])).toEqual([
    "discussed",
    "liked",
    "quiet",
  ]);
  expect(order([post("old", "a", 48, 20), post("new", "b", 1, 5)])).toEqual(["new", "old"]);
});

test("any ten have at most two of an author", () => {
  const many = Array.from({ length: 12 }, (_, at) => post(`a${at}`, "asha", 1, 100 - at));
  const others = Array.from({ length: 16 }, (_, at) => post(`b${at}`, `author ${at}`, 5));
  const ranked = rankTop([...others, ...many], NOW);
  expect(ranked.slice(0, 2).map(({ id }) => id)).toEqual(["a0", "a1"]);
  for (let from = 0; from + 10 <= ranked.length; from += 1) {
    const ten = ranked.slice(from, from + 10).filter(({ memberId }) => memberId === "asha");
    expect(ten.length).toBeLessThanOrEqual(2);
  }
  expect(ranked.filter(({ memberId }) => memberId !== "asha")).toHaveLength(16);
  expect(order(many)).toEqual(["a0", "a1"]);
});
