import { expect, test } from "vitest";
import type { TestApp } from "../testing/test-app.ts";
import { isAt, readsOf, type RecordedReads } from "../testing/walk-reads.ts";
import type { Cast } from "./cast.fixtures.ts";
import { makeWholeMember } from "./whole-member.fixtures.ts";

const NAME = "Ebonywood";

/** Asha blocks one of two members who know her equally well. */
export async function blockMember(app: TestApp, { friend, blocked }: Cast) {
  const asha = await makeWholeMember(app, NAME, [friend, blocked]);
  await app.call("PUT", `/api/blocks/${blocked.member.id}`, { as: asha.owner });
  const reads = readsOf({
    ...asha.reads,
    // The home page and what is made for other websites are the same for everybody; of a saved card the name stays, so
    // that members can tell their saved cards apart. A chapter has one ranking for all of its members.
    leftOut: [
      "GET /api/home",
      "GET /api/jobs/feed.xml",
      "GET /api/reviews/widget.js",
      "GET /api/business-cards/saved",
      "GET /api/chapters/:id/leaderboard",
      "GET /api/chapters/:id/leaderboard.csv",
    ],
  });
  const marks = [NAME, ...Object.values(asha.ids).flat(), ...asha.sharedIds];

  const judge = (recorded: RecordedReads) => {
    const whereAshaIsSeen = (as: typeof friend) =>
      recorded(as, reads)
        .filter(({ text }) => marks.some((mark) => text.includes(mark)))
        .map(({ path }) => path);

    test("is read by the member who was not blocked, in every place", () => {
      const seen = whereAshaIsSeen(friend);
      const { post, other, chapter, led, meeting } = asha;
      for (const known of [
        "/api/profiles/",
        "/api/business-cards/slug/",
        "/api/business-listings/",
        "/api/companies/",
        "/api/products/",
        "/api/jobs/",
        "/api/jobs?",
        `/api/posts/${post.id}`,
        `/api/posts/${post.id}/reactions`,
        "/api/posts?",
        "/api/search",
        "/api/connections?tab=mine",
        "/api/connections?tab=introductions",
        "/api/connections.csv",
        "/api/people",
        "/api/posts/feed?scope=my",
        "/api/posts/feed?scope=explore",
        "/api/posts/feed?scope=bookmarks",
        `/api/posts/${other.id}/comments`,
        "/api/notifications",
        `/api/chapters/${chapter.id}/members`,
        `/api/chapters/${led.id}`,
        `/api/chapters/${led.id}/members`,
        `/api/chapter-meetings/${meeting.id}`,
        "/api/chapters/week",
        "/api/referrals/receivers",
      ])
        expect([known, seen.some(isAt(known))]).toEqual([known, true]);
    });

    test("is read nowhere by the blocked member, by any call", async () => {
      expect(whereAshaIsSeen(blocked)).toEqual([]);
      const { json } = await app.call("GET", "/api/business-cards/saved", { as: blocked });
      const { name } = asha.card;
      const saved = json.savedCards.find((each) => each.name === name);
      expect(saved).toMatchObject({ name, company: "", phone: "", available: false });
    });
  };
  return { wanted: [friend, blocked].map((viewer) => [viewer, reads] as const), ids: asha.reads.ids, judge };
}
