import { expect, test } from "vitest";
import { withoutVote, withReaction, withVote } from "./post-changes.ts";
import { OFFER } from "./post.fixtures.ts";

test("a second reaction replaces the first, and taking it back counts one less", () => {
  const liked = withReaction(OFFER, "like");
  expect(liked).toMatchObject({ ownReaction: "like", reactions: { like: 3, support: 1 } });
  const supported = withReaction(liked, "support");
  expect(supported).toMatchObject({ ownReaction: "support", reactions: { like: 2, support: 2 } });
  expect(withReaction(supported, null)).toEqual(OFFER);
  expect(withReaction(OFFER, null)).toBe(OFFER);
});

test("a vote counts once, and can be taken back when it was not counted", () => {
  const voted = withVote(OFFER, 1);
  expect(voted.poll).toMatchObject({ own: 1, options: [{ votes: 3 }, { votes: 2 }] });
  expect(withVote(voted, 0)).toBe(voted);
  expect(withoutVote(voted, 1)).toEqual(OFFER);
  expect(withVote(OFFER, 7)).toBe(OFFER);
});
