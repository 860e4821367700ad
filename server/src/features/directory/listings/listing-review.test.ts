import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { LISTING_CASE_TEXT, LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { auditLog } from "../../audit/admin.table.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import { listOf } from "../../notifications/notify.fixtures.ts";
import { listings } from "./listings.table.ts";
import { insertListing } from "./listing.fixtures.ts";

type Admin = { token: string };
const app = await sharedTestApp();
let meera: Admin;

beforeAll(async () => {
  meera = await signInAs(app, "Meera Iyer", "moderator");
});

const act = (as: Person, id: string, verb: string, body: object = {}) =>
  app.call("POST", `/api/business-listings/${id}/${verb}`, { as, body });
const change = (as: Person, id: string, body: object) =>
  app.call("PATCH", `/api/business-listings/${id}`, { as, body });
const cases = async (query: string, as = meera) =>
  (await app.call("GET", `/api/admin/business-listings?${query}`, { as })).json;
const caseOf = async (name: string) => (await cases(`status=all&q=${encodeURIComponent(name)}`)).listings[0];
const decide = (id: string, body: object, as = meera) =>
  app.send("PATCH", `/api/admin/business-listings/${id}`, { as, body });

test("what waits is approved, rejected and tried again; its owner is notified, and the audit log has it", async () => {
  const asha = await app.signIn("Asha Menon");
  const { id } = await insertListing(app, asha, { status: "draft", name: "Lucky Satta House" });
  expect((await act(asha, id, "submit")).json).toMatchObject({ status: "pending", flags: ["words"] });
  const { listings: waiting, total } = await cases("");
  expect([total, waiting]).toMatchObject([1, [{ _id: id, flags: ["words"], owner: { name: "Asha Menon" } }]]);

  const { version } = waiting[0]!;
  expect((await decide(id, { action: "reject", version })).json.fields).toHaveProperty("reason");
  const reason = "Gambling cannot be listed here.";
  expect((await decide(id, { action: "reject", reason, version })).json.status).toBe("rejected");
  expect((await decide(id, { action: "approve", version })).json.message).toBe(
    "Already handled by Meera Iyer.",
  );
  const notice = (await listOf(app, asha)).notifications[0];
  expect(notice).toMatchObject({ type: "message_received", targetUrl: "/business-profile" });
  expect(notice?.message).toContain(reason);
  const own = (await app.call("GET", "/api/business-listings/my-business", { as: asha })).json;
  expect(own).toMatchObject({ status: "rejected", rejectionReason: reason });

  // Even without the word it is checked again.
  await change(asha, id, { name: "Lucky Sweets House" });
  expect((await act(asha, id, "submit")).json).toMatchObject({ status: "pending", rejectionReason: "" });
  const again = await caseOf("Lucky Sweets");
  expect((await decide(id, { action: "approve", version: again!.version })).json).toMatchObject({
    status: "published",
    flags: [],
  });
  const logged = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(logged.map(({ action }) => action)).toEqual(["listing.reject", "listing.approve"]);
});

test("a suspended listing can be read by its owner, not restored; a moderator restores it", async () => {
  const ravi = await app.signIn("Ravi Kulkarni");
  const { id } = await insertListing(app, ravi, {
    name: "Kulkarni Tyres",
    phone: "+918041230002",
    pin: "560002",
  });
  const { version } = (await caseOf("Kulkarni Tyres"))!;
  const finance = await signInAs(app, "Farah", "finance");
  expect(await decide(id, { action: "suspend", version }, finance)).toMatchObject({
    status: 403,
    json: { message: LISTING_CASE_TEXT.notYourTask },
  });
  expect((await decide(id, { action: "suspend", reason: "Not his shop.", version })).json.status).toBe(
    "suspended",
  );
  for (const verb of ["resume", "pause", "submit"]) expect((await act(ravi, id, verb)).status).toBe(422);
  expect((await act(ravi, id, "submit")).json.message).toBe(LISTING_TEXT.notNow.suspended);
  const again = (await caseOf("Kulkarni Tyres"))!.version;
  expect((await decide(id, { action: "approve", version: again })).status).toBe(422);
  expect((await decide(id, { action: "restore", version: again })).json.status).toBe("published");
  expect((await app.call("GET", "/api/admin/business-listings", { as: ravi })).status).toBe(401);
});

test("with the setting on, first publications and changes wait while the old value stays live", async () => {
  app.services.config.REVIEW_LISTINGS = true;
  const joseph = await app.signIn("Joseph");
  const { id } = await insertListing(app, joseph, {
    status: "draft",
    name: "Joseph Bakery",
    phone: "+918041230003",
    pin: "560003",
  });
  expect((await act(joseph, id, "submit")).json.status).toBe("pending");
  await decide(id, { action: "approve", version: (await caseOf("Joseph Bakery"))!.version });

  const moved = { city: "Mysuru", pin: "570001" };
  const { json } = await change(joseph, id, {
    name: "Joseph Cakes",
    email: "j@bakery.example",
    address: moved,
  });
  expect(json).toMatchObject({
    status: "published",
    name: "Joseph Bakery",
    email: "j@bakery.example",
    address: { city: "Bengaluru", pin: "560003" },
    waiting: { name: "Joseph Cakes", address: moved },
  });
  // Sending the live value again withdraws the change; the rest still waits.
  expect((await change(joseph, id, { name: "Joseph Bakery" })).json.waiting).not.toHaveProperty("name");
  const { version } = (await caseOf("Joseph Bakery"))!;
  expect((await decide(id, { action: "approve", version })).json).toMatchObject({
    address: moved,
    waiting: null,
  });
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
  expect(row).toMatchObject({ cityKey: "mysuru", submittedAt: null });

  await change(joseph, id, { category: "caterers" });
  const rejected = (await caseOf("Joseph Bakery"))!.version;
  const reason = "Not a caterer.";
  expect((await decide(id, { action: "reject", reason, version: rejected })).json).toMatchObject({
    status: "published",
    waiting: null,
    rejectionReason: reason,
  });
  app.services.config.REVIEW_LISTINGS = false;
});

test("a live listing cannot slip a banned word or another listing's phone in", async () => {
  const neighbour = await insertListing(app, null, {
    name: "Iyer Store",
    phone: "+918041230009",
    pin: "560009",
  });
  const asha = await app.signIn("Asha Menon");
  const { id, name } = await insertListing(app, asha, {
    name: "Menon Store",
    phone: "+918041230010",
    pin: "560010",
  });
  for (const sent of [{ name: "Menon Casino" }, { phone: neighbour.phone }])
    expect((await change(asha, id, sent)).json).toMatchObject({
      name,
      phone: "+918041230010",
      waiting: sent,
    });
});

test("of two administrators the second is refused, by version or by time; the version is a number", async () => {
  const asha = await app.signIn("Asha Menon");
  const { id } = await insertListing(app, asha, { status: "published", name: "Twice Decided" });
  const { version, updated_at } = (await caseOf("Twice Decided"))!;
  expect(version).toBe(1);
  for (const wrong of [1.5, null, true, undefined])
    expect((await decide(id, { action: "suspend", reason: "No.", version: wrong })).status).toBe(400);

  const { json: first } = await decide(id, { action: "suspend", reason: "Not a shop.", version });
  expect([first.status, first.version]).toEqual(["suspended", 2]);
  const handled = { status: 409, json: { message: LISTING_CASE_TEXT.handled("Meera Iyer") } };
  for (const old of [version, updated_at, "yesterday", String(version)])
    expect(await decide(id, { action: "restore", version: old })).toMatchObject(handled);
  // Callers from before the version number send the time of the last change.
  expect((await decide(id, { action: "restore", version: first.updated_at })).json.status).toBe("published");
});

test("lists go on from a cursor, are found by name, city, number and id, and one opens with what can be decided", async () => {
  const owners = [];
  for (const name of ["Zamorin One", "Zamorin Two", "Zamorin Three"]) {
    const owner = await app.signIn(name);
    const { id } = await insertListing(app, owner, { name, city: "Kozhikode", phone: "+919846012345" });
    owners.push({ owner, id });
  }
  const first = await cases("status=published&q=zamorin&limit=2");
  expect([first.count, first.items.length]).toEqual([3, 2]);
  expect(first.listings).toEqual(first.items);
  const rest = await cases(`status=published&q=zamorin&limit=2&cursor=${first.nextCursor}`);
  expect([rest.items.length, rest.nextCursor]).toEqual([1, null]);
  const shown = [...first.items, ...rest.items].map(({ _id }) => _id);
  expect(new Set(shown)).toEqual(new Set(owners.map(({ id }) => id)));
  expect((await cases("status=published&q=zamorin&limit=2&page=2")).items).toEqual(rest.items);
  const [last] = owners.slice(-1);
  for (const q of ["three kozhi", last!.id])
    expect((await cases(`status=all&q=${encodeURIComponent(q)}`)).items).toMatchObject([{ _id: last!.id }]);
  expect((await cases(`status=all&q=${encodeURIComponent("98460 12345")}`)).count).toBe(3);
  expect((await cases("status=suspended&q=zamorin")).items).toEqual([]);

  const one = async (id: string, as = meera) =>
    (await app.send("GET", `/api/admin/business-listings/${id}`, { as })).json;
  expect((await one(last!.id)).listing).toMatchObject({
    actions: ["suspend"],
    known: { name: "Zamorin Three", email: last!.owner.member.email },
  });
  const sana = await signInAs(app, "Sana", "support");
  expect((await one(last!.id, sana)).listing.actions).toEqual([]);
  expect((await one("nobody", sana)).code).toBe("VALIDATION");
});
