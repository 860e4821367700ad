import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import { LISTING_PAGE_TEXT } from "@cardplaza/contract/directory/listing-page-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { CHROME, GOOGLEBOT, IPHONE } from "../../cards/events/visits.fixtures.ts";
import { readQr } from "../../cards/files/read-qr.fixtures.ts";
import { listings, type ListingRow } from "../listings/listings.table.ts";
import { insertListing } from "../listings/listing.fixtures.ts";
import { reports } from "../../moderation/moderation.table.ts";
import { messageOf } from "../../notifications/notification-text.ts";
import { notifications } from "../../notifications/notifications.table.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;

beforeAll(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni", { premium: true })];
});

const show = (id: string, as?: Person) => app.call("GET", `/api/business-listings/${id}`, { as });
const setRow = (id: string, fields: Partial<ListingRow>) =>
  app.db.update(listings).set(fields).where(eq(listings.id, id));

describe("a business", () => {
  test("is shown by its id and by any link to it, and similar ones beside it", async () => {
    const one = await insertListing(app, null, {
      city: "Pune",
      category: "cafes",
      name: "Chai Ghar",
      phone: "+914842345678",
    });
    const other = await insertListing(app, null, { city: "Pune", category: "cafes", name: "Kaapi" });
    await insertListing(app, null, { city: "Pune", category: "plumbers", name: "Pipes" });
    const near = await insertListing(app, null, {
      city: "Pune",
      category: "bakeries",
      name: "Pav",
      ratingSum: 50,
      ratingCount: 10,
    });
    const { status, json } = await show(`Old-Name-${one.id.toUpperCase()}`);
    expect([status, json.slug, json.isOwner, json.status, json.readablePhone]).toEqual([
      200,
      `chai-ghar-${one.id}`,
      false,
      undefined,
      "+91 484 234 5678",
    ]);
    const similar = await app.call("GET", `/api/business-listings/${one.id}/similar`);
    expect(similar.json.listings.map(({ _id }: { _id: string }) => _id)).toEqual([other.id, near.id]);
    expect((await show("zzzzzzzzzzzzzzzzzzzz")).status).toBe(404);
    const code = await fetch(`${app.url}/api/business-listings/${one.id}/qr.png`);
    const read = await readQr(Buffer.from(await code.arrayBuffer()));
    expect(read.zxing).toBe(`${app.services.origin}/business/chai-ghar-${one.id}`);
  });

  test("that hides its address shows none of it", async () => {
    const place = { line1: "7 Secret Lane", line2: "Behind the well", pin: "560042", lat: 12.9, lng: 77.6 };
    const { id } = await insertListing(app, asha, { ...place, hideAddress: true });
    const seen = await show(id);
    expect(seen.json.address).toMatchObject({ line1: "", line2: "", pin: "", locality: "Ashok Nagar" });
    expect(seen.text).not.toMatch(/Secret|well|560042|77\.6/);
    expect((await show(id, asha)).json.address.line1).toBe("7 Secret Lane");
    await app.db.delete(listings).where(eq(listings.id, id));
  });

  test("that is a draft is visible to its owner only, and gone once it is deleted", async () => {
    const nina = await app.signIn("Nina");
    const { id } = await insertListing(app, nina, { status: "draft", publishedAt: null });
    expect((await show(id, nina)).json).toMatchObject({ isOwner: true, status: "draft", views: 0 });
    expect([(await show(id)).status, (await show(id, ravi)).status]).toEqual([404, 404]);
    await setRow(id, { deletedAt: new Date() });
    expect((await show(id)).status).toBe(404);
    await setRow(id, { publishedAt: new Date(), status: "published" });
    expect(await show(id)).toMatchObject({ status: 410, json: { message: LISTING_TEXT.gone } });
  });

  test("is reported once by each member, never by its owner", async () => {
    const owner = await app.signIn("Omar");
    const { id } = await insertListing(app, owner);
    const report = (as: Person | undefined, body: object) =>
      app.send("POST", `/api/business-listings/${id}/report`, { as, body });
    expect((await report(asha, { reason: "Spam", details: "No such shop" })).status).toBe(201);
    expect((await report(asha, { reason: "Spam again" })).status).toBe(200);
    expect((await report(undefined, { reason: "Spam" })).status).toBe(401);
    expect((await report(ravi, {})).status).toBe(400);
    expect(await report(owner, { reason: "Spam" })).toMatchObject({
      status: 409,
      json: { message: LISTING_PAGE_TEXT.reportedOwn },
    });
    expect(await app.db.select().from(reports).where(eq(reports.targetId, id))).toMatchObject([
      { targetType: "business", reason: "Spam", reporterId: asha.member.id },
    ]);
  });
});

describe("visits", () => {
  test("count once for each hour and visitor, without bots and the owner; the daily figures need the plan", async () => {
    const owner = await app.signIn("Priya", { premium: true });
    const { id } = await insertListing(app, owner);
    const visit = (kind: string, userAgent: string, as?: Person) => {
      const path = kind === "view" ? "view" : "contact-click";
      return app.send("POST", `/api/business-listings/${id}/${path}`, {
        as,
        body: kind === "view" ? {} : { kind },
        headers: { "user-agent": userAgent },
      });
    };
    for (const agent of [CHROME, CHROME, IPHONE, GOOGLEBOT])
      expect((await visit("view", agent)).status).toBe(204);
    expect((await visit("view", `${CHROME} own`, owner)).status).toBe(204);
    for (const kind of ["call", "call", "whatsapp", "directions", "website"]) await visit(kind, CHROME);
    expect((await visit("fax", CHROME)).status).toBe(400);

    const stats = (as?: Person) => app.call("GET", `/api/business-listings/${id}/stats`, { as });
    const { json } = await stats(owner);
    expect(json.totals).toEqual({ views: 2, calls: 1, whatsapp: 1, directions: 1, website: 1, enquiries: 0 });
    expect(json.series).toHaveLength(30);
    expect(json.series!.at(-1)).toMatchObject({ day: json.to, views: 2, calls: 1 });
    expect((await show(id, owner)).json.views).toBe(2);
    expect([(await stats()).status, (await stats(asha)).status]).toEqual([401, 404]);

    const plain = await app.signIn("Plain");
    const free = await insertListing(app, plain);
    const figures = await app.call("GET", `/api/business-listings/${free.id}/stats`, { as: plain });
    expect(figures.json).toMatchObject({ totals: { views: 0 }, series: null });
  });

  test("notify the owner of a member who calls, once a day", async () => {
    const owner = await app.signIn("Farah");
    const { id } = await insertListing(app, owner, { name: "Farah Foods" });
    const tap = (kind: string, as?: Person) =>
      app.send("POST", `/api/business-listings/${id}/contact-click`, { as, body: { kind } });
    for (const kind of ["website", "call", "whatsapp"]) await tap(kind, asha);
    await tap("call");
    await tap("call", owner);
    await tap("whatsapp", ravi);
    const notices = await app.db
      .select()
      .from(notifications)
      .where(eq(notifications.recipientId, owner.member.id));
    expect(notices.map((notice) => [notice.type, messageOf(notice)])).toEqual([
      ["contact_attempt", "Asha Menon tapped to call Farah Foods."],
      ["contact_attempt", "Ravi Kulkarni opened WhatsApp to write to Farah Foods."],
    ]);
    await setRow(id, { status: "paused" });
    expect((await tap("call", asha)).status).toBe(404);
  });
});
