import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { tidyUpJob } from "../../../tidy-up.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import { listAuditLog } from "../../audit/audit-log-queries.ts";
import { noticesTo } from "../../notifications/notify.fixtures.ts";
import { reports } from "../../moderation/moderation.table.ts";
import { insertPost } from "../connect.fixtures.ts";
import { postCalls } from "./post-calls.fixtures.ts";

const app = await sharedTestApp({ settings: { REPORTERS_TO_HIDE: "3", TRUST_PROXY: "1" } });
const { call, create, edit, show, rowOf, knownMember, reportFrom } = postCalls(app);
let asha: Person;
let ravi: Person;
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
});

const REPORT = { reason: "Spam" };
const report = (as: Person, id: string) => call(as, "POST", `/${id}/report`, REPORT);
/** Different in every test. */
const words = () => `Fresh bread ${Math.random()}`;

describe("before the address is proven", () => {
  test("there are no links, no mentions and no link previews; plain posts are fine", async () => {
    await app.db.update(members).set({ emailProvenAt: null }).where(eq(members.id, asha.member.id));
    const refused = [
      await create(asha, { body: "See https://example.com" }),
      await create(asha, { body: "Order at bit.ly/2x" }),
      await create(asha, { body: "Look", link: "https://example.com" }),
      await create(asha, { body: words(), poll: { options: ["bit.ly/2x", "No"], days: 1 } }),
      await create(asha, { body: "Hi @Ravi", mentions: [{ userId: ravi.member.id, start: 3, length: 5 }] }),
      await app.call("POST", "/api/link-previews", { as: asha, body: { url: "https://example.com" } }),
    ];
    for (const { status, json } of refused)
      expect([status, json.message]).toEqual([403, POST_TEXT.proveFirst]);
    const { status, json } = await create(asha, { body: words() });
    expect(status).toBe(201);
    expect((await edit(asha, json._id, { body: "See www.example.com" })).status).toBe(403);
    const poll = { options: ["Yes", "www.example.com"], days: 1 };
    expect((await edit(asha, json._id, { poll })).status).toBe(403);
  });
});

describe("waiting for a moderator", () => {
  test("the same text again within a week, also in other letters; its author sees it marked, others nothing", async () => {
    const text = words();
    await create(asha, { body: text });
    app.clock.advance({ days: 6 });
    const { status, json } = await create(asha, { body: `  ${text.toUpperCase().replaceAll(" ", "\n")}` });
    expect([status, json.status]).toEqual([201, "waiting"]);
    expect((await show(asha, json._id)).json.status).toBe("waiting");
    expect((await show(ravi, json._id)).status).toBe(404);
    expect((await show(undefined, json._id)).status).toBe(404);
    expect((await call(undefined, "GET", `/${json._id}/og.jpg`)).status).toBe(404);
    expect((await rowOf(json._id)).statusReason).toBe("Repeated text");
  });

  test("after a week, or when the first was deleted, it is no repetition", async () => {
    const text = words();
    await create(asha, { body: text });
    app.clock.advance({ days: 7, seconds: 1 });
    const { json } = await create(asha, { body: text });
    expect(json.status).toBe("published");
    await call(asha, "DELETE", `/${json._id}`);
    expect((await create(asha, { body: text })).json.status).toBe("published");
  });

  test("the third member with one text within a day", async () => {
    const text = `${words()} ${"Our sale begins. ".repeat(10)}`;
    const [meera, kabir] = [await app.signIn("Meera Shah"), await app.signIn("Kabir Rao")];
    const statuses: string[] = [];
    for (const person of [asha, ravi, meera])
      statuses.push((await create(person, { body: text })).json.status);
    expect(statuses).toEqual(["published", "published", "waiting"]);
    app.clock.advance({ days: 1, seconds: 1 });
    expect((await create(kabir, { body: text })).json.status).toBe("published");
  });

  test("the same greeting by many members waits for nobody, the same link and the same number do", async () => {
    const many = [asha, ravi, await app.signIn("Meera Shah"), await app.signIn("Kabir Rao")];
    const statusesOf = async (body: string) => {
      const statuses: string[] = [];
      for (const person of many) statuses.push((await create(person, { body })).json.status);
      return statuses;
    };
    const all = ["published", "published", "published", "published"];
    const waiting = ["published", "published", "waiting", "waiting"];
    expect(await statusesOf("Happy Diwali to you and your family! 🪔")).toEqual(all);
    expect(await statusesOf("Happy Diwali! bit.ly/3diwali")).toEqual(waiting);
    expect(await statusesOf("Loans in one hour. Call 98900 98900")).toEqual(waiting);
    // A greeting that one member writes again is still a repetition.
    expect((await create(asha, { body: "Happy Diwali to you and your family! 🪔" })).json.status).toBe(
      "waiting",
    );
  });

  test("the sixth post with a link in an hour", async () => {
    const post = async (body: string) => (await create(asha, { body })).json.status;
    for (let count = 1; count <= 5; count++)
      expect(await post(`${words()} https://example.com/${count}`)).toBe("published");
    expect(await post(`${words()} www.example.com/6`)).toBe("waiting");
    expect(await post(words())).toBe("published");
    app.clock.advance({ minutes: 61 });
    expect(await post(`${words()} https://example.com/7`)).toBe("published");
  });

  test("an edit does not go round it", async () => {
    const text = words();
    await create(asha, { body: text });
    const { json: other } = await create(asha, { body: words() });
    expect((await edit(asha, other._id, { body: text })).json.status).toBe("waiting");
    expect((await edit(asha, other._id, { body: words() })).json.status).toBe("waiting");
    expect((await show(ravi, other._id)).status).toBe(404);
  });
});

describe("reports", () => {
  test("hide the post for the reporter at once, and for all after several reporters until a moderator looks", async () => {
    const post = await insertPost(app, asha);
    const people = await Promise.all(Array.from({ length: 6 }, (_, at) => knownMember(`Member ${at}`)));
    const listed = async (as: Person) =>
      (await call(as, "GET", `?authorId=${asha.member.id}`)).json.posts.length as number;
    const reportOf = (at: number) => reportFrom(at, people[at]!, post.id);
    expect((await reportOf(0)).status).toBe(201);
    expect((await reportOf(0)).status).toBe(200);
    expect([await listed(people[0]!), await listed(people[1]!)]).toEqual([0, 1]);
    expect((await rowOf(post.id)).status).toBe("published");
    await Promise.all([reportOf(1), reportOf(2)]);
    expect(await rowOf(post.id)).toMatchObject({ status: "waiting", statusReason: "Reported by 3 members" });
    expect((await show(people[3], post.id)).status).toBe(404);

    app.clock.advance({ minutes: 1 });
    const kabir = await signInAs(app, "Kabir Rao", "moderator");
    const { version } = await rowOf(post.id);
    const body = { action: "approve", version } as const;
    expect((await app.call("PATCH", `/api/admin/posts/${post.id}`, { as: kabir, body })).status).toBe(200);
    expect((await show(people[3], post.id)).status).toBe(200);
    // Reports that the moderator looked at do not count again.
    app.clock.advance({ minutes: 1 });
    await reportOf(3);
    await reportOf(4);
    expect((await rowOf(post.id)).status).toBe("published");
    await reportOf(5);
    expect((await rowOf(post.id)).status).toBe("waiting");
  });

  test("of new accounts, of unproven ones and of one network hide nothing, and reach the moderator", async () => {
    const post = await insertPost(app, asha);
    const isHidden = async () => (await rowOf(post.id)).status === "waiting";
    for (const network of [1, 2, 3]) await reportFrom(network, await app.signIn("Newcomer"), post.id);
    const unproven = await Promise.all([1, 2, 3].map(() => knownMember("Unproven")));
    for (const { member } of unproven)
      await app.db.update(members).set({ emailProvenAt: null }).where(eq(members.id, member.id));
    for (const [network, as] of unproven.entries()) await reportFrom(network, as, post.id);
    for (const name of ["Meera", "Kavya", "Dev", "Nisha"])
      await reportFrom(1, await knownMember(name), post.id);
    expect(await isHidden()).toBe(false);
    expect(await app.db.$count(reports, eq(reports.targetId, post.id))).toBe(10);
    await reportFrom(2, await knownMember("Farah"), post.id);
    expect(await isHidden()).toBe(false);
    // A number is proof as well.
    const byMobile = await knownMember("Joseph");
    await app.db
      .update(members)
      .set({ emailProvenAt: null, mobile: "+919820011111", mobileProvenAt: new Date() })
      .where(eq(members.id, byMobile.member.id));
    await reportFrom(3, byMobile, post.id);
    expect(await isHidden()).toBe(true);
  });

  test("of a member who was wrong three times do not count for ninety days", async () => {
    const people = await Promise.all(["Meera", "Kavya", "Dev"].map(knownMember));
    const kabir = await signInAs(app, "Kabir Rao", "moderator");
    const hiddenBy = async (them: Person[]) => {
      const { id } = await insertPost(app, asha);
      for (const [network, as] of them.entries()) await reportFrom(network, as, id);
      return rowOf(id);
    };
    for (let wrong = 1; wrong <= 3; wrong++) {
      const { id, status, version } = await hiddenBy(people);
      expect(status).toBe("waiting");
      app.clock.advance({ minutes: 1 });
      const body = { action: "approve", version } as const;
      await app.call("PATCH", `/api/admin/posts/${id}`, { as: kabir, body });
    }
    expect((await hiddenBy(people)).status).toBe("published");
    const others = [await knownMember("Nisha"), await knownMember("Farah")];
    expect((await hiddenBy([...others, people[0]!])).status).toBe("published");
    // Sessions end within that time, so the moderator's answers are made older instead.
    await app.db.update(reports).set({ dismissedAt: new Date(Date.now() - 91 * DAY_MS) });
    expect((await hiddenBy(people)).status).toBe("waiting");
  });

  test("keep a hash of their network for thirty days", async () => {
    const post = await insertPost(app, asha);
    await reportFrom(1, ravi, post.id);
    const hash = async () =>
      (await app.db.select().from(reports).where(eq(reports.targetId, post.id)))[0]?.networkHash;
    expect(await hash()).toMatch(/^[\w-]{43}$/);
    const after = (days: number) => ({ ...app.services, now: new Date(Date.now() + days * DAY_MS) });
    await tidyUpJob.run(after(29), {}, new AbortController().signal);
    expect(await hash()).toMatch(/^[\w-]{43}$/);
    await tidyUpJob.run(after(31), {}, new AbortController().signal);
    expect(await hash()).toBeNull();
  });

  test("not of one's own post, nor of one that one may not see", async () => {
    const post = await insertPost(app, asha);
    const own = await report(asha, post.id);
    expect([own.status, own.json.message]).toEqual([409, POST_TEXT.own]);
    const narrow = await insertPost(app, asha, { visibility: "connections" });
    expect((await report(ravi, narrow.id)).status).toBe(404);
  });
});

describe("a moderator", () => {
  const decide = (
    as: { token: string },
    id: string,
    body: { action: "approve" | "remove"; reason?: string; version: number },
  ) => app.call("PATCH", `/api/admin/posts/${id}`, { as, body });

  test("shows a post that waits; those who are mentioned are notified then", async () => {
    const kabir = await signInAs(app, "Kabir Rao", "moderator");
    const text = `@Ravi ${words()}`;
    await create(asha, { body: text });
    const mentions = [{ userId: ravi.member.id, start: 0, length: 5 }];
    const { json: post } = await create(asha, { body: text, mentions });
    expect([post.status, await noticesTo(app, ravi)]).toEqual(["waiting", []]);
    const { status, json } = await decide(kabir, post._id, { action: "approve", version: post.version });
    expect([status, json.status, json.version]).toEqual([200, "published", 2]);
    expect((await show(ravi, post._id)).status).toBe(200);
    expect(await noticesTo(app, ravi)).toEqual(["Asha Menon mentioned you in a post"]);
    expect(await noticesTo(app, asha)).toEqual(["Your post was reviewed and is published."]);
    expect((await decide(kabir, post._id, { action: "approve", version: 2 })).status).toBe(422);
  });

  test("removes one with a reason, which its author reads and the log keeps", async () => {
    const kabir = await signInAs(app, "Kabir Rao", "moderator");
    const post = await insertPost(app, asha);
    expect((await decide(kabir, post.id, { action: "remove", version: 1 })).status).toBe(400);
    const reason = "It sells what may not be sold.";
    expect((await decide(kabir, post.id, { action: "remove", reason, version: 2 })).status).toBe(409);
    expect((await decide(kabir, post.id, { action: "remove", reason, version: 1 })).status).toBe(200);
    expect((await show(undefined, post.id)).status).toBe(410);
    expect(await noticesTo(app, asha)).toEqual([`We removed your post. ${reason}`]);
    const { items } = await listAuditLog(app.db, { targetId: post.id });
    expect(items[0]).toMatchObject({ action: "post.remove", targetId: post.id, reason });
    expect((await decide(kabir, post.id, { action: "remove", reason, version: 2 })).json.message).toBe(
      POST_TEXT.notNow.remove,
    );
  });

  test("nobody else decides", async () => {
    const post = await insertPost(app, asha, { status: "waiting" });
    const finance = await signInAs(app, "Nisha Jain", "finance");
    expect((await decide(finance, post.id, { action: "approve", version: 1 })).status).toBe(403);
    expect((await decide(asha, post.id, { action: "approve", version: 1 })).status).toBe(401);
  });
});
