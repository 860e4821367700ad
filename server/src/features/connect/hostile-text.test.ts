import { expect, test } from "vitest";
import { newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { connect } from "./connect.fixtures.ts";

const app = await sharedTestApp();
const asha = await app.signIn("Asha Menon", { premium: true });
const ravi = await app.signIn("Ravi Kulkarni", { premium: true });
const { id } = await connect(app, asha, ravi);

/** Turns the direction of the text round it, has nothing to see, is cut off, and is markup and a formula. */
const HOSTILE = `=cmd() \u202Eevil\u2066 \u200Bx\uFEFF\u0007 </script><img src=x onerror=alert(1)> {{1}} 'or'1`;
const CLEAN = `=cmd() evil x </script><img src=x onerror=alert(1)> {{1}} 'or'1`;
const SHORT = `\u202E<b>\u200Bhi\u0007`;
const send = async (as: Person, method: string, path: string, body: object) => {
  const { status, json, headers } = await app.send(method, path, { as, body });
  expect([path, status < 300]).toEqual([path, true]);
  expect(headers.get("content-type")).toMatch(/^application\/json/);
  return json;
};

test("is cleaned of what cannot be seen and stays plain text, in every field", async () => {
  const post = await send(asha, "POST", "/api/posts", {
    body: HOSTILE,
    poll: { options: [SHORT, "Yes"], days: 1 },
  });
  expect(post).toMatchObject({ body: CLEAN, poll: { options: [{ text: "<b>hi" }, { text: "Yes" }] } });
  const comment = await send(ravi, "POST", `/api/posts/${post._id}/comments`, { body: HOSTILE });
  expect(comment.body).toBe(CLEAN);
  await send(ravi, "POST", `/api/posts/${post._id}/report`, { reason: "Spam", details: HOSTILE });
  const change = { tags: [SHORT], privateNote: HOSTILE };
  expect(await send(asha, "PATCH", `/api/connections/${id}`, change)).toMatchObject({
    tags: ["<b>hi"],
    privateNote: CLEAN,
  });
  expect((await send(asha, "POST", "/api/bookmark-collections", { name: SHORT })).name).toBe("<b>hi");
  expect((await send(asha, "PUT", "/api/mute-words", { words: [SHORT] })).words).toEqual(["<b>hi"]);
  const profile = { headline: HOSTILE, about: HOSTILE, city: SHORT, skills: [SHORT] };
  expect(await send(ravi, "PATCH", "/api/user-profile", profile)).toMatchObject({
    headline: CLEAN,
    about: CLEAN,
    city: "<b>hi",
    skills: ["<b>hi"],
  });
  const meera = await app.signIn("Meera Shah");
  await connect(app, ravi, meera);
  const asked = await send(asha, "POST", "/api/intros", {
    viaId: ravi.member.id,
    targetId: meera.member.id,
    reason: HOSTILE,
  });
  expect(asked.reason).toBe(CLEAN);
  const invited = { userId: (await app.signIn("Kabir Rao")).member.id, note: HOSTILE };
  expect((await send(asha, "POST", "/api/connections", invited)).note).toBe(CLEAN);
});

test("begins no formula in the table of connections", async () => {
  const { text } = await app.send("GET", "/api/connections.csv", { as: asha });
  expect(text).toContain("'=cmd()");
  expect(text).not.toMatch(/(^|,|")=cmd/m);
});

test("is no markup in mails", async () => {
  const name = `Dev </p><a href="https://evil.example">Click</a>`;
  const dev = await app.signIn(name);
  await app.call("POST", "/api/connections", { as: dev, body: { userId: asha.member.id } });
  const { html } = await newestMessage(app, asha.member.email as string, 1, /would like to connect/);
  expect(html).toContain("would like to connect");
  expect(html).not.toContain('<a href="https://evil.example"');
});

test.each([
  ["3,000 emojis", "😀".repeat(3_000), 201],
  ["one more", "😀".repeat(3_001), 400],
  ["nothing but invisible characters", "\u200B\u202E\uFEFF \n", 400],
  ["many accents on one letter", `a${"\u0301".repeat(2_000)}`, 201],
  ["half a character", "\uD83D", 400],
  ["a NUL", "a\u0000b", 400],
])("%s", async (_name, body, status) => {
  const tried = await app.send("POST", "/api/posts", { as: asha, body: { body } });
  expect(tried.status).toBe(status);
  const draft = await app.send("POST", "/api/post-drafts", {
    as: asha,
    body: { body: body.slice(0, 3_000) },
  });
  expect([201, 400]).toContain(draft.status);
});
