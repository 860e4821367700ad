import { beforeEach, describe, expect, test } from "vitest";
import { PROFILE_TEXT } from "@cardplaza/contract/people/profile-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { insertListing } from "../../directory/listings/listing.fixtures.ts";
import { insertEnquiry } from "../../enquiries/enquiry.fixtures.ts";
import * as files from "../../uploads/files.fixtures.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
beforeEach(async () => {
  asha = await app.signIn("Asha Menon");
});

const own = async (as: Person) => (await app.call("GET", "/api/user-profile", { as })).json;
const change = (as: Person, body: object) => app.call("PATCH", "/api/user-profile", { as, body });
const fill = (as: Person) => app.send("POST", "/api/user-profile/fill-from-card", { as });

describe("what brings a member here", () => {
  test("is answered once, or closed, and is only the member's own", async () => {
    expect((await own(asha)).aim).toBe("");
    expect((await change(asha, { aim: "sell" })).json).toMatchObject({ aim: "sell", headline: "" });
    expect((await change(asha, { city: "Pune" })).json.aim).toBe("sell");
    expect((await change(asha, { aim: "closed" })).json.aim).toBe("closed");
    expect((await app.send("PATCH", "/api/user-profile", { as: asha, body: { aim: "rule" } })).status).toBe(
      400,
    );
    const ravi = await app.signIn("Ravi Kulkarni");
    const seen = (await app.call("GET", `/api/profiles/${asha.member.id}`, { as: ravi })).json;
    expect(seen).not.toHaveProperty("aim");
    expect(seen).not.toHaveProperty("known");
  });
});

describe("city and trade that are known from elsewhere", () => {
  test("come from the card first, and go once the profile says them", async () => {
    await makeCard(app, asha, { role: "Interior designer", address: "12 FC Road, Pune 411004" });
    await insertListing(app, asha, { name: "Menon Tools", city: "Satara", category: "restaurants" });
    expect((await own(asha)).known).toEqual({
      city: { value: "Pune", from: "card" },
      trade: { value: "Interior designer", from: "card" },
    });
    const { json } = await change(asha, { city: "Pune", headline: "Interior designer" });
    expect(json.known).toEqual({ city: null, trade: null });
  });

  test("else from the listing, an enquiry or an application", async () => {
    await insertListing(app, asha, { name: "Menon Tools", city: "Satara", category: "restaurants" });
    expect((await own(asha)).known).toEqual({
      city: { value: "Satara", from: "listing" },
      trade: { value: "Restaurants", from: "listing" },
    });
    const [ravi, owner] = [await app.signIn("Ravi Kulkarni"), await app.signIn("Owner")];
    const shop = await insertListing(app, owner, { name: "Shah Tools" });
    await insertEnquiry(app, { shop, senderId: ravi.member.id }, { city: "Kolhapur" });
    expect((await own(ravi)).known).toEqual({ city: { value: "Kolhapur", from: "enquiry" }, trade: null });
  });
});

describe("filling the profile from the card", () => {
  test("fills the gaps and leaves what is there", async () => {
    const photo = (await sendFile(app, await files.jpegFrom(), { as: asha, purpose: "portrait" })).url;
    await makeCard(app, asha, {
      role: "Interior designer",
      company: "Menon Interiors",
      address: "12 FC Road, Pune 411004",
      longDescription: "Homes and offices since 2011.",
      linkedin_url: "https://www.linkedin.com/in/asha-menon",
      profile_image: photo,
      services: [{ name: "Kitchens" }, { name: "Office fit-outs" }],
    });
    await change(asha, { about: "In my own words." });
    const { status, json } = await fill(asha);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      headline: "Interior designer, Menon Interiors",
      about: "In my own words.",
      city: "Pune",
      state: "Maharashtra",
      profile_image: photo,
      skills: ["Kitchens", "Office fit-outs"],
      handles: expect.arrayContaining(["https://www.linkedin.com/in/asha-menon"]),
      known: { city: null, trade: null },
    });
    await change(asha, { headline: "Designer of homes" });
    expect((await fill(asha)).json.headline).toBe("Designer of homes");
  });

  test("needs a card", async () => {
    const { status, json } = await fill(asha);
    expect([status, json.message]).toEqual([404, PROFILE_TEXT.noCard]);
  });
});

test("a new member is found in people search before anything is written in the profile", async () => {
  const name = "Gulshan Irudayaraj";
  const { status } = await app.call("POST", "/api/auth/register", {
    body: {
      name,
      email: "gulshan@example.com",
      password: "teal-harbour-47-lamps",
      consent: { terms: true, version: "1", adult: true },
    },
  });
  expect(status).toBe(201);
  const found = async (as?: Person) =>
    (await app.call("GET", `/api/search?q=${encodeURIComponent(name)}&type=person`, { as })).json.results;
  expect(await found(asha)).toMatchObject([{ title: name, subtitle: "", city: "" }]);
  // The usual settings: members only.
  expect(await found()).toEqual([]);
});
