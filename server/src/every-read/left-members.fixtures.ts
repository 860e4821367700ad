import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import { eraseAccountsJob } from "../features/account-data/erase-accounts.ts";
import { members, type Member } from "../features/accounts/accounts.table.ts";
import { inTransaction } from "../platform/transaction.ts";
import { changed } from "../registry/changed.ts";
import type { TestApp } from "../testing/test-app.ts";
import { readsOf, walk, type Read, type RecordedReads } from "../testing/walk-reads.ts";
import type { Cast } from "./cast.fixtures.ts";
import { makeWholeMember } from "./whole-member.fixtures.ts";

type Left = Awaited<ReturnType<typeof makeWholeMember>>;
const LEFT = new Set([FORMER_MEMBER_NAME]);

/** One member is suspended, another one is erased. Who waits for deletion is hidden by the same column as who is suspended. */
export async function letMembersLeave(app: TestApp, { friend, visitor }: Cast) {
  const suspended = await makeWholeMember(app, "Pinewood", [friend]);
  const erased = await makeWholeMember(app, "Cedarwood", [friend]);
  const leave = ({ owner: { member } }: Left, hidden: Partial<Member>) =>
    inTransaction(app.db, async (tx) => {
      await tx.update(members).set(hidden).where(eq(members.id, member.id));
      await changed(app.services, tx, "member", [member.id]);
    });
  const authors = async ({ reviewed, other }: Left) => {
    const reviews = await app.call("GET", `/api/reviews?targetType=business&targetId=${reviewed.id}`);
    const comments = await app.call("GET", `/api/posts/${other.id}/comments`, { as: friend });
    return new Set([
      ...reviews.json.reviews.map(({ authorName }) => authorName),
      ...comments.json.comments.map(({ author }) => author.name),
    ]);
  };
  const before = [await authors(suspended), await authors(erased)];
  await leave(suspended, { suspendedAt: new Date() });
  await leave(erased, { erasesAt: new Date(Date.now() - 1) });
  await eraseAccountsJob.run({ ...app.services, now: new Date() }, {}, new AbortController().signal);

  // By every call: somebody who left is hidden from everybody, also where a block leaves a name.
  const readsAbout = ({ reads, reviewed }: Left) =>
    readsOf({
      ...reads,
      query: { ...reads.query, targetId: reviewed.id },
      queries: {
        ...reads.queries,
        "/api/search": [reads.query.q, `${reads.query.q.slice(0, -1)}x&asTyped=true`].map((q) => `?q=${q}`),
      },
    });
  const isAbout = ({ owner: { member }, reads }: Left, { text }: Read) =>
    text.toLowerCase().includes(reads.query.q.toLowerCase()) || text.includes(member.id);

  const judge = (recorded: RecordedReads) => {
    describe.each([
      ["is suspended", suspended],
      ["was erased", erased],
    ])("who %s", (_how, left) => {
      test.each([
        ["a member", friend],
        ["a visitor", visitor],
      ])("is not read by %s, by any call", (_who, viewer) => {
        const found = recorded(viewer, readsAbout(left)).filter((read) => isAbout(left, read));
        expect(found.map(({ path }) => path)).toEqual([]);
      });

      test("has no name below what they wrote elsewhere", async () => {
        expect(await authors(left)).toEqual(LEFT);
      });
    });

    test("who is restored is back", async () => {
      expect(before).toEqual([suspended, erased].map(({ owner }) => new Set([owner.member.name])));
      await leave(suspended, { suspendedAt: null });
      expect(await authors(suspended)).toEqual(new Set([suspended.owner.member.name]));
      const ids = Object.values(suspended.ids).flat();
      const own = readsAbout(suspended).filter((path) => ids.some((id) => path.includes(id)));
      const found = (await walk(app, own, friend)).filter((read) => isAbout(suspended, read));
      expect(found.length).toBeGreaterThan(5);
    });
  };
  return {
    wanted: [friend, visitor].flatMap((viewer) =>
      [suspended, erased].map((left) => [viewer, readsAbout(left)] as const),
    ),
    judge,
  };
}
