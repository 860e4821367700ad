import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { LISTING_TEXT } from "@cardplaza/contract/listing-rules";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads";
import type { JobContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { premiumPeriods } from "../plan/plan.table.ts";
import { jpegFrom } from "../uploads/test-files.ts";
import { sendFile } from "../uploads/test-upload.ts";
import { listingsPart } from "./account-part.ts";
import { findListing } from "./found-listing.ts";
import { listings } from "./listings.table.ts";
import { presentPublicListing } from "./present-listing.ts";
import { putListing } from "./test-listing.ts";
import { wipeDeletedListingsJob } from "./wipe-deleted-listings.ts";

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
const DAY_MS = 24 * 60 * 60 * 1000;
const PATH = "/api/business-listings";
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let count = 0;
/** Everything that a listing needs, of a business that is like no other. */
const whole = () => ({
  name: `Kulkarni ${["Sweets", "Tyres", "Optics", "Textiles", "Pharmacy"][count % 5]} ${++count}`,
  category: "restaurants",
  description: "Three generations of sweets and savouries, made fresh every morning behind the shop.",
  phone: `080 4${String(1_000_000 + count * 37).slice(-7)}`,
  address: {
    line1: "12 Church Street",
    locality: "Ashok Nagar",
    city: "Bangalore",
    state: "karnataka",
    pin: `560 ${100 + count}`,
  },
});
const call = (as: Person, method: string, path: string, body?: object) =>
  app.call(method, `${PATH}${path}`, { as, body });
const create = (as: Person, body: object = {}) => call(as, "POST", "", body);
const change = (as: Person, id: string, body: object) => call(as, "PATCH", `/${id}`, body);
const act = (as: Person, id: string, verb: string, body: object = {}) =>
  call(as, "POST", `/${id}/${verb}`, body);
const mine = async (as: Person) => (await call(as, "GET", "/my-business")).json;
const rowOf = async (id: string) => (await app.db.select().from(listings).where(eq(listings.id, id)))[0];
async function draftOf(name: string, fields: object = {}, options: { premium?: boolean } = {}) {
  const owner = await app.signIn(name, options);
  const { status, json } = await create(owner, { ...whole(), ...fields });
  expect([status, json.message]).toEqual([201, undefined]);
  return { owner, id: json._id as string, listing: json };
}
async function publishedOf(name: string, fields: object = {}, options: { premium?: boolean } = {}) {
  const draft = await draftOf(name, fields, options);
  const { json } = await act(draft.owner, draft.id, "submit");
  expect(json.status).toBe("published");
  return { ...draft, listing: json };
}

describe("making a listing", () => {
  test("begins a draft that may lack everything, one for each member, also from two tabs", async () => {
    const ravi = await app.signIn("Ravi Kulkarni");
    expect((await app.call("GET", `${PATH}/my-business`)).status).toBe(401);
    expect(await mine(ravi)).toBeNull();
    const answers = await Promise.all([create(ravi), create(ravi, { name: "Kulkarni" })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: "CONFLICT",
      message: LISTING_TEXT.second,
    });
    expect(await mine(ravi)).toMatchObject({ status: "draft", isOwner: true, ownerId: ravi.member.id });
    expect((await app.call("POST", PATH, { body: {} })).status).toBe(401);
  });

  test("keeps every field, cleaned, and the same key makes it once", async () => {
    const asha = await app.signIn("Asha Menon", { premium: true });
    const photo = (await sendFile(app, await jpegFrom(), { as: asha, purpose: "listing" })).url;
    const given = {
      ...whole(),
      name: "  Menon   Interiors ",
      moreCategories: ["caterers"],
      whatsapp: "98765 43210",
      phone: "1800 425 0001",
      email: "Studio@Menon.example",
      website: "menon.example",
      hideAddress: true,
      serviceCities: ["Bombay", "Pune"],
      hours: {
        mon: [
          { open: "09:00", close: "13:00" },
          { open: "14:00", close: "02:00" },
        ],
        tue: [],
      },
      specialHours: [{ date: "2026-12-25", closed: true, ranges: [{ open: "09:00", close: "10:00" }] }],
      logo: photo,
      photos: [photo],
      videoUrl: "youtu.be/dQw4w9WgXcQ",
      services: [{ name: "Kitchens", pricePaise: 15_000_000 }, { name: "Advice" }],
      payments: ["UPI", "Cash"],
      languages: ["Kannada", "English"],
      yearFounded: 1987,
      gstin: "29aagcb7383j1z4",
    };
    const send = () =>
      app.call("POST", PATH, { as: asha, body: given, headers: { "idempotency-key": "one" } });
    const [{ status, json }, again] = [await send(), await send()];
    expect([status, again.json]).toEqual([201, json]);
    expect(json).toMatchObject({
      ...given,
      name: "Menon Interiors",
      slug: `menon-interiors-${json._id}`,
      phone: "+9118004250001",
      whatsapp: "+919876543210",
      email: "studio@menon.example",
      website: "https://menon.example",
      address: { line2: "", city: "Bengaluru", state: "Karnataka", pin: given.address.pin.replace(" ", "") },
      serviceCities: ["Mumbai", "Pune"],
      specialHours: [{ date: "2026-12-25", closed: true, ranges: [] }],
      videoUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      gstin: "29AAGCB7383J1Z4",
      ratingAvg: 0,
      ratingCount: 0,
      badges: ["Pro"],
      completeness: 85,
    });
    expect(await mine(asha)).toEqual(json);
  });

  test("refuses what is wrong, at its field", async () => {
    const { owner, id } = await draftOf("Wrong Fields");
    const range = (open: string, close: string) => ({ open, close });
    const wrong: [body: object, field: string][] = [
      [{ name: "Call 98765 43210" }, "name"],
      [{ name: "Sweets at www.sweets.in" }, "name"],
      [{ name: "n".repeat(81) }, "name"],
      [{ category: "food" }, "category"],
      [{ moreCategories: ["caterers", "caterers"] }, "moreCategories"],
      [{ description: "d".repeat(751) }, "description"],
      [{ phone: "12345" }, "phone"],
      [{ whatsapp: "080 41234567" }, "whatsapp"],
      [{ email: "studio at menon" }, "email"],
      [{ website: "javascript:alert(1)" }, "website"],
      [{ address: { pin: "012345" } }, "address.pin"],
      [{ address: { state: "Bavaria" } }, "address.state"],
      [{ hours: { mon: [range("9am", "18:00")] } }, "hours.mon.0.open"],
      [{ hours: { mon: [range("09:00", "14:00"), range("13:00", "18:00")] } }, "hours.mon"],
      [{ hours: { sun: [range("20:00", "02:00")], mon: [range("01:00", "09:00")] } }, "hours.mon"],
      [
        { hours: { mon: Array.from({ length: 4 }, (_, at) => range(`0${at}:00`, `0${at}:30`)) } },
        "hours.mon",
      ],
      [
        { specialHours: Array.from({ length: 31 }, () => ({ date: "2026-12-25", closed: true })) },
        "specialHours",
      ],
      [{ services: Array.from({ length: 31 }, () => ({ name: "Advice" })) }, "services"],
      [{ services: [{ name: "Advice", pricePaise: -1 }] }, "services.0.pricePaise"],
      [{ payments: ["Bitcoin"] }, "payments.0"],
      [{ yearFounded: 1849 }, "yearFounded"],
      [{ yearFounded: new Date().getUTCFullYear() + 2 }, "yearFounded"],
      [{ gstin: "29AAGCB7383J1Z5" }, "gstin"],
      [{ gstin: "27AAPFU0939F1ZV" }, "gstin"],
      [{ videoUrl: "https://evil.example/x.mp4" }, "videoUrl"],
      [{ logo: "https://evil.example/x.webp" }, "logo"],
      ...[
        "ownerId",
        "status",
        "ratingSum",
        "ratingCount",
        "flags",
        "slug",
        "_id",
        "deletedAt",
        "waiting",
      ].map((field): [object, string] => [{ [field]: "x" }, field]),
    ];
    for (const [body, field] of wrong) {
      const { status, json } = await change(owner, id, body);
      expect([body, status, Object.keys(json.fields ?? {})]).toEqual([body, 400, [field]]);
    }
    expect((await change(owner, id, { address: { pin: "199999" } })).status).toBe(200);
  });

  test("takes only pictures of one's own; ten are free, thirty and a video are premium", async () => {
    const { owner, id } = await draftOf("Asha Menon");
    const ravi = await app.signIn("Ravi Kulkarni");
    const pictures = async (as: Person, many: number) =>
      Promise.all(
        Array.from(
          { length: many },
          async () => (await sendFile(app, await jpegFrom(), { as, purpose: "listing" })).url,
        ),
      );
    const [ravis] = await pictures(ravi, 1);
    expect((await act(owner, id, "photos", { photos: [ravis] })).json.fields).toEqual({
      "photos.0": UPLOAD_TEXT.notYourPicture,
    });
    const own = await pictures(owner, 11);
    expect((await act(owner, id, "photos", { photos: own.slice(0, 10) })).json.photos).toEqual(
      own.slice(0, 10),
    );
    expect(await act(owner, id, "photos", { photos: [own[10]] })).toMatchObject({
      status: 403,
      json: { code: "LIMIT_REACHED", message: LISTING_TEXT.photosFull },
    });
    expect(await change(owner, id, { videoUrl: "https://vimeo.com/123456" })).toMatchObject({
      status: 403,
      json: { code: "PREMIUM_REQUIRED", feature: "Video introduction" },
    });
    const now = Date.now();
    const period = { id: "a".repeat(20), memberId: owner.member.id, startsAt: new Date(now - DAY_MS) };
    await app.db.insert(premiumPeriods).values({ ...period, endsAt: new Date(now + DAY_MS) });
    expect((await act(owner, id, "photos", { photos: own })).json.photos).toEqual(own);
    expect((await change(owner, id, { videoUrl: "https://vimeo.com/123456" })).status).toBe(200);
    const shown = async () => presentPublicListing((await findListing(app.db, id))!, new Date());
    expect(await shown()).toMatchObject({ photos: own, videoUrl: "https://vimeo.com/123456" });
    // The plan ends: kept, sorted by their owner, but not shown to others.
    await app.db
      .update(premiumPeriods)
      .set({ endsAt: new Date(now - 1000) })
      .where(eq(premiumPeriods.id, period.id));
    expect(await shown()).toMatchObject({ photos: own.slice(0, 10), videoUrl: "", badges: [] });
    expect((await change(owner, id, { photos: own.toReversed() })).json.photos).toHaveLength(11);
  });
});

describe("changing it", () => {
  test("a second tab that has not seen the first one's change is told", async () => {
    const { owner, id, listing } = await publishedOf("Two Tabs");
    const { updated_at } = listing;
    const first = await change(owner, id, { name: "First Tab Sweets", updated_at });
    expect([first.status, first.json.name]).toEqual([200, "First Tab Sweets"]);
    expect(await change(owner, id, { name: "Second Tab Sweets", updated_at })).toMatchObject({
      status: 409,
      json: { message: ERROR_TEXT.stale },
    });
    const both = await Promise.all(
      ["One", "Two"].map((name) => change(owner, id, { name, updated_at: first.json.updated_at })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("is not for Ravi, nor for visitors: to them it is not there", async () => {
    const { id } = await publishedOf("Asha Menon");
    const ravi = await app.signIn("Ravi Kulkarni");
    for (const verb of ["submit", "pause", "resume", "restore"])
      expect((await act(ravi, id, verb)).status).toBe(404);
    expect((await change(ravi, id, { name: "Ravi's now" })).status).toBe(404);
    expect((await call(ravi, "DELETE", `/${id}`)).status).toBe(404);
    expect((await app.call("PATCH", `${PATH}/${id}`, { body: { name: "x" } })).status).toBe(401);
    expect(await rowOf(id)).toMatchObject({ status: "published", deletedAt: null });
  });

  test("what is live must stay whole, a draft need not", async () => {
    const { owner, id } = await publishedOf("Asha Menon");
    const { status, json } = await change(owner, id, { description: "Too short.", phone: "" });
    expect([status, Object.keys(json.fields)]).toEqual([400, ["description", "phone"]]);
    const draft = await draftOf("Ravi Kulkarni");
    expect((await change(draft.owner, draft.id, { description: "Still typing" })).status).toBe(200);
  });

  test("a hidden address is kept from others", async () => {
    const { id } = await publishedOf("Asha Menon", { hideAddress: true, lat: 12.97, lng: 77.6 });
    expect(presentPublicListing((await findListing(app.db, id))!, new Date())).toMatchObject({
      address: { line1: "", line2: "", pin: "", city: "Bengaluru", locality: "Ashok Nagar" },
      lat: null,
      lng: null,
    });
  });
});

describe("publishing", () => {
  test("a whole listing is live at once; an empty one is told what is missing", async () => {
    const ravi = await app.signIn("Ravi Kulkarni");
    const { json: draft } = await create(ravi);
    const { status, json } = await act(ravi, draft._id, "submit");
    expect(status).toBe(400);
    expect(Object.keys(json.fields)).toEqual([
      "name",
      "category",
      "description",
      "address.line1",
      "address.locality",
      "address.city",
      "address.state",
      "address.pin",
      "phone",
    ]);
    await change(ravi, draft._id, whole());
    expect((await act(ravi, draft._id, "submit")).json).toMatchObject({
      status: "published",
      flags: [],
      publishedAt: expect.any(String),
    });
    expect((await act(ravi, draft._id, "submit")).json.message).toBe(LISTING_TEXT.notNow.submit);
  });

  test("one with the phone of another, or much like its neighbour's name, is asked to claim it", async () => {
    const other = await putListing(app, null, {
      name: "Sharma Optical House",
      phone: "+918026660001",
      pin: "560034",
    });
    const address = { ...whole().address, pin: "560034" };
    for (const fields of [{ phone: "080 2666 0001" }, { name: "Sharma Opticals House", address }]) {
      const { owner, id } = await draftOf("Look Alike", fields);
      expect(await act(owner, id, "submit")).toMatchObject({
        status: 409,
        json: {
          message: "This looks like Sharma Optical House. Claim it instead?",
          listing: { _id: other.id, name: other.name, slug: `sharma-optical-house-${other.id}` },
        },
      });
      expect((await mine(owner)).status).toBe("draft");
      expect((await act(owner, id, "submit", { isAnotherBusiness: true })).json).toMatchObject({
        status: "pending",
        flags: ["duplicate"],
      });
    }
    // The same name at another PIN code is another shop.
    await publishedOf("Sharma", { name: "Sharma Optical House" });
  });

  test("banned words, and one more after too many, wait for review", async () => {
    const wordy = await draftOf("Wordy", { name: "Royal Casino Nights" });
    expect((await act(wordy.owner, wordy.id, "submit")).json).toMatchObject({
      status: "pending",
      flags: ["words"],
    });
    const { owner, id } = await draftOf("Many");
    await call(owner, "DELETE", `/${id}`);
    for (let again = 0; again < 2; again++) {
      const { json } = await create(owner);
      await call(owner, "DELETE", `/${json._id}`);
    }
    const { json } = await create(owner, whole());
    expect((await act(owner, json._id, "submit")).json).toMatchObject({ status: "pending", flags: ["many"] });
  });

  test("pausing and resuming go to and fro, and nowhere else", async () => {
    const { owner, id } = await publishedOf("Asha Menon");
    expect((await act(owner, id, "resume")).status).toBe(422);
    expect((await act(owner, id, "pause")).json.status).toBe("paused");
    expect(await act(owner, id, "pause")).toMatchObject({
      status: 422,
      json: { code: "STATE", message: LISTING_TEXT.notNow.pause },
    });
    expect((await act(owner, id, "submit")).status).toBe(422);
    expect((await act(owner, id, "resume")).json.status).toBe("published");
  });
});

describe("deleting", () => {
  test("can be undone for 30 days, unless another was made since", async () => {
    const { owner, id, listing } = await publishedOf("Asha Menon");
    expect((await call(owner, "DELETE", `/${id}`)).status).toBe(204);
    expect(await mine(owner)).toBeNull();
    expect((await call(owner, "GET", "/deleted")).json.listings).toMatchObject([
      { _id: id, name: listing.name },
    ]);
    const { json: second } = await create(owner);
    expect(await act(owner, id, "restore")).toMatchObject({
      status: 409,
      json: { message: LISTING_TEXT.second },
    });
    await call(owner, "DELETE", `/${second._id}`);
    // Both at once: the index lets one through.
    const both = await Promise.all([act(owner, id, "restore"), act(owner, second._id, "restore")]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("after 30 days it is too late, and the night leaves the name", async () => {
    const { owner, id, listing } = await publishedOf("Asha Menon");
    await call(owner, "DELETE", `/${id}`);
    await app.db
      .update(listings)
      .set({ deletedAt: new Date(Date.now() - 31 * DAY_MS) })
      .where(eq(listings.id, id));
    expect((await act(owner, id, "restore")).status).toBe(404);
    expect((await call(owner, "GET", "/deleted")).json.listings).toEqual([]);
    const context: JobContext = { ...app.services, now: new Date() };
    await wipeDeletedListingsJob.run(context, {}, new AbortController().signal);
    expect(await rowOf(id)).toMatchObject({
      name: listing.name,
      phone: "",
      line1: "",
      wipedAt: expect.any(Date),
    });
  });

  test("an account's listing is in its export, and goes with its erasure", async () => {
    const { owner, id, listing } = await publishedOf("Asha Menon");
    expect(await listingsPart.kinds.listings?.(app.db, owner.member.id)).toMatchObject([
      { id, name: listing.name },
    ]);
    const context: JobContext = { ...app.services, now: new Date() };
    await inTransaction(app.db, (tx) => listingsPart.erase(context, tx, owner.member.id));
    expect(await rowOf(id)).toMatchObject({ name: "", phone: "", ownerId: null, wipedAt: expect.any(Date) });
    expect(await mine(owner)).toBeNull();
  });
});
