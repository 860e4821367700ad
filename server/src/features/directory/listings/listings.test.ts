import { describe, expect, test } from "vitest";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { describeTwoTabs } from "../../../testing/two-tabs.fixtures.ts";
import { endPlan } from "../../plan/plan.fixtures.ts";
import { premiumPeriods } from "../../plan/plan.table.ts";
import { jpegFrom } from "../../uploads/files.fixtures.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";
import { findListing } from "./found-listing.ts";
import { presentPublicListing } from "./present-listing.ts";
import { listingCalls, insertListing, wholeListing } from "./listing.fixtures.ts";

const PATH = "/api/business-listings";
const app = await sharedTestApp();
const { act, call, change, create, draftOf, mine, publishedOf, rowOf } = listingCalls(app);

describe("creating a listing", () => {
  test("begins a draft that may be empty, one for each member, also from two tabs", async () => {
    const ravi = await app.signIn("Ravi Kulkarni");
    expect((await app.call("GET", `${PATH}/my-business`)).status).toBe(401);
    expect(await mine(ravi)).toBeNull();
    const responses = await Promise.all([create(ravi), create(ravi, { name: "Kulkarni" })]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(responses.find(({ status }) => status === 409)?.json).toMatchObject({
      code: "CONFLICT",
      message: LISTING_TEXT.second,
    });
    expect(await mine(ravi)).toMatchObject({ status: "draft", isOwner: true, ownerId: ravi.member.id });
    expect((await app.call("POST", PATH, { body: {} })).status).toBe(401);
  });

  test("saves every field, cleaned, and the same key creates it once", async () => {
    const asha = await app.signIn("Asha Menon", { premium: true });
    const photo = (await sendFile(app, await jpegFrom(), { as: asha, purpose: "listing" })).url;
    const given = {
      ...wholeListing(),
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

  test("refuses wrong values at their fields", async () => {
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

  test("saves a stored number unchanged, even one that would be refused today", async () => {
    const owner = await app.signIn("Asha Menon");
    const stored = { phone: "080 4123 456", whatsapp: "98220 1234" };
    const { id } = await insertListing(app, owner, stored);
    const { status, json } = await change(owner, id, { ...stored, email: "studio@menon.example" });
    expect([status, json.phone, json.email]).toEqual([200, stored.phone, "studio@menon.example"]);
    expect((await change(owner, id, { whatsapp: "98220 123" })).json.fields).toEqual({
      whatsapp: LISTING_TEXT.badMobile,
    });
  });

  test("accepts only the member's own pictures; ten are free, thirty and a video are premium", async () => {
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
    const shown = async () => presentPublicListing((await findListing(app.db, id, new Date()))!, new Date());
    expect(await shown()).toMatchObject({ photos: own, videoUrl: "https://vimeo.com/123456" });
    // The plan ends: kept, sorted by their owner, but not shown to others.
    await endPlan(app, owner);
    expect(await shown()).toMatchObject({ photos: own.slice(0, 10), videoUrl: "", badges: [] });
    expect((await change(owner, id, { photos: own.toReversed() })).json.photos).toHaveLength(11);
  });
});

describe("changing it", () => {
  describeTwoTabs(async () => {
    const { owner, id } = await publishedOf("Two Tabs");
    return {
      read: () => mine(owner),
      save: (name, on) => change(owner, id, { name, ...on }),
      textOf: (json) => (json as Listing).name,
    };
  });

  test("is not for Ravi, nor for visitors: they do not find it", async () => {
    const { id } = await publishedOf("Asha Menon");
    const ravi = await app.signIn("Ravi Kulkarni");
    for (const verb of ["submit", "pause", "resume", "restore"])
      expect((await act(ravi, id, verb)).status).toBe(404);
    expect((await change(ravi, id, { name: "Ravi's now" })).status).toBe(404);
    expect((await call(ravi, "DELETE", `/${id}`)).status).toBe(404);
    expect((await app.call("PATCH", `${PATH}/${id}`, { body: { name: "x" } })).status).toBe(401);
    expect(await rowOf(id)).toMatchObject({ status: "published", deletedAt: null });
  });

  test("a live listing must stay complete, a draft need not be", async () => {
    const { owner, id } = await publishedOf("Asha Menon");
    const { status, json } = await change(owner, id, { description: "Too short.", phone: "" });
    expect([status, Object.keys(json.fields)]).toEqual([400, ["description", "phone"]]);
    const draft = await draftOf("Ravi Kulkarni");
    expect((await change(draft.owner, draft.id, { description: "Still typing" })).status).toBe(200);
  });

  test("a hidden address is not shown to others", async () => {
    const { id } = await publishedOf("Asha Menon", { hideAddress: true, lat: 12.97, lng: 77.6 });
    expect(presentPublicListing((await findListing(app.db, id, new Date()))!, new Date())).toMatchObject({
      address: { line1: "", line2: "", pin: "", city: "Bengaluru", locality: "Ashok Nagar" },
      lat: null,
      lng: null,
    });
  });
});
