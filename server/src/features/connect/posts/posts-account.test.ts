import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { changed } from "../../../registry/changed.ts";
import { postDraftsPart } from "../kept/drafts-account-part.ts";
import { insertComment, insertPost } from "../connect.fixtures.ts";
import { comments } from "../comments/comments.table.ts";
import { postsPart } from "./account-part.ts";
import { eraseDeletedPostsJob } from "./erase-posts.ts";
import { postCalls } from "./post-calls.fixtures.ts";
import { postEdits, postReactions } from "./posts.table.ts";

const app = await sharedTestApp();
const { call, create, edit, show, rowOf } = postCalls(app);
const context = () => ({ ...app.services, now: app.clock.now() });

const POLL = { options: ["Yes", "No"], endsAt: "2100-01-01T00:00:00Z" };

test("an export has what the member wrote and did; erasing removes it and the counts follow", async () => {
  const [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  const company = await insertCompany(app, asha);
  const other = await insertPost(app, ravi, { poll: POLL });
  const { json: own } = await create(asha, { body: "First" });
  await edit(asha, own._id, { body: "Second" });
  const forCompany = await insertPost(app, asha, { companyId: company.id, body: "For the company" });
  await insertComment(app, { id: own._id }, ravi);
  await call(asha, "PUT", `/${other.id}/reaction`, { kind: "like" });
  await call(asha, "POST", `/${other.id}/vote`, { option: 1 });
  await app.call("POST", "/api/post-drafts", { as: asha, body: { body: "Unfinished" } });

  const exported = Object.fromEntries(
    await Promise.all(
      Object.entries({ ...postsPart.kinds, ...postDraftsPart.kinds }).map(async ([kind, read]) => [
        kind,
        await read(app.db, asha.member.id),
      ]),
    ),
  );
  expect(exported).toMatchObject({
    posts: [{ body: "Second" }, { body: "For the company" }],
    post_edits: [{ body: "First" }],
    post_reactions: [{ postId: other.id, kind: "like" }],
    poll_votes: [{ postId: other.id, option: 1 }],
    post_drafts: [{ body: "Unfinished" }],
  });
  expect(JSON.stringify(exported)).not.toContain("textHash");

  for (let time = 0; time < 2; time++)
    for (const part of [postDraftsPart, postsPart])
      await inTransaction(app.db, (tx) => part.erase(context(), tx, asha.member.id));
  expect((await show(ravi, own._id)).status).toBe(410);
  expect(await rowOf(own._id)).toMatchObject({ body: "", mentions: [], images: [] });
  expect(await app.db.$count(postEdits, eq(postEdits.postId, own._id))).toBe(0);
  expect(await app.db.$count(comments, eq(comments.postId, own._id))).toBe(0);
  expect(await app.db.$count(postReactions, eq(postReactions.memberId, asha.member.id))).toBe(0);
  const { json } = await show(ravi, other.id);
  expect([json.reactions.like, json.poll.options[1].votes]).toEqual([0, 0]);
  expect((await show(ravi, forCompany.id)).status).toBe(200);
  expect((await app.call("GET", "/api/post-drafts", { as: asha })).json.drafts).toEqual([]);
});

test("deleted posts are erased after 30 days; their pages go on saying so", async () => {
  const asha = await app.signIn("Asha Menon");
  const { json: post } = await create(asha, { body: "To be deleted" });
  const { json: stays } = await create(asha, { body: "Stays" });
  await call(asha, "DELETE", `/${post._id}`);
  const run = () => eraseDeletedPostsJob.run(context(), {}, new AbortController().signal);
  app.clock.advance({ days: 29 });
  await run();
  expect((await rowOf(post._id)).body).toBe("To be deleted");
  app.clock.advance({ days: 2 });
  await run();
  expect([(await rowOf(post._id)).body, (await rowOf(stays._id)).body]).toEqual(["", "Stays"]);
  expect((await show(undefined, post._id)).status).toBe(410);
});

test("a company's posts are erased with it", async () => {
  const asha = await app.signIn("Asha Menon");
  const company = await insertCompany(app, asha);
  const post = await insertPost(app, asha, { companyId: company.id });
  const at = new Date();
  await inTransaction(app.db, async (tx) => {
    await tx.update(companies).set({ deletedAt: at, erasedAt: at }).where(eq(companies.id, company.id));
    await changed(app.services, tx, "company", [company.id]);
  });
  expect((await rowOf(post.id)).body).toBe("");
});
