import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readPictureUrl } from "@cardplaza/contract/uploads/pictures";
import { members } from "../features/accounts/accounts.table.ts";
import { makeCard } from "../features/cards/card.fixtures.ts";
import { insertCompany } from "../features/companies/company/company.fixtures.ts";
import { connect, insertComment, insertPost } from "../features/connect/connect.fixtures.ts";
import { suggestions } from "../features/people/suggestions/suggestions.table.ts";
import { insertListing } from "../features/directory/listings/listing.fixtures.ts";
import { introductions } from "../features/people/introductions/introductions.table.ts";
import { profiles } from "../features/people/profile/profile.table.ts";
import { postReview } from "../features/reviews/review.fixtures.ts";
import { readSitemap } from "../features/seo/sitemap.fixtures.ts";
import * as files from "../features/uploads/files.fixtures.ts";
import { sendFile } from "../features/uploads/upload.fixtures.ts";
import { newId } from "../platform/ids.ts";
import { messagesTo, newestMessage } from "../testing/outbox.ts";
import type { TestApp } from "../testing/test-app.ts";
import { isAt, readsOf, walk, type Read, type RecordedReads } from "../testing/walk-reads.ts";
import { exportOnce, type Cast } from "./cast.fixtures.ts";

/** In each text of her profile and nowhere else. */
const MARK = "Sandalwood";
const MOBILE = "9812987650";

/** Asha's profile is for her connections, and everything in it is marked. */
export async function hideProfile(
  app: TestApp,
  { visitor, friend, stranger, former, blocked, invited }: Cast,
) {
  const asha = await app.signIn("Asha Menon", { premium: true });
  const pictureOf = async () =>
    (await sendFile(app, await files.jpegFrom(), { as: asha, purpose: "portrait" })).url;
  const [photo, cover] = [await pictureOf(), await pictureOf()];
  await app.db
    .update(members)
    .set({ mobile: `+91${MOBILE}`, mobileProvenAt: new Date() })
    .where(eq(members.id, asha.member.id));
  const told = {
    headline: `${MARK} designer`,
    about: `I know all about ${MARK}.`,
    city: `${MARK}pur`,
    state: `${MARK} Pradesh`,
    profile_image: photo,
    cover,
    experience: [{ title: `${MARK} expert`, company: `${MARK} Works`, from: "2019-04", about: MARK }],
    education: [{ school: `${MARK} College` }],
    skills: [MARK],
    languages: [MARK],
    openTo: { referrals: true },
    handles: [`https://${MARK.toLowerCase()}.example/asha`],
    visibility: "connections",
    showPhone: "connections",
    showEmail: "connections",
  } as const;
  await app.call("PATCH", "/api/user-profile", { as: asha, body: told });

  // She is everywhere: with a card, a company, a listing, a review, posts, a comment, a reaction, an invitation, mentions
  // and introductions.
  const card = await makeCard(app, asha);
  const company = await insertCompany(app, asha, { name: "Menon Interiors" });
  const listing = await insertListing(app, stranger, { name: "Kulkarni Tools" });
  await postReview(app, asha, listing);
  const post = await insertPost(app, asha, { body: "A hall full of light is ready. #homes" });
  const hidden = await insertPost(app, asha, { body: `Only for you: ${MARK}`, visibility: "connections" });
  const strangersPost = await insertPost(app, stranger, {
    body: "Asha Menon saw ten new lathes.",
    mentions: [{ userId: asha.member.id, start: 0, length: 10 }],
    comments: 1,
  });
  await insertComment(app, strangersPost, asha);
  await app.call("PUT", `/api/posts/${strangersPost.id}/reaction`, { as: asha, body: { kind: "like" } });
  await connect(app, asha, friend);
  await connect(app, friend, stranger);
  const ended = await connect(app, asha, former);
  const cut = await connect(app, asha, blocked);
  for (const [as, { id }] of [
    [former, ended],
    [blocked, cut],
  ] as const)
    await app.call("PATCH", `/api/connections/${id}`, { as, body: { tags: ["Old friends"] } });
  await app.call("DELETE", `/api/connections/${ended.id}`, { as: asha });
  await app.call("PUT", `/api/blocks/${blocked.member.id}`, { as: asha });
  // Invited, not connected yet.
  await app.call("POST", "/api/connections", {
    as: asha,
    body: { userId: invited.member.id, note: "Hello" },
  });
  await app.call("PUT", `/api/mutes/${asha.member.id}`, { as: invited });
  // Computed and asked for while everybody could see her.
  for (const who of [stranger, former, blocked])
    await app.db
      .insert(suggestions)
      .values({ memberId: who.member.id, personId: asha.member.id, place: 0, reasons: [] });
  const about = { reason: "We could work together.", at: new Date(), endsAt: new Date(Date.now() + 1e9) };
  const [ashaId, friendId, strangerId] = [asha.member.id, friend.member.id, stranger.member.id];
  await app.db.insert(introductions).values([
    { id: newId(), askerId: strangerId, viaId: friendId, targetId: ashaId, ...about },
    {
      id: newId(),
      askerId: ashaId,
      viaId: friendId,
      targetId: strangerId,
      forwardedAt: new Date(),
      status: "forwarded",
      ...about,
    },
  ]);
  await app.call("POST", "/api/posts", {
    as: asha,
    body: {
      body: "Ravi Kulkarni lent us a lathe.",
      mentions: [{ userId: strangerId, start: 0, length: 13 }],
    },
  });

  const marks = [
    MARK.toLowerCase(),
    MOBILE,
    asha.member.email as string,
    ...[photo, cover].map((url) => readPictureUrl(url)?.id as string),
  ];
  const isMarked = (text: string) => marks.some((mark) => text.toLowerCase().includes(mark));
  const ids = {
    member: [ashaId],
    card: [card._id, card.slug],
    company: [company.id],
    listing: [listing.id],
    post: [post.id, hidden.id, strangersPost.id],
  };
  const reads = readsOf({
    ids,
    query: { q: MARK, targetType: "business", targetId: listing.id },
    queries: {
      "/api/posts": [`?authorId=${ashaId}`],
      "/api/posts/feed": ["?scope=my", "?scope=explore", "?scope=bookmarks"],
      "/api/people": ["?q=Asha", `?q=${MARK}`],
      "/api/search": ["?q=Asha&type=person", `?q=${MARK}`, `?city=${MARK}pur&type=person`],
      "/api/search/suggest": ["?q=Asha", `?q=${MARK}`],
      "/api/connections": ["received", "sent", "mine", "suggestions", "introductions"].map(
        (tab) => `?tab=${tab}`,
      ),
    },
  });
  const previews = reads.filter((path) => path.includes("/og.jpg"));
  /** The calls whose response has one of the marks. */
  const marked = (found: Read[]) => found.filter(({ text }) => isMarked(text)).map(({ path }) => path);

  const judge = (recorded: RecordedReads) => {
    test("is read by her connection wherever people are shown", () => {
      const seen = marked(recorded(friend, reads));
      for (const known of [
        "/api/profiles/",
        "/api/people?",
        "/api/connections?",
        "/api/connections.csv",
        "/api/posts?",
        `/api/posts/${post.id}`,
        `/api/posts/${hidden.id}`,
        `/api/posts/${strangersPost.id}/comments`,
        `/api/posts/${strangersPost.id}/reactions`,
        "/api/connections?tab=introductions",
      ])
        expect([known, seen.some(isAt(known))]).toEqual([known, true]);
    });

    test.each([
      ["a visitor", visitor],
      ["a member who is not connected", stranger],
      ["a member whom she invited", invited],
      ["a former connection", former],
      ["a member whom she blocked", blocked],
    ] as const)("%s reads nothing of it, by any call", (_who, as) => {
      expect(marked(recorded(as, reads))).toEqual([]);
    });

    test("of a profile for members a visitor reads nothing", async () => {
      const visibility = (choice: "members" | "connections") =>
        app.call("PATCH", "/api/user-profile", { as: asha, body: { visibility: choice } });
      await visibility("members");
      expect(marked(await walk(app, reads.filter(isAt("/api/profiles/")), stranger))).not.toEqual([]);
      expect(marked(await walk(app, reads, visitor))).toEqual([]);
      await visibility("connections");
    });

    test("the preview images are the same with and without it", async () => {
      const drawn = await walk(app, previews, visitor);
      await app.db
        .update(profiles)
        .set({ headline: "", about: "", city: "", photo: null, cover: null, skills: [], experience: [] })
        .where(eq(profiles.memberId, ashaId));
      const without = await walk(app, previews, visitor);
      await app.call("PATCH", "/api/user-profile", { as: asha, body: told });
      for (const known of [`/api/business-cards/${card._id}/og.jpg`, `/api/posts/${post.id}/og.jpg`])
        expect([known, drawn.some(({ path }) => isAt(known)(path))]).toEqual([known, true]);
      const byPath = (all: Read[]) => new Map(all.map(({ path, text }) => [path, text]));
      expect(byPath(without)).toEqual(byPath(drawn));
    });

    test("no sitemap names it", async () => {
      const index = (await readSitemap(app, "/sitemap.xml")) ?? "";
      const paths = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(
        ([, path]) => path as string,
      );
      expect(paths.length).toBeGreaterThan(0);
      const all = (await Promise.all(paths.map((path) => readSitemap(app, path)))).map((text) => text ?? "");
      expect(all.filter((text) => isMarked(text) || text.includes(`/profile/${ashaId}`))).toEqual([]);
    });

    test("no mail and no export of a member who may not see it has it", async () => {
      for (const who of [stranger, invited]) {
        const exported = await exportOnce(app, who);
        expect(exported.length).toBeGreaterThan(5);
        expect(exported.filter(isMarked)).toEqual([]);
        const bell = await walk(app, ["/api/notifications"], who);
        expect(bell.map(({ text }) => text).join()).toContain("Asha Menon");
        await newestMessage(app, who.member.email as string, 1, /Asha Menon/);
        const mails = await messagesTo(app, who.member.email as string);
        expect(mails.filter(({ subject, text }) => isMarked(`${subject}\n${text}`))).toEqual([]);
      }
    });
  };
  const viewers = [visitor, friend, stranger, former, blocked, invited];
  return { wanted: viewers.map((viewer) => [viewer, reads] as const), judge };
}
