import { expect, test } from "vitest";
import { createTagIndex } from "./tag-index.ts";

test("a page is found by each of its tags until it is removed, and no tag stays without a page", () => {
  const index = createTagIndex();
  index.add("/c/asha", ["card:asha", "card:*"]);
  index.add("/c/ravi", ["card:ravi", "card:*"]);
  expect(index.find("card:*")).toEqual(["/c/asha", "/c/ravi"]);
  expect(index.find("card:asha")).toEqual(["/c/asha"]);
  index.remove("/c/asha", ["card:asha", "card:*"]);
  expect(index.find("card:*")).toEqual(["/c/ravi"]);
  expect(index.find("card:asha")).toEqual([]);
  index.remove("/c/ravi", ["card:ravi", "card:*"]);
  expect(index.size()).toBe(0);
});
