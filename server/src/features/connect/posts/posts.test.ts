import { beforeEach, describe, expect, test } from "vitest";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { insertCompany, insertManager } from "../../companies/company/company.fixtures.ts";
import { jpegFrom } from "../../uploads/files.fixtures.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";
import { connect, insertPost } from "../connect.fixtures.ts";
import { postCalls } from "./post-calls.fixtures.ts";
import { postTags } from "./posts.table.ts";

const app = await sharedTestApp();
const { call, create, edit, show, rowOf } = postCalls(app);
let asha: Person;
let ravi: Person;
let meera: Person;
beforeEach(async () => {
  [asha, ravi, meera] = [
    await app.signIn("Asha Menon"),
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Meera Shah"),
  ];
  await connect(app, asha, ravi);
});

const pictureOf = async (person: Person) =>
  (await sendFile(app, await jpegFrom(), { as: person, purpose: "post" })).url;

describe("writing", () => {
  test("Asha writes for everybody; a visitor reads it", async () => {
    const url = await pictureOf(asha);
    const { status, json } = await create(asha, {
      kind: "win",
      body: "  We won the #Pune award!\n",
      images: [{ url, alt: "The cup" }],
    });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      authorType: "user",
      author: { _id: asha.member.id, name: "Asha Menon" },
      kind: "win",
      body: "We won the #Pune award!",
      images: [{ url, alt: "The cup" }],
      visibility: "public",
      reactions: { like: 0, celebrate: 0, insightful: 0, support: 0 },
      isOwn: true,
      status: "published",
      editedAt: null,
      version: 1,
    });
    expect((await show(undefined, json._id)).json).toMatchObject({ body: json.body, isOwn: false });
  });

  test("only her own pictures", async () => {
    const { status, json } = await create(asha, { images: [{ url: await pictureOf(ravi) }] });
    expect([status, json.fields]).toEqual([400, { "images.0": "Choose a picture that you uploaded." }]);
  });

  test("a poll has different options and ends after its days", async () => {
    const same = await create(asha, { poll: { options: ["Steel", "steel"], days: 3 } });
    expect([same.status, same.json.fields]).toEqual([400, { poll: POST_TEXT.sameOptions }]);
    const { json } = await create(asha, { poll: { options: ["Steel", "Brass"], days: 3 } });
    expect(json.poll).toMatchObject({
      options: [
        { text: "Steel", votes: 0 },
        { text: "Brass", votes: 0 },
      ],
      own: null,
    });
    const days = (Date.parse(json.poll.endsAt) - Date.parse(json.created_at)) / 86_400_000;
    expect(days).toBe(3);
  });

  test("twenty a day, also of those at once and of deleted ones; a new day in India begins again", async () => {
    app.clock.set("2026-11-16T10:00:00Z");
    const all = await Promise.all(
      Array.from({ length: 22 }, (_, at) => create(asha, { body: `Number ${at}` })),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(20);
    const done = all.find(({ status }) => status === 201)!;
    await call(asha, "DELETE", `/${done.json._id}`);
    const over = await create(asha, { body: "One more" });
    expect([over.status, over.json.code, over.json.message]).toEqual([
      403,
      "LIMIT_REACHED",
      POST_TEXT.tooMany,
    ]);
    app.clock.set("2026-11-16T18:31:00Z");
    expect((await create(asha, { body: "Good morning" })).status).toBe(201);
  });

  test("hashtags of a published post are saved, and follow an edit and a deletion", async () => {
    const tagsOfAll = async (id: string) =>
      (await app.db.select().from(postTags)).filter(({ postId }) => postId === id).map(({ tag }) => tag);
    const { json } = await create(asha, { body: "#Pune and #cnc" });
    expect((await tagsOfAll(json._id)).toSorted()).toEqual(["cnc", "pune"]);
    await edit(asha, json._id, { body: "#Mumbai" });
    expect(await tagsOfAll(json._id)).toEqual(["mumbai"]);
    await call(asha, "DELETE", `/${json._id}`);
    expect(await tagsOfAll(json._id)).toEqual([]);
  });
});

describe("for a company", () => {
  test("its managers write and edit, others cannot", async () => {
    const company = await insertCompany(app, asha);
    expect((await create(ravi, { companyId: company.id })).status).toBe(404);
    await insertManager(app, company, ravi);
    const { status, json } = await create(ravi, { companyId: company.id, body: "We are hiring." });
    expect([status, json.authorType, json.author]).toMatchObject([
      201,
      "company",
      { _id: company.id, name: "Deshmukh Fasteners" },
    ]);
    expect(json.author.name).not.toContain("Ravi");
    expect((await edit(asha, json._id, { body: "We are hiring again." })).status).toBe(200);
    expect((await edit(meera, json._id, { body: "Mine" })).status).toBe(404);
    expect((await show(asha, json._id)).json.isOwn).toBe(true);
  });

  test("not before it is set up, nor while it is suspended", async () => {
    const draft = await insertCompany(app, asha, { completedAt: null });
    expect((await create(asha, { companyId: draft.id })).status).toBe(422);
    const suspended = await insertCompany(app, ravi, { status: "suspended" });
    expect((await create(ravi, { companyId: suspended.id })).status).toBe(422);
  });

  test("those in a block with its owner do not see what a manager wrote", async () => {
    const company = await insertCompany(app, asha);
    const post = await insertPost(app, ravi, { companyId: company.id });
    expect((await show(meera, post.id)).status).toBe(200);
    await app.call("PUT", `/api/blocks/${meera.member.id}`, { as: asha });
    expect((await show(meera, post.id)).status).toBe(404);
  });
});

describe("editing", () => {
  test("changes only what is sent, and keeps what it said before", async () => {
    const url = await pictureOf(asha);
    const { json: post } = await create(asha, {
      body: "First",
      kind: "ask",
      images: [{ url }],
      visibility: "connections",
    });
    app.clock.advance({ minutes: 5 });
    const { json } = await edit(asha, post._id, { body: "Second" });
    expect(json).toMatchObject({
      body: "Second",
      kind: "ask",
      visibility: "connections",
      images: [{ url }],
      editedAt: app.clock.now().toISOString(),
      version: 2,
    });
    app.clock.advance({ minutes: 5 });
    await edit(asha, post._id, { body: "Third" });
    const { json: history } = await call(ravi, "GET", `/${post._id}/history`);
    expect(history.edits.map(({ body }: { body: string }) => body)).toEqual(["Second", "First"]);
    expect((await call(meera, "GET", `/${post._id}/history`)).status).toBe(404);
  });

  test("what a post said to connections alone stays with them when it is for everybody", async () => {
    const { json: post } = await create(asha, { body: "Among friends", visibility: "connections" });
    await edit(asha, post._id, { body: "For all", visibility: "public" });
    app.clock.advance({ minutes: 5 });
    await edit(asha, post._id, { body: "For all of you" });
    const history = async (as: Person) =>
      (await call(as, "GET", `/${post._id}/history`)).json.edits.map(({ body }: { body: string }) => body);
    expect([await history(asha), await history(ravi), await history(meera)]).toEqual([
      ["For all", "Among friends"],
      ["For all", "Among friends"],
      ["For all"],
    ]);
  });

  test("what others commented for connections alone does not become public", async () => {
    const { json: post } = await create(asha, { body: "Among friends", visibility: "connections" });
    const comment = (as: Person) => call(as, "POST", `/${post._id}/comments`, { body: "Well done" });
    await comment(asha);
    expect((await edit(asha, post._id, { visibility: "public" })).status).toBe(200);
    await edit(asha, post._id, { visibility: "connections" });
    await comment(ravi);
    const { status, json } = await edit(asha, post._id, { visibility: "public" });
    expect([status, json.message]).toEqual([422, POST_TEXT.commentedByFew]);
    expect((await show(meera, post._id)).status).toBe(404);
  });

  test("an old version is refused, and nothing new changes nothing", async () => {
    const { json: post } = await create(asha);
    await edit(asha, post._id, { body: "Second", version: 1 });
    const late = await edit(asha, post._id, { body: "Third", version: 1 });
    expect([late.status, late.json.message]).toEqual([409, ERROR_TEXT.stale]);
    expect((await edit(asha, post._id, { body: "Second" })).json.version).toBe(2);
  });

  test("of ten edits at once with one version, one is saved", async () => {
    const { json: post } = await create(asha);
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => edit(asha, post._id, { body: `Tab ${tab}`, version: 1 })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("nobody edits or deletes what others wrote", async () => {
    const { json: post } = await create(asha);
    expect((await edit(ravi, post._id, { body: "Mine" })).status).toBe(404);
    expect((await call(ravi, "DELETE", `/${post._id}`)).status).toBe(404);
    expect((await show(ravi, post._id)).json.body).toBe(post.body);
  });

  test("a narrowed post is away for others at once, and is no edit of the text", async () => {
    const { json: post } = await create(asha);
    expect((await show(meera, post._id)).status).toBe(200);
    const { json } = await edit(asha, post._id, { visibility: "connections" });
    expect([json.editedAt, json.version]).toEqual([null, 2]);
    for (const who of [meera, undefined]) {
      expect((await show(who, post._id)).status).toBe(404);
      expect((await call(who, "GET", `/${post._id}/og.jpg`)).status).toBe(404);
    }
    expect((await call(meera, "GET", `?authorId=${asha.member.id}`)).json.posts).toEqual([]);
    expect((await show(ravi, post._id)).status).toBe(200);
  });

  test("a poll changes until the first vote", async () => {
    const { json: post } = await create(asha, { poll: { options: ["Steel", "Brass"], days: 3 } });
    const changed = await edit(asha, post._id, { poll: { options: ["Steel", "Copper"], days: 2 } });
    expect(changed.json.poll.options[1].text).toBe("Copper");
    await call(ravi, "POST", `/${post._id}/vote`, { option: 0 });
    const locked = await edit(asha, post._id, { poll: { options: ["Steel", "Zinc"], days: 2 } });
    expect([locked.status, locked.json.message]).toEqual([422, POST_TEXT.pollLocked]);
    expect((await edit(asha, post._id, { poll: null })).status).toBe(422);
    const same = await edit(asha, post._id, {
      body: "New text",
      poll: { options: ["Steel", "Copper"], days: 1 },
    });
    expect(same.json).toMatchObject({ body: "New text", poll: { endsAt: changed.json.poll.endsAt } });
  });
});

describe("deleting", () => {
  test("what was public is gone for everybody, anything else is not found", async () => {
    const { json: open } = await create(asha);
    const { json: narrow } = await create(asha, { body: "For few", visibility: "connections" });
    for (const { _id } of [open, narrow]) expect((await call(asha, "DELETE", `/${_id}`)).status).toBe(204);
    const gone = await show(undefined, open._id);
    expect([gone.status, gone.json.message]).toEqual([410, POST_TEXT.gone]);
    expect((await show(asha, open._id)).status).toBe(410);
    expect((await show(ravi, narrow._id)).status).toBe(404);
    expect((await edit(asha, open._id, { body: "Back" })).status).toBe(410);
    expect((await call(ravi, "PUT", `/${open._id}/reaction`, { kind: "like" })).status).toBe(410);
  });
});

describe("the posts of an author", () => {
  test("newest first, by pages, as the viewer may see them", async () => {
    const at = Date.now() - 1_000_000;
    for (let count = 0; count < 23; count++)
      await insertPost(app, asha, { body: `Post ${count}` }, new Date(at + count * 1000));
    await insertPost(app, asha, { body: "For few", visibility: "connections" });
    await insertPost(app, asha, { body: "Waits", status: "waiting" });
    await insertPost(app, asha, { body: "Removed", status: "removed" });
    const list = async (as: Person | undefined, cursor = "") =>
      (await call(as, "GET", `?authorId=${asha.member.id}${cursor && `&cursor=${cursor}`}`)).json;
    const bodies = (page: { posts: { body: string }[] }) => page.posts.map(({ body }) => body);
    const first = await list(ravi);
    expect(bodies(first).slice(0, 2)).toEqual(["For few", "Post 22"]);
    const second = await list(ravi, first.nextCursor);
    expect([bodies(second).length, bodies(second).at(-1), second.nextCursor]).toEqual([4, "Post 0", null]);
    expect(bodies(await list(meera))[0]).toBe("Post 22");
    expect(bodies(await list(asha)).slice(0, 2)).toEqual(["Waits", "For few"]);
    expect(await list(undefined)).toEqual({ posts: [], nextCursor: null });
  });

  test("a visitor reads the public ones of a company, its team also those that wait", async () => {
    const company = await insertCompany(app, asha);
    await insertPost(app, asha, { companyId: company.id, body: "Open" });
    await insertPost(app, asha, { companyId: company.id, body: "Followers", visibility: "connections" });
    await insertPost(app, asha, { companyId: company.id, body: "Waits", status: "waiting" });
    const bodies = async (as?: Person) =>
      (await call(as, "GET", `?authorId=${company.id}`)).json.posts.map(({ body }: { body: string }) => body);
    expect(await bodies()).toEqual(["Open"]);
    expect(await bodies(meera)).toEqual(["Open"]);
    await app.call("POST", `/api/companies/${company.id}/follow`, { as: meera });
    expect(await bodies(meera)).toEqual(["Followers", "Open"]);
    expect(await bodies(asha)).toEqual(["Waits", "Followers", "Open"]);
  });
});

describe("where to ask for a price", () => {
  const askAt = async (as: Person | undefined, id: string) => (await show(as, id)).json.askAt;

  test("at the company that speaks, and only of an offer that somebody else made", async () => {
    const company = await insertCompany(app, asha);
    const offer = await insertPost(app, asha, { companyId: company.id, kind: "offer" });
    const update = await insertPost(app, asha, { companyId: company.id });
    const path = `/company/deshmukh-fasteners-${company.id}?enquire=${company.id}`;
    expect([await askAt(ravi, offer.id), await askAt(undefined, offer.id)]).toEqual([path, path]);
    expect([await askAt(asha, offer.id), await askAt(ravi, update.id)]).toEqual([null, null]);
  });

  test("of a member at the company they own, else at their card, else nowhere", async () => {
    const offer = await insertPost(app, asha, { kind: "offer" });
    expect(await askAt(ravi, offer.id)).toBeNull();
    const card = await makeCard(app, asha, { name: "Asha Menon" });
    expect(await askAt(ravi, offer.id)).toBe(`/card/asha-menon-${card._id}?enquire=${card._id}`);
    const company = await insertCompany(app, asha);
    expect(await askAt(ravi, offer.id)).toBe(
      `/company/deshmukh-fasteners-${company.id}?enquire=${company.id}`,
    );
  });
});

test("a removed post cannot be edited, and its author finds it gone", async () => {
  const post = await insertPost(app, asha, { status: "removed" });
  expect((await edit(asha, post.id, { body: "Again" })).status).toBe(410);
  expect((await rowOf(post.id)).body).toBe(post.body);
});
