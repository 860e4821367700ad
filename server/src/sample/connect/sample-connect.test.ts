import { POST_KINDS, REACTIONS } from "@cardplaza/contract/connect/post-words";
import { INTRO_STATUSES } from "@cardplaza/contract/people/connection-words";
import { NewPost } from "@cardplaza/contract/connect/post";
import { ProfileChange } from "@cardplaza/contract/people/profile";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { comments } from "../../features/connect/comments/comments.table.ts";
import { bookmarks } from "../../features/connect/kept/kept.table.ts";
import { suggestions } from "../../features/people/suggestions/suggestions.table.ts";
import { introductions } from "../../features/people/introductions/introductions.table.ts";
import { isSeenBy } from "../../features/connect/posts/post-conditions.ts";
import { postReactions, posts, postTags } from "../../features/connect/posts/posts.table.ts";
import { areConnected } from "../../features/people/connections/connection-queries.ts";
import { notifications } from "../../features/notifications/notifications.table.ts";
import { profiles } from "../../features/people/profile/profile.table.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import { loadSampleChapters } from "../chapters/load-sample-chapters.ts";
import { addPeople } from "../load-sample-data.ts";
import { loadSampleCompanies } from "../load-sample-companies.ts";
import { loadSampleConnect } from "./load-sample-connect.ts";
import { SAMPLE_POSTS } from "./posts.ts";

// Drawing the pictures takes long on a busy machine.
vi.setConfig({ hookTimeout: 600_000 });

const app = await sharedTestApp();
beforeAll(async () => {
  await inTransaction(app.db, (tx) => addPeople(tx, new Date()));
  await loadSampleCompanies(app.services, new Date());
  await loadSampleChapters(app.services, new Date());
  await loadSampleConnect(app.services, new Date());
});

test("there are posts of every kind, by members and by companies, none from the future", async () => {
  const rows = await app.db.select().from(posts);
  expect(rows).toHaveLength(SAMPLE_POSTS.length);
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(POST_KINDS));
  expect(rows.filter(({ companyId }) => companyId).length).toBeGreaterThan(10);
  expect(rows.filter(({ createdAt }) => createdAt > new Date())).toEqual([]);
  for (const { images } of rows) expect(images.every(({ url, alt }) => url && alt)).toBe(true);
});

test("each could have been written in the composer", async () => {
  for (const { kind, body, mentions, images, visibility } of await app.db.select().from(posts)) {
    const { success, error } = NewPost.safeParse({ kind, body, mentions, images, visibility });
    expect(success, `${body}: ${error?.message}`).toBe(true);
    for (const { start, length } of mentions) expect(body.slice(start, start + length)).toMatch(/^@[A-Z]/);
  }
});

test("counts of reactions and comments are those of the rows", async () => {
  for (const post of await app.db.select().from(posts)) {
    const counted = post.likes + post.celebrations + post.insights + post.supports;
    expect(await app.db.$count(postReactions, eq(postReactions.postId, post.id)), post.body).toBe(counted);
    expect(await app.db.$count(comments, eq(comments.postId, post.id)), post.body).toBe(post.comments);
  }
  const kinds = await app.db.selectDistinct({ kind: postReactions.kind }).from(postReactions);
  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(REACTIONS));
});

test("nobody reacted to, answered or saved what they may not see", async () => {
  const touched = sql`
    select post_id, member_id from ${postReactions} union select post_id, member_id from ${comments}
    union select post_id, member_id from ${bookmarks}`;
  const { rows } = await app.db.execute<{ post_id: string; member_id: string }>(touched);
  expect(rows.length).toBeGreaterThan(150);
  for (const { post_id, member_id } of rows) {
    const seen = await app.db
      .select({ id: posts.id })
      .from(posts)
      .where(sql`${posts.id} = ${post_id} and ${isSeenBy(member_id)}`);
    expect(seen, post_id).toHaveLength(1);
  }
});

test("there is an introduction in each state, between people who know the one in the middle", async () => {
  const rows = await app.db.select().from(introductions);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(INTRO_STATUSES));
  for (const { askerId, viaId, targetId, status } of rows) {
    expect(await areConnected(app.db, askerId, viaId)).toBe(true);
    expect(await areConnected(app.db, viaId, targetId)).toBe(true);
    expect(await areConnected(app.db, askerId, targetId)).toBe(status === "accepted");
  }
});

test("profiles hold what their form accepts, hashtags are found and people are suggested", async () => {
  const rows = await app.db.select().from(profiles);
  expect(rows.length).toBeGreaterThan(20);
  for (const { headline, about, experience, education, skills, languages, handles } of rows) {
    const told = { headline, about, experience, education, skills, languages, handles };
    expect(ProfileChange.safeParse(told).error, headline).toBeUndefined();
    expect(experience.length, headline).toBeGreaterThan(0);
  }
  expect(await app.db.$count(postTags, eq(postTags.tag, "pune"))).toBeGreaterThan(2);
  expect(await app.db.$count(suggestions)).toBeGreaterThan(20);
  expect(await app.db.$count(notifications)).toBe(0);
});
