import type { Comment } from "@cardplaza/contract/connect/comments";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { OFFER } from "../post/post.fixtures.ts";
import { commentCache, unique } from "./use-comments.ts";

const COMMENT: Comment = {
  _id: "0mwhifk7f5pahpgjl7c1",
  parentId: null,
  author: OFFER.author,
  body: "I can help.",
  mentions: [],
  replies: 1,
  isOwn: true,
  created_at: "2026-05-12T05:30:00.000Z",
  editedAt: null,
};
const REPLY: Comment = { ...COMMENT, _id: "0mwhifk7f5pahpgjl7c2", parentId: COMMENT._id, replies: 0 };
const LIST = ["GET /api/posts/:id/comments", OFFER._id, null];
const REPLIES = ["GET /api/posts/:id/comments", OFFER._id, COMMENT._id];
const POST = ["GET /api/posts/:id", { params: { id: OFFER._id } }];

function loaded() {
  const queries = new QueryClient();
  const page = (comments: Comment[]) => ({ pages: [{ comments, nextCursor: null }], pageParams: [null] });
  queries.setQueryData(LIST, page([COMMENT]));
  queries.setQueryData(REPLIES, page([REPLY]));
  queries.setQueryData(POST, OFFER);
  const commentsOf = (key: unknown[]) =>
    queries.getQueryData<ReturnType<typeof page>>(key)?.pages[0]?.comments;
  return {
    cache: commentCache(queries, OFFER._id),
    count: () => queries.getQueryData<typeof OFFER>(POST)?.comments,
    first: () => commentsOf(LIST),
    replies: () => commentsOf(REPLIES),
  };
}

test("a new reply is shown and counted below its comment and on the post", () => {
  const { cache, count, first, replies } = loaded();
  cache.append({ ...REPLY, _id: "0mwhifk7f5pahpgjl7c3" });
  expect(replies()?.map(({ _id }) => _id)).toEqual([REPLY._id, "0mwhifk7f5pahpgjl7c3"]);
  expect(first()?.[0]?.replies).toBe(2);
  expect(count()).toBe(OFFER.comments + 1);
});

test("a deleted comment keeps its place as long as it has replies", () => {
  const { cache, count, first, replies } = loaded();
  cache.remove(COMMENT);
  expect(first()).toMatchObject([{ removed: true, body: "This comment was removed.", replies: 1 }]);
  expect(count()).toBe(OFFER.comments - 1);
  cache.remove(REPLY);
  expect(replies()).toEqual([]);
  expect(first()).toEqual([]);
  expect(count()).toBe(OFFER.comments - 2);
});

test("a comment that is loaded again with its page is shown once, where the page has it", () => {
  const later = { ...COMMENT, _id: "0mwhifk7f5pahpgjl7c4" };
  expect(unique([COMMENT, later, REPLY, later])).toEqual([COMMENT, REPLY, later]);
});
