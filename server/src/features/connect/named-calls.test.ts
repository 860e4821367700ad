import { expect, test } from "vitest";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";

// Other programs are written against these paths and payloads: each is called once, exactly as it was promised.

const app = await sharedTestApp();
const asha = await app.signIn("Asha Menon", { premium: true });
const ravi = await app.signIn("Ravi Kulkarni");
const meera = await app.signIn("Meera Shah");
const { id: ravisId } = ravi.member;

async function call(as: Person, key: string, body?: object) {
  const [method, path] = key.split(" ") as [string, string];
  const { status, json, text } = await app.send(method, path, { as, ...(body && { body }) });
  expect([key, status, status < 300 ? "" : text]).toEqual([key, expect.any(Number), ""]);
  return json;
}

test("posts", async () => {
  const written = await call(asha, "POST /api/posts", {
    kind: "ask",
    body: "@Ravi, who turns brass?",
    mentions: [{ userId: ravisId, start: 0, length: 5 }],
    images: [],
    poll: { options: ["Pune", "Nashik"], days: 7 },
    visibility: "public",
  });
  expect(written).toMatchObject({
    authorType: "user",
    kind: "ask",
    mentions: [{ userId: ravisId, start: 0, length: 5 }],
    visibility: "public",
    editedAt: null,
    status: "published",
  });
  const post = `/api/posts/${written._id}`;
  for (const scope of ["my", "explore", "bookmarks"])
    for (const sort of ["latest", "top"])
      expect(await call(asha, `GET /api/posts/feed?scope=${scope}&sort=${sort}`)).toEqual({
        posts: expect.any(Array),
        nextCursor: null,
      });
  expect(await call(ravi, `PUT ${post}/reaction`, { kind: "insightful" })).toMatchObject({
    reactions: { like: 0, celebrate: 0, insightful: 1, support: 0 },
  });
  await call(ravi, `DELETE ${post}/reaction`);
  const comment = await call(ravi, `POST ${post}/comments`, { body: "I do." });
  await call(meera, `POST ${post}/comments`, { body: "So do I.", parentId: comment._id });
  expect((await call(asha, `GET ${post}/comments`)).comments).toMatchObject([{ body: "I do.", replies: 1 }]);
  await call(ravi, `PATCH /api/comments/${comment._id}`, { body: "We do." });
  await call(ravi, `DELETE /api/comments/${comment._id}`);
  const collection = await call(ravi, "POST /api/bookmark-collections", { name: "Brass" });
  await call(ravi, `PUT ${post}/bookmark`, { collection: collection._id });
  expect((await call(ravi, "GET /api/bookmark-collections")).collections).toMatchObject([{ count: 1 }]);
  await call(ravi, `DELETE ${post}/bookmark`);
  // Without a collection there need not be a body.
  await call(ravi, `PUT ${post}/bookmark`);
  expect((await call(ravi, `POST ${post}/vote`, { option: 1 })).poll).toMatchObject({ own: 1 });
  await call(ravi, `PUT ${post}/hide`);
  await call(ravi, `DELETE ${post}/hide`);
  await call(meera, `POST ${post}/report`, { reason: "Spam" });
  await call(asha, `PATCH ${post}`, { body: "Who turns brass?", version: written.version });
  await call(asha, `DELETE ${post}`);
});

test("what members keep and leave out", async () => {
  await call(asha, `PUT /api/mutes/${ravisId}`);
  await call(asha, `DELETE /api/mutes/${ravisId}`);
  await call(asha, "PUT /api/mute-words", { words: ["lottery"] });
  expect(await call(asha, "GET /api/mute-words")).toEqual({ words: ["lottery"] });
  const draft = await call(asha, "POST /api/post-drafts", { body: "Not yet" });
  await call(asha, `PATCH /api/post-drafts/${draft._id}`, { body: "Soon" });
  expect((await call(asha, "GET /api/post-drafts")).drafts).toMatchObject([{ contents: { body: "Soon" } }]);
  await call(asha, `DELETE /api/post-drafts/${draft._id}`);
});

test("connections, introductions and blocks", async () => {
  const invite = (as: Person, userId: string) =>
    call(as, "POST /api/connections", { userId, note: "We met in Pune." });
  const withdrawn = await invite(asha, meera.member.id);
  await call(asha, `PATCH /api/connections/${withdrawn._id}`, { action: "withdraw" });
  const declined = await invite(meera, asha.member.id);
  await call(asha, `PATCH /api/connections/${declined._id}`, { action: "decline" });
  const { _id } = await invite(asha, ravisId);
  expect((await call(ravi, "GET /api/connections?tab=received")).connections).toMatchObject([
    { _id, status: "pending", isSent: false, note: "We met in Pune.", person: { name: "Asha Menon" } },
  ]);
  await call(ravi, `PATCH /api/connections/${_id}`, { action: "accept" });
  await call(asha, `PATCH /api/connections/${_id}`, { tags: ["Buyers"], privateNote: "Likes brass." });
  for (const tab of ["sent", "mine", "suggestions", "introductions"])
    expect((await call(asha, `GET /api/connections?tab=${tab}`)).counts).toMatchObject({ mine: 1, sent: 0 });
  const other = await invite(ravi, meera.member.id);
  await call(meera, `PATCH /api/connections/${other._id}`, { action: "accept" });
  const asked = await call(asha, "POST /api/intros", {
    viaId: ravisId,
    targetId: meera.member.id,
    reason: "We would like to buy her brass.",
  });
  await call(ravi, `PATCH /api/intros/${asked._id}`, { action: "forward" });
  expect(await call(meera, `PATCH /api/intros/${asked._id}`, { action: "accept" })).toMatchObject({
    status: "accepted",
  });
  await call(asha, `DELETE /api/connections/${_id}`);
  await call(asha, `PUT /api/blocks/${ravisId}`);
  await call(asha, `DELETE /api/blocks/${ravisId}`);
});

test("profiles", async () => {
  await call(asha, "PATCH /api/user-profile", {
    headline: "Fasteners",
    about: "Since 1998.",
    city: "Pune",
    state: "Maharashtra",
    experience: [{ title: "Owner", company: "Menon Fasteners", from: "1998-04" }],
    education: [{ school: "COEP", degree: "Mechanical", from: 1990, to: 1994 }],
    skills: ["Turning"],
    languages: ["Marathi"],
    openTo: { work: false, hiring: true, referrals: true, meetings: true },
    handles: ["https://example.com/asha"],
    visibility: "members",
    searchable: true,
    showPhone: "connections",
    showEmail: "none",
  });
  expect(await call(asha, "GET /api/user-profile")).toMatchObject({ headline: "Fasteners", cardId: null });
  expect(await call(meera, `GET /api/profiles/${asha.member.id}`)).toMatchObject({ headline: "Fasteners" });
});
