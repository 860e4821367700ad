import { expect, test } from "vitest";
import { boardPath, readBoard } from "./leaderboard-address.ts";

const read = (text: string) => readBoard(new URLSearchParams(text));

test("the leaderboard opens with the people of this month", () => {
  expect(read("chapter=c1&tab=leaderboard")).toEqual({ view: "people", period: "month" });
  expect(read("view=teams&period=year")).toEqual({ view: "people", period: "month" });
});

test("its address names what differs from that, and is read back", () => {
  expect(boardPath("c1", { view: "people", period: "month" })).toBe(
    "/offline-networking?chapter=c1&tab=leaderboard",
  );
  const path = boardPath("c1", { view: "chapters", period: "6months" });
  expect(path).toBe("/offline-networking?chapter=c1&tab=leaderboard&view=chapters&period=6months");
  expect(read(path.slice(path.indexOf("?")))).toEqual({ view: "chapters", period: "6months" });
});
