import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { api } from "@cardplaza/contract/api";
import { splitKey } from "@cardplaza/contract/endpoint";
import { readPictureUrl } from "@cardplaza/contract/uploads/pictures";
import { messagesTo, newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { members } from "../accounts/accounts.table.ts";
import { makeCard } from "../cards/card.fixtures.ts";
import { insertCompany } from "../companies/company/company.fixtures.ts";
import { connect, insertComment, insertPost } from "../connect/connect.fixtures.ts";
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

// She is everywhere: with a card, a company, a listing, a review, posts, a comment and an invitation.
const card = await makeCard(app, asha);
const company = await insertCompany(app, asha, { name: "Menon Interiors" });
const listing = await insertListing(app, ravi, { name: "Kulkarni Tools" });
await postReview(app, asha, listing);
const post = await insertPost(app, asha, { body: "A hall full of light is ready. #homes" });
const hidden = await insertPost(app, asha, { body: `Only for you: ${MARK}`, visibility: "connections" });
const ravisPost = await insertPost(app, ravi, { body: "Ten new lathes have arrived.", comments: 1 });
const comment = await insertComment(app, ravisPost, asha);
await connect(app, asha, meera);
await connect(app, meera, ravi);
// Invited, not connected yet.
await app.call("POST", "/api/connections", { as: asha, body: { userId: karan.member.id, note: "Hello" } });
// Mentioned.
await app.call("POST", "/api/posts", {
  as: asha,
  body: {
    body: "Ravi Kulkarni lent us a lathe.",
    mentions: [{ userId: ravi.member.id, start: 0, length: 13 }],
  },
});

const IDS = [
  asha.member.id,
  card._id,
  card.slug,
  company.id,
  listing.id,
  post.id,
  hidden.id,
  ravisPost.id,
  comment.id,
];
const MARKS = [
  MARK.toLowerCase(),
  MOBILE,
  asha.member.email as string,
  ...[photo, cover].map((url) => readPictureUrl(url)?.id as string),
];
const isMarked = (text: string) => MARKS.some((mark) => text.toLowerCase().includes(mark));

/** Skipped: a stream never ends. */
const LEFT_OUT = ["GET /api/stream"];
/** So that the lists look for her; other calls ignore them. */
const QUERIES = [
  `?q=${MARK}&targetType=business&targetId=${listing.id}&authorId=${asha.member.id}&scope=explore&tab=received`,
  `?q=Asha&city=${MARK}pur&type=person&tab=suggestions`,
  "?tab=mine",
  "?tab=introductions",
] as const;
const reads = Object.keys(api)
  .filter((key) => /^GET (?!\/api\/admin)/.test(key) && !LEFT_OUT.includes(key))
  .flatMap((key) => {
    const { path } = splitKey(key);
    return path.includes(":")
      ? IDS.map((id) => path.replaceAll(/:\w+/g, id) + QUERIES[0])
      : QUERIES.map((query) => path + query);
  });

const CALLS_A_MINUTE = 100;
const AT_ONCE = 10;

/** The calls whose response has one of the marks, and the pictures that were drawn. */
async function read(as?: Person) {
  const [marked, drawn]: [string[], Map<string, string>] = [[], new Map()];
  const readOne = async (path: string) => {
    const { status, text, headers } = await app.call("GET", path, { as });
    expect([path, status]).not.toEqual([path, 429]);
    if (status !== 200) return;
    if (isMarked(text)) marked.push(path);
    if (headers.get("content-type")?.startsWith("image/")) drawn.set(path, text);
  };
  for (let done = 0; done < reads.length; done += AT_ONCE) {
    // The calls must stay below the limit of a member's calls per minute.
    if (done % CALLS_A_MINUTE === 0) app.clock.advance({ minutes: 1 });
    await Promise.all(reads.slice(done, done + AT_ONCE).map(readOne));
  }
  return { marked, drawn };
}

test("her connection reads her profile wherever people are shown", async () => {
  const { marked } = await read(meera);
  for (const known of [
    "/api/profiles/",
    "/api/people?",
    "/api/connections?",
    "/api/connections.csv",
    "/api/posts?",
    `/api/posts/${post.id}?`,
    `/api/posts/${hidden.id}?`,
  ])
    expect([known, marked.some((path) => path.startsWith(known))]).toEqual([known, true]);
});

test.each([
  ["a visitor", undefined],
  ["a member who is not connected", ravi],
  ["a member whom she invited", karan],
] as const)("%s reads nothing of it, by any call", async (_who, as) => {
  expect((await read(as)).marked).toEqual([]);
});

test("the preview images are the same with and without it", async () => {
  const { drawn } = await read();
  await app.db
    .update(profiles)
    .set({ headline: "", about: "", city: "", photo: null, cover: null, skills: [], experience: [] })
    .where(eq(profiles.memberId, asha.member.id));
  const { drawn: without } = await read();
  await app.call("PATCH", "/api/user-profile", { as: asha, body: TOLD });
  for (const known of [`/api/business-cards/${card._id}/og.jpg`, `/api/posts/${post.id}/og.jpg`])
    expect([known, [...drawn.keys()].some((path) => path.startsWith(known))]).toEqual([known, true]);
  expect(without).toEqual(drawn);
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
    expect((await app.call("POST", "/api/account/export", { as: who })).status).toBe(202);
    const url = await vi.waitFor(
      async () => {
        const { json } = await app.call("GET", "/api/account/export", { as: who });
        expect(json.export?.status).toBe("ready");
        return json.export?.url as string;
      },
      { timeout: 30_000, interval: 100 },
    );
    const packed = unzipSync(new Uint8Array(await (await fetch(app.url + url)).arrayBuffer()));
    const exported = Object.entries(packed).map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`);
    expect(exported.length).toBeGreaterThan(5);
    expect(exported.filter(isMarked)).toEqual([]);
    const { text: bell } = await app.call("GET", "/api/notifications", { as: who });
    expect(bell).toContain("Asha Menon");
    await newestMessage(app, who.member.email as string, 1, /Asha Menon/);
    const mails = await messagesTo(app, who.member.email as string);
    expect(mails.filter(({ subject, text }) => isMarked(`${subject}\n${text}`))).toEqual([]);
  }
});
