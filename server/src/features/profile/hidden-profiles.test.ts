import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readPictureUrl } from "@cardplaza/contract/uploads/pictures";
import { newId } from "../../platform/ids.ts";
import { messagesTo, newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { readsOf, walk } from "../../testing/walk-reads.ts";
import { exportOf } from "../account-data/account-data.fixtures.ts";
import { members } from "../accounts/accounts.table.ts";
import { makeCard } from "../cards/card.fixtures.ts";
import { insertCompany } from "../companies/company/company.fixtures.ts";
import { connect, insertComment, insertPost } from "../connect/connect.fixtures.ts";
import { suggestions } from "../connect/people/people.table.ts";
import { introductions } from "../introductions/introductions.table.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import { postReview } from "../reviews/review.fixtures.ts";
import { readSitemap } from "../seo/sitemap.fixtures.ts";
import * as files from "../uploads/files.fixtures.ts";
import { sendFile } from "../uploads/upload.fixtures.ts";
import { profiles } from "./profile.table.ts";

// Asha's profile is for her connections. Everything in it is marked, and then every call that reads is tried.

const app = await sharedTestApp();
/** In each text of her profile and nowhere else. */
const MARK = "Zebrawood";
const MOBILE = "9812345670";
const asha = await app.signIn("Asha Menon", { premium: true });
const meera = await app.signIn("Meera Shah", { premium: true });
const ravi = await app.signIn("Ravi Kulkarni", { premium: true });
const karan = await app.signIn("Karan Gill", { premium: true });
const former = await app.signIn("Leela Das", { premium: true });
const blocked = await app.signIn("Dev Patel", { premium: true });

const pictureOf = async () =>
  (await sendFile(app, await files.jpegFrom(), { as: asha, purpose: "portrait" })).url;
const [photo, cover] = [await pictureOf(), await pictureOf()];
await app.db
  .update(members)
  .set({ mobile: `+91${MOBILE}`, mobileProvenAt: new Date() })
  .where(eq(members.id, asha.member.id));
const TOLD = {
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
await app.call("PATCH", "/api/user-profile", { as: asha, body: TOLD });

// She is everywhere: with a card, a company, a listing, a review, posts, a comment, a reaction, an invitation, mentions
// and introductions.
const card = await makeCard(app, asha);
const company = await insertCompany(app, asha, { name: "Menon Interiors" });
const listing = await insertListing(app, ravi, { name: "Kulkarni Tools" });
await postReview(app, asha, listing);
const post = await insertPost(app, asha, { body: "A hall full of light is ready. #homes" });
const hidden = await insertPost(app, asha, { body: `Only for you: ${MARK}`, visibility: "connections" });
const ravisPost = await insertPost(app, ravi, {
  body: "Asha Menon saw ten new lathes.",
  mentions: [{ userId: asha.member.id, start: 0, length: 10 }],
  comments: 1,
});
await insertComment(app, ravisPost, asha);
await app.call("PUT", `/api/posts/${ravisPost.id}/reaction`, { as: asha, body: { kind: "like" } });
await connect(app, asha, meera);
await connect(app, meera, ravi);
const ended = await connect(app, asha, former);
await connect(app, asha, blocked);
for (const as of [former, blocked])
  await app.call("PATCH", `/api/connections/${(await mine(as))!._id}`, {
    as,
    body: { tags: ["Old friends"] },
  });
await app.call("DELETE", `/api/connections/${ended.id}`, { as: asha });
await app.call("PUT", `/api/blocks/${blocked.member.id}`, { as: asha });
// Invited, not connected yet.
await app.call("POST", "/api/connections", { as: asha, body: { userId: karan.member.id, note: "Hello" } });
await app.call("PUT", `/api/mutes/${asha.member.id}`, { as: karan });
// Computed and asked for while everybody could see her.
for (const who of [ravi, former, blocked])
  await app.db
    .insert(suggestions)
    .values({ memberId: who.member.id, personId: asha.member.id, place: 0, reasons: [] });
const about = { reason: "We could work together.", at: new Date(), endsAt: new Date(Date.now() + 1e9) };
await app.db.insert(introductions).values([
  { id: newId(), askerId: ravi.member.id, viaId: meera.member.id, targetId: asha.member.id, ...about },
  {
    id: newId(),
    askerId: asha.member.id,
    viaId: meera.member.id,
    targetId: ravi.member.id,
    forwardedAt: new Date(),
    status: "forwarded",
    ...about,
  },
]);
// Mentioned.
await app.call("POST", "/api/posts", {
  as: asha,
  body: {
    body: "Ravi Kulkarni lent us a lathe.",
    mentions: [{ userId: ravi.member.id, start: 0, length: 13 }],
  },
});

async function mine(as: Person) {
  return (await app.call("GET", "/api/connections", { as })).json.connections[0];
}

const MARKS = [
  MARK.toLowerCase(),
  MOBILE,
  asha.member.email as string,
  ...[photo, cover].map((url) => readPictureUrl(url)?.id as string),
];
const isMarked = (text: string) => MARKS.some((mark) => text.toLowerCase().includes(mark));

const reads = readsOf({
  ids: {
    member: [asha.member.id],
    card: [card._id, card.slug],
    company: [company.id],
    listing: [listing.id],
    post: [post.id, hidden.id, ravisPost.id],
  },
  query: `?q=${MARK}&targetType=business&targetId=${listing.id}`,
  queries: {
    "/api/posts": [`?authorId=${asha.member.id}`],
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
const marked = async (as?: Person) =>
  (await walk(app, reads, as)).filter(({ text }) => isMarked(text)).map(({ path }) => path);

test("her connection reads her profile wherever people are shown", async () => {
  const seen = await marked(meera);
  for (const known of [
    "/api/profiles/",
    "/api/people?",
    "/api/connections?",
    "/api/connections.csv",
    "/api/posts?",
    `/api/posts/${post.id}?`,
    `/api/posts/${hidden.id}?`,
    `/api/posts/${ravisPost.id}/comments`,
    `/api/posts/${ravisPost.id}/reactions`,
    "/api/connections?tab=introductions",
  ])
    expect([known, seen.some((path) => path.startsWith(known))]).toEqual([known, true]);
});

test.each([
  ["a visitor", undefined],
  ["a member who is not connected", ravi],
  ["a member whom she invited", karan],
  ["a former connection", former],
  ["a member whom she blocked", blocked],
] as const)("%s reads nothing of it, by any call", async (_who, as) => {
  expect(await marked(as)).toEqual([]);
});

test("of a profile for members a visitor reads nothing", async () => {
  const visibility = (choice: "members" | "connections") =>
    app.call("PATCH", "/api/user-profile", { as: asha, body: { visibility: choice } });
  await visibility("members");
  expect(await marked(ravi)).not.toEqual([]);
  expect(await marked()).toEqual([]);
  await visibility("connections");
});

test("the preview images are the same with and without it", async () => {
  const drawn = await walk(app, previews, undefined);
  await app.db
    .update(profiles)
    .set({ headline: "", about: "", city: "", photo: null, cover: null, skills: [], experience: [] })
    .where(eq(profiles.memberId, asha.member.id));
  const without = await walk(app, previews, undefined);
  await app.call("PATCH", "/api/user-profile", { as: asha, body: TOLD });
  for (const known of [`/api/business-cards/${card._id}/og.jpg`, `/api/posts/${post.id}/og.jpg`])
    expect([known, drawn.some(({ path }) => path.startsWith(known))]).toEqual([known, true]);
  const byPath = (all: typeof drawn) => new Map(all.map(({ path, text }) => [path, text]));
  expect(byPath(without)).toEqual(byPath(drawn));
});

test("no sitemap names it", async () => {
  const index = (await readSitemap(app, "/sitemap.xml")) ?? "";
  const paths = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(
    ([, path]) => path as string,
  );
  expect(paths.length).toBeGreaterThan(0);
  const all = await Promise.all(paths.map((path) => readSitemap(app, path)));
  expect(all.filter((text) => isMarked(text ?? "") || text?.includes("/profile/"))).toEqual([]);
});

test("no mail and no export of a member who may not see it has it", async () => {
  for (const who of [ravi, karan]) {
    const exported = await exportOf(app, who);
    expect(exported.length).toBeGreaterThan(5);
    expect(exported.filter(isMarked)).toEqual([]);
    const { text: bell } = await app.call("GET", "/api/notifications", { as: who });
    expect(bell).toContain("Asha Menon");
    await newestMessage(app, who.member.email as string, 1, /Asha Menon/);
    const mails = await messagesTo(app, who.member.email as string);
    expect(mails.filter(({ subject, text }) => isMarked(`${subject}\n${text}`))).toEqual([]);
  }
});
