import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { OFFER } from "./post.fixtures.ts";
import { editedPosts, postCache } from "./use-post-cache.ts";

const OTHER = { ...OFFER, _id: "0mwhifk7f5pahpgjl7zz", why: "You are connected" };
const FEED = ["GET /api/posts/feed", { query: { scope: "my" } }];
const OF_AUTHOR = ["GET /api/posts", { query: { authorId: "0mwhifk7f5pahpgjl7vb" } }];
const ONE = ["GET /api/posts/:id", { params: { id: OFFER._id } }];

function loaded() {
  const queries = new QueryClient();
  queries.setQueryData(FEED, { pages: [{ posts: [OTHER] }, { posts: [OFFER] }], pageParams: [null, "a"] });
  queries.setQueryData(OF_AUTHOR, { posts: [OFFER, OTHER], nextCursor: null });
  queries.setQueryData(ONE, OFFER);
  queries.setQueryData(["GET /api/jobs"], { jobs: [] });
  return { queries, cache: postCache(queries) };
}

test("a change reaches the post in every list and on its page, and no other", () => {
  const { queries, cache } = loaded();
  cache.edit(OFFER._id, (post) => ({ ...post, comments: 5 }));
  expect(queries.getQueryData(FEED)).toMatchObject({
    pages: [{ posts: [{ comments: 4 }] }, { posts: [{ comments: 5 }] }],
    pageParams: [null, "a"],
  });
  expect(queries.getQueryData(OF_AUTHOR)).toMatchObject({ posts: [{ comments: 5 }, { comments: 4 }] });
  expect(queries.getQueryData(ONE)).toMatchObject({ comments: 5 });
  expect(queries.getQueryData(["GET /api/jobs"])).toEqual({ jobs: [] });
});

test("what the server responded is taken over, but why it is in a feed stays", () => {
  const { queries, cache } = loaded();
  cache.take({ ...OTHER, why: "", comments: 9 });
  expect(queries.getQueryData(FEED)).toMatchObject({
    pages: [{ posts: [{ comments: 9, why: "You are connected" }] }, {}],
  });
});

test("a deleted post leaves the lists; a muted member's posts are marked and come back", () => {
  const { queries, cache } = loaded();
  cache.leaveOutOf("0mwhifk7f5pahpgjl7vb", "muted");
  expect(queries.getQueryData(OF_AUTHOR)).toMatchObject({
    posts: [{ leftOut: "muted" }, { leftOut: "muted" }],
  });
  cache.leaveOutOf("0mwhifk7f5pahpgjl7vb", undefined);
  expect(queries.getQueryData(OF_AUTHOR)).toEqual({ posts: [OFFER, OTHER], nextCursor: null });
  cache.remove(OFFER._id);
  expect(queries.getQueryData(OF_AUTHOR)).toEqual({ posts: [OTHER], nextCursor: null });
});

test("a post that a list has loaded is found, without why it was in that list", () => {
  const { cache } = loaded();
  expect(cache.find(OTHER._id)).toEqual({ ...OTHER, why: "" });
  expect(cache.find("0mwhifk7f5pahpgjl7xx")).toBeUndefined();
});

test("a page that nothing changed stays the same object", () => {
  const page = { posts: [OFFER] };
  expect(editedPosts(page, (post) => post)).toBe(page);
});
