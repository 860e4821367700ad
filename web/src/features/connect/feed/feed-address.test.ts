import { expect, test } from "vitest";
import { CONNECT_IN_FEED, feedPath, feedQuery, PLAZY_FEED, readFeed } from "./feed-address.ts";

const read = (scope: "my" | "explore" | "bookmarks", search: string) =>
  readFeed(scope, new URLSearchParams(search));

test("each scope reads only what belongs to it", () => {
  const search = "sort=top&tag=%23Pune&collection=c1";
  expect(read("my", search)).toEqual({ scope: "my", sort: "top", tag: "", collection: "" });
  expect(read("explore", search)).toEqual({ scope: "explore", sort: "latest", tag: "pune", collection: "" });
  expect(read("bookmarks", search)).toEqual({
    scope: "bookmarks",
    sort: "latest",
    tag: "",
    collection: "c1",
  });
});

test("what means nothing is left out", () => {
  expect(read("my", "sort=loudest").sort).toBe("latest");
  expect(read("explore", `tag=${"a".repeat(41)}`).tag).toBe("");
  expect(feedQuery(read("my", ""))).toEqual({ scope: "my" });
  expect(feedQuery(read("my", "sort=top"))).toEqual({ scope: "my", sort: "top" });
});

test("both areas have an address for every choice, and read it again", () => {
  expect(feedPath(PLAZY_FEED, "my")).toBe("/plazy/feed");
  expect(feedPath(PLAZY_FEED, "explore", { tag: "मशीन" })).toMatch(/^\/plazy\/explore\?tag=%/);
  expect(feedPath(CONNECT_IN_FEED, "my", { sort: "top" })).toBe("/connect-in?tab=my-feed&sort=top");
  expect(feedPath(CONNECT_IN_FEED, "bookmarks", { collection: "c1" })).toBe(
    "/connect-in?tab=bookmarks&collection=c1",
  );
  const tagged = feedPath(CONNECT_IN_FEED, "explore", { tag: "मशीन" });
  expect(read("explore", tagged.split("?")[1] ?? "").tag).toBe("मशीन");
});
