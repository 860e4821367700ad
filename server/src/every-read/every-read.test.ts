import { describe, expect, test } from "vitest";
import { sharedTestApp } from "../testing/test-app.ts";
import { foreignReadsOf, recordReads, walk } from "../testing/walk-reads.ts";
import { blockMember } from "./blocked-member.fixtures.ts";
import { signInCast } from "./cast.fixtures.ts";
import { keepChapterSecrets } from "./chapter-secrets.fixtures.ts";
import { hidePosts } from "./hidden-posts.fixtures.ts";
import { hideProfile } from "./hidden-profile.fixtures.ts";
import { letMembersLeave } from "./left-members.fixtures.ts";

// Every call that reads is tried as every kind of viewer, once for all who judge what was read. Each scene hides something
// in a way of its own, in the same database and before the same people. A new call is tried without a word about it here.

const app = await sharedTestApp();
const cast = await signInCast(app);
const posts = await hidePosts(app, cast);
const profile = await hideProfile(app, cast);
const block = await blockMember(app, cast);
const left = await letMembersLeave(app, cast);
const chapter = await keepChapterSecrets(app);
const scenes = [posts, profile, block, left, chapter];
const recorded = await recordReads(
  app,
  scenes.flatMap(({ wanted }) => wanted),
);

describe("a post that is hidden", () => {
  posts.judge(recorded);
});
describe("a profile for connections", () => {
  profile.judge(recorded);
});
describe("a member who blocked another", () => {
  block.judge(recorded);
});
describe("a member who left", () => {
  left.judge(recorded);
});
describe("a chapter", () => {
  chapter.judge(recorded);
});

test.each([
  ["a member", cast.friend],
  ["a visitor", cast.visitor],
])("no other call opens an id of these kinds to %s: FITTING says which do", async (_who, as) => {
  const paths = foreignReadsOf({ ...block.ids, ...chapter.ids });
  expect(paths.length).toBeGreaterThan(100);
  expect((await walk(app, paths, as)).map(({ path }) => path)).toEqual([]);
});
