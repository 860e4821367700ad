import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CONNECTION_TEXT, CONNECTIONS_PER_PAGE } from "@cardplaza/contract/people/connection-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { inTransaction } from "../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { members } from "../accounts/accounts.table.ts";
import { connect } from "../connect/connect.fixtures.ts";
import { connectionsPart } from "./connections/account-part.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let meera: Person;
beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni");
  meera = await app.signIn("Meera Shah");
});

const list = async (as: Person, query = "") =>
  (await app.call("GET", `/api/connections?${query}`, { as })).json;
const names = async (as: Person, query = "") =>
  (await list(as, query)).connections.map(({ person }) => person.name);
const note = (as: Person, id: string, body: { tags?: string[]; privateNote?: string }) =>
  app.call("PATCH", `/api/connections/${id}`, { as, body });
const profile = (as: Person, body: object) => app.call("PATCH", "/api/user-profile", { as, body });
const people = async (as: Person, q: string) =>
  (await app.call("GET", `/api/people?q=${encodeURIComponent(q)}`, { as })).json.people.map(
    ({ name }) => name,
  );

test("shared connections are listed with those whose profile the member may see", async () => {
  const karan = await app.signIn("Karan Gill");
  for (const each of [ravi, karan]) await connect(app, asha, each);
  await connect(app, ravi, meera);
  await connect(app, karan, meera, "pending");
  const shared = () => names(asha, `tab=mine&with=${meera.member.id}`);
  expect(await shared()).toEqual(["Ravi Kulkarni"]);
  expect(await names(asha, `tab=mine&with=${meera.member.id}&q=karan`)).toEqual([]);
  await profile(meera, { visibility: "connections" });
  expect(await shared()).toEqual([]);
  await profile(meera, { visibility: "members" });
  await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: meera });
  expect(await shared()).toEqual([]);
});

describe("the tabs", () => {
  test("show received and sent invitations and connections, with their counts", async () => {
    await connect(app, ravi, asha, "pending");
    await connect(app, asha, meera, "pending");
    const karan = await app.signIn("Karan Gill");
    await connect(app, karan, asha);
    expect(await names(asha, "tab=received")).toEqual(["Ravi Kulkarni"]);
    expect(await names(asha, "tab=sent")).toEqual(["Meera Shah"]);
    const mine = await list(asha);
    expect(mine.connections).toMatchObject([
      { status: "accepted", isSent: false, person: { name: "Karan Gill" } },
    ]);
    expect(mine.counts).toEqual({ received: 1, sent: 1, mine: 1, introductions: 0 });
    expect((await list(meera, "tab=received")).counts).toMatchObject({ received: 1, sent: 0, mine: 0 });
  });

  test("leave out what was declined, withdrawn or ended, and members who are leaving", async () => {
    await connect(app, ravi, asha, "declined");
    await connect(app, asha, meera, "withdrawn");
    const [karan, gone] = [await app.signIn("Karan Gill"), await app.signIn("Gone Soon")];
    await connect(app, asha, karan, "removed");
    await connect(app, asha, gone);
    await app.db
      .update(members)
      .set({ erasesAt: new Date(Date.now() + DAY_MS) })
      .where(eq(members.id, gone.member.id));
    for (const tab of ["received", "sent", "mine"]) {
      const { connections, counts } = await list(asha, `tab=${tab}`);
      expect(connections).toEqual([]);
      expect(counts).toMatchObject({ received: 0, sent: 0, mine: 0 });
    }
  });

  test("come page by page, those connected last first", async () => {
    const start = Date.now() - 100 * DAY_MS;
    const count = 2 * CONNECTIONS_PER_PAGE + 5;
    for (let index = 0; index < count; index++) {
      const other = await app.signIn(`Member ${index}`);
      const at = new Date(start + Math.floor(index / 2) * 1000);
      await (index % 3
        ? connect(app, asha, other, "accepted", at)
        : connect(app, other, asha, "accepted", at));
    }
    const seen: string[] = [];
    let cursor: string | null = "";
    let pages = 0;
    while (cursor !== null) {
      const page = await list(asha, cursor === "" ? "" : `cursor=${cursor}`);
      seen.push(...page.connections.map(({ person }) => person.name));
      cursor = page.nextCursor;
      pages++;
    }
    expect([pages, seen.length, new Set(seen).size]).toEqual([3, count, count]);
    const numbers = seen.map((name) => Math.floor(Number(name.slice(7)) / 2));
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    expect((await list(asha, "cursor=what-is-this")).connections).toHaveLength(CONNECTIONS_PER_PAGE);
  });

  test("find by name, city in any of its names, and tag", async () => {
    await profile(ravi, { city: "Bombay" });
    await profile(meera, { city: "Pune", visibility: "connections" });
    const one = await connect(app, asha, ravi);
    await connect(app, meera, asha);
    await note(asha, one.id, { tags: ["Buyer"] });
    expect(await names(asha, "q=kulk")).toEqual(["Ravi Kulkarni"]);
    expect(await names(asha, "q=RAVI%20k")).toEqual(["Ravi Kulkarni"]);
    expect(await names(asha, "q=ulkarni")).toEqual([]);
    expect(await names(asha, "q=%25")).toEqual([]);
    expect(await names(asha, "city=Mumbai")).toEqual(["Ravi Kulkarni"]);
    expect(await names(asha, "city=pu")).toEqual(["Meera Shah"]);
    expect(await names(asha, "tag=Buyer")).toEqual(["Ravi Kulkarni"]);
    expect(await names(asha, "tag=Seller")).toEqual([]);
  });

  test("show no more of a hidden profile than its name, until they are connected", async () => {
    await profile(ravi, { headline: "Fasteners", city: "Nashik", visibility: "connections" });
    const row = await connect(app, ravi, asha, "pending");
    const [{ person } = {}] = (await list(asha, "tab=received")).connections;
    expect(person).toMatchObject({ name: "Ravi Kulkarni", headline: "", city: "" });
    await app.call("PATCH", `/api/connections/${row.id}`, { as: asha, body: { action: "accept" } });
    expect((await list(asha)).connections[0]?.person).toMatchObject({
      headline: "Fasteners",
      city: "Nashik",
    });
    await app.call("DELETE", `/api/connections/${row.id}`, { as: ravi });
    expect((await list(asha)).connections).toEqual([]);
  });
});

describe("tags and the private note", () => {
  test("are the member's own: the other one sees nothing of them", async () => {
    const row = await connect(app, asha, ravi);
    const saved = await note(asha, row.id, { tags: ["Buyer", "Pune", "buyer"], privateNote: "Pays late." });
    expect(saved.json).toMatchObject({ tags: ["Buyer", "Pune"], privateNote: "Pays late." });
    expect((await list(ravi)).connections).toMatchObject([{ tags: [], privateNote: "" }]);
    // Only what was sent changes.
    expect((await note(asha, row.id, { tags: ["Friend"] })).json.privateNote).toBe("Pays late.");
    const tags = async (as: Person) => (await app.call("GET", "/api/connections/tags", { as })).json.tags;
    expect([await tags(asha), await tags(ravi)]).toEqual([["Friend"], []]);
  });

  test("of somebody else's connection are not found", async () => {
    const row = await connect(app, ravi, meera);
    const refused = await note(asha, row.id, { tags: ["Buyer"] });
    expect([refused.status, refused.json.message]).toEqual([404, CONNECTION_TEXT.notFound]);
    const ended = await connect(app, asha, ravi, "removed");
    expect((await note(asha, ended.id, { tags: ["Buyer"] })).status).toBe(404);
  });

  test("are refused when there are too many", async () => {
    const row = await connect(app, asha, ravi);
    const tags = Array.from({ length: 11 }, (_, index) => `Tag ${index}`);
    expect((await note(asha, row.id, { tags })).status).toBe(400);
  });

  test("are in the account's export, and go with its erasure", async () => {
    const row = await connect(app, asha, ravi);
    await note(asha, row.id, { tags: ["Buyer"], privateNote: "Pays late." });
    const kind = connectionsPart.kinds["connection-notes"]!;
    expect(await kind(app.db, asha.member.id)).toEqual([
      { connectionId: row.id, tags: ["Buyer"], privateNote: "Pays late." },
    ]);
    expect(await kind(app.db, ravi.member.id)).toEqual([]);
    const ctx = { ...app.services, now: new Date() };
    await inTransaction(app.db, (tx) => connectionsPart.erase(ctx, tx, asha.member.id));
    expect(await kind(app.db, asha.member.id)).toEqual([]);
  });
});

test("the table of connections is for members with the plan, and its formulas are harmless", async () => {
  await app.call("PATCH", "/api/user-profile", { as: ravi, body: { headline: "=1+1", city: "Pune" } });
  const row = await connect(app, asha, ravi);
  await connect(app, asha, meera, "pending");
  await note(asha, row.id, { tags: ["Buyer"], privateNote: "+SUM(A1)" });
  const { status, text, headers } = await app.call("GET", "/api/connections.csv", { as: asha });
  expect([status, headers.get("content-disposition")]).toEqual([
    200,
    'attachment; filename="connections.csv"',
  ]);
  expect(text).toContain(`"Ravi Kulkarni","'=1+1","Pune","Buyer","'+SUM(A1)"`);
  expect(text).not.toContain("Meera");
  const refused = await app.call("GET", "/api/connections.csv", { as: ravi });
  expect([refused.status, refused.json.feature]).toEqual([403, "Advanced networking"]);
});

describe("people to mention", () => {
  test("are found by the beginning of their name, connections first and by any word of it", async () => {
    const [arun, aruna] = [await app.signIn("Arundhati Zacharia"), await app.signIn("Arun Zacharia")];
    await app.signIn("Zacharia Thomas");
    await connect(app, asha, arun);
    expect(await people(asha, "arun")).toEqual(["Arundhati Zacharia", "Arun Zacharia"]);
    expect(await people(asha, "zacharia")).toEqual(["Arundhati Zacharia", "Zacharia Thomas"]);
    expect(await people(asha, "")).toEqual(["Arundhati Zacharia"]);
    expect(await people(aruna, "Arun Z")).toEqual([]);
    expect(await people(asha, "%")).toEqual([]);
  });

  test("never include hidden or not searchable ones without a connection, nor anybody in a block", async () => {
    const [hidden, quiet] = [await app.signIn("Xerxes Hidden"), await app.signIn("Xerxes Quiet")];
    const blocker = await app.signIn("Xerxes Blocker");
    await profile(hidden, { visibility: "connections" });
    await profile(quiet, { searchable: false });
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: blocker });
    expect(await people(asha, "xerxes")).toEqual([]);
    await connect(app, asha, hidden);
    await connect(app, asha, quiet);
    expect(await people(asha, "xerxes")).toEqual(["Xerxes Hidden", "Xerxes Quiet"]);
  });
});
