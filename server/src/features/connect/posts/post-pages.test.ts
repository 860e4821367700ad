import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { authorTag, postPageTags, postTag } from "@cardplaza/contract/connect/post-words";
import { companyTag } from "@cardplaza/contract/companies/company-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { pageChanges } from "../../../pages/page-changes.table.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { insertPost } from "../connect.fixtures.ts";
import { postCalls } from "./post-calls.fixtures.ts";

const app = await sharedTestApp();
const { call, create, edit } = postCalls(app);
const [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];

const preview = async (id: string) => {
  const response = await fetch(`${app.url}/api/posts/${id}/og.jpg`);
  const caching = response.headers.get("cache-control");
  return { status: response.status, caching, bytes: Buffer.from(await response.arrayBuffer()) };
};

test("a public post has a picture for shared links, others have none", async () => {
  const { status, caching, bytes } = await preview((await insertPost(app, asha, { kind: "win" })).id);
  const { width, height, format } = await sharp(bytes).metadata();
  expect([status, width, height, format]).toEqual([200, 1200, 630, "jpeg"]);
  // Nobody keeps the picture of a post that is hidden later.
  expect(caching).toBe("public, no-cache");
  for (const fields of [{ visibility: "connections" }, { status: "waiting" }] as const)
    expect((await preview((await insertPost(app, asha, fields)).id)).status).toBe(404);
  expect((await preview((await insertPost(app, asha, { status: "removed" })).id)).status).toBe(410);
});

test("nothing of a hidden profile is in the picture", async () => {
  const before = await preview((await insertPost(app, ravi)).id);
  await app.call("PATCH", "/api/user-profile", {
    as: ravi,
    body: { headline: "Steel trader", visibility: "connections" },
  });
  const after = await preview((await insertPost(app, ravi)).id);
  expect(after.bytes.equals(before.bytes)).toBe(true);
});

/** The tags that were invalidated meanwhile. */
async function invalidatedBy(work: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  const stop = app.services.pageChanges.subscribe((tags) => void found.push(...tags));
  await work();
  stop();
  return found;
}

test("cached pages follow: that of the post, of its company and of its author", async () => {
  const company = await insertCompany(app, asha);
  const { json: post } = await create(asha, { companyId: company.id });
  const reacted = await invalidatedBy(() => call(asha, "PUT", `/${post._id}/reaction`, { kind: "like" }));
  expect(reacted).toEqual([postTag(post._id)]);
  const edited = await invalidatedBy(() => edit(asha, post._id, { visibility: "connections" }));
  expect(edited).toEqual(expect.arrayContaining([postTag(post._id), companyTag(company.id)]));
  const renamed = await invalidatedBy(() =>
    app.call("PATCH", "/api/user-profile", { as: asha, body: { headline: "New" } }),
  );
  expect(renamed).toContain(authorTag(asha.member.id));
  expect(postPageTags(post)).toEqual([postTag(post._id), authorTag(company.id)]);
});

test("what happens to a post without a public page touches no cache", async () => {
  const poll = { options: ["Yes", "No"], endsAt: new Date(Date.now() + DAY_MS).toISOString() };
  for (const hidden of [{ visibility: "connections" }, { status: "waiting" }] as const) {
    const { id } = await insertPost(app, asha, { poll, ...hidden });
    const toOthers = vi.spyOn(app.services.bus, "publishToOthers");
    const rows = await app.db.$count(pageChanges);
    const invalidated = await invalidatedBy(async () => {
      for (const kind of ["like", "celebrate"])
        expect((await call(asha, "PUT", `/${id}/reaction`, { kind })).status).toBe(200);
      expect((await call(asha, "DELETE", `/${id}/reaction`)).status).toBe(200);
      expect((await call(asha, "POST", `/${id}/vote`, { option: 0 })).status).toBe(200);
      expect((await call(asha, "POST", `/${id}/comments`, { body: "Well done." })).status).toBe(201);
    });
    expect(invalidated).toEqual([]);
    expect(await app.db.$count(pageChanges)).toBe(rows);
    expect(toOthers).not.toHaveBeenCalled();
    toOthers.mockRestore();
  }
});

test("search engines find the public posts", async () => {
  const open = await insertPost(app, asha);
  const narrow = await insertPost(app, asha, { visibility: "connections" });
  const index = await app.send("GET", "/sitemap.xml");
  expect(index.text).toContain("/sitemaps/posts-1.xml");
  const { text } = await app.send("GET", "/sitemaps/posts-1.xml");
  expect(text).toContain(`/post/${open.id}<`);
  expect(text).not.toContain(narrow.id);
});

test("a post opens by its address in capitals; what is no id is not found, and not a wrong call", async () => {
  const { id } = await insertPost(app, asha);
  expect((await app.call("GET", `/api/posts/${id.toUpperCase()}`, {})).json._id).toBe(id);
  expect((await app.call("GET", `/api/posts/${id.toUpperCase()}/comments`, {})).status).toBe(200);
  for (const wrong of ["nothing", "ABC", `${id}0`, "%F0%9F%AA%94"])
    for (const rest of ["", "/comments"])
      expect((await app.send("GET", `/api/posts/${wrong}${rest}`)).status).toBe(404);
});
