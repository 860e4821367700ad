import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { UserProfile } from "@cardplaza/contract/people/profile";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { describeTwoTabs } from "../../../testing/two-tabs.fixtures.ts";
import { members } from "../../accounts/accounts.table.ts";
import * as files from "../../uploads/files.fixtures.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";
import { profiles } from "./profile.table.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
});

const NOTHING_TOLD = {
  cover: null,
  experience: [],
  education: [],
  skills: [],
  languages: [],
  openTo: { work: false, hiring: false, referrals: false, meetings: false },
  handles: [],
};

const own = async (as: Person) => (await app.call("GET", "/api/user-profile", { as })).json;
const change = (as: Person, body: unknown) => app.call("PATCH", "/api/user-profile", { as, body });
const seen = (as: Person, whose: Person) => app.call("GET", `/api/profiles/${whose.member.id}`, { as });
const portraitOf = async (as: Person) =>
  (await sendFile(app, await files.jpegFrom(), { as, purpose: "portrait" })).url;

describe("a member's own profile", () => {
  test("exists from the start, flat, with plan and card", async () => {
    expect(await own(asha)).toEqual({
      _id: asha.member.id,
      name: "Asha Menon",
      email: asha.member.email,
      emailProven: true,
      mobile: null,
      mobileProven: false,
      hasPassword: false,
      profile_image: null,
      plan: "free",
      cardId: null,
      headline: "",
      about: "",
      city: "",
      state: "",
      ...NOTHING_TOLD,
      visibility: "members",
      searchable: true,
      showPhone: "none",
      showEmail: "none",
      aim: "",
      known: { city: null, trade: null },
      created_at: asha.member.createdAt.toISOString(),
      updated_at: asha.member.createdAt.toISOString(),
      version: 0,
    });
  });

  test("says premium while the plan is live", async () => {
    expect(await own(await app.signIn("Farah Siddiqui", { premium: true }))).toMatchObject({
      plan: "premium",
    });
  });

  test("is for members only", async () => {
    for (const [method, path] of [
      ["GET", "/api/user-profile"],
      ["PATCH", "/api/user-profile"],
      ["GET", `/api/profiles/${asha.member.id}`],
    ] as const) {
      expect((await app.call(method, path, { body: method === "PATCH" ? {} : undefined })).status).toBe(401);
    }
  });
});

describe("a change", () => {
  test("saves what was sent and leaves the rest", async () => {
    await change(asha, { headline: "Interior designer", city: "Pune" });
    const { status, json } = await change(asha, {
      name: "  Asha   M. Menon ",
      about: "Homes that breathe.\r\nSince 2009.",
      state: "Maharashtra",
      visibility: "public",
      searchable: false,
      showPhone: "connections",
      showEmail: "connections",
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      name: "Asha M. Menon",
      headline: "Interior designer",
      about: "Homes that breathe.\nSince 2009.",
      city: "Pune",
      state: "Maharashtra",
      visibility: "public",
      searchable: false,
      showPhone: "connections",
      showEmail: "connections",
    });
    expect(await own(asha)).toEqual(json);
    expect((await app.call("GET", "/api/auth/me", { as: asha })).json.user.name).toBe("Asha M. Menon");
    expect(await own(ravi)).toMatchObject({ name: "Ravi Kulkarni", headline: "", city: "" });
  });

  test("may empty a text again", async () => {
    await change(asha, { headline: "Interior designer" });
    expect((await change(asha, { headline: "" })).json.headline).toBe("");
  });

  test.each([
    ["name", "A"],
    ["name", "n".repeat(81)],
    ["name", null],
    ["headline", "h".repeat(121)],
    ["about", "a".repeat(2001)],
    ["city", "c".repeat(81)],
    ["state", ["Kerala"]],
    ["visibility", "everybody"],
    ["searchable", "yes"],
    ["showPhone", "members"],
    ["updated_at", "yesterday"],
    ["skills", Array(31).fill("Tally")],
    ["languages", Array(11).fill("Hindi")],
    ["handles", Array(7).fill("https://example.com")],
    [
      "experience",
      Array.from({ length: 21 }, () => ({ title: "Owner", company: "Menon Interiors", from: "2019-04" })),
    ],
    ["education", Array.from({ length: 11 }, () => ({ school: "COEP" }))],
  ])("of %s to %j is refused at its field", async (field, value) => {
    const before = await own(asha);
    const { status, json } = await change(asha, { city: "Nashik", [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(json.fields)).toEqual([field]);
    expect(await own(asha)).toEqual(before);
  });

  test.each([
    "plan",
    "role",
    "email",
    "mobile",
    "_id",
    "id",
    "cardId",
    "memberId",
    "hasPassword",
    "emailProven",
    "created_at",
    "verified",
  ])("cannot plant %s", async (field) => {
    const before = await own(asha);
    const { status, json } = await change(asha, { headline: "Designer", [field]: "premium" });
    expect(status).toBe(400);
    expect(json.fields).toEqual({ [field]: "This field is not known." });
    expect(await own(asha)).toEqual(before);
  });

  test.each([
    ["experience.0.title", { experience: [{ title: "", company: "Menon", from: "2019-04" }] }],
    ["experience.0.from", { experience: [{ title: "Owner", company: "Menon", from: "04/2019" }] }],
    [
      "experience.0.to",
      { experience: [{ title: "Owner", company: "Menon", from: "2019-04", to: "2019-03" }] },
    ],
    ["education.0.to", { education: [{ school: "COEP", from: 2009, to: 2005 }] }],
    ["skills.1", { skills: ["Tally", "s".repeat(41)] }],
    ["handles.0", { handles: ["not a link"] }],
    ["openTo.work", { openTo: { work: "yes" } }],
  ])("with a wrong %s is refused there", async (field, body) => {
    const { status, json } = await change(asha, body);
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
  });

  test("puts experience and education newest first, and says everything once", async () => {
    const work = (company: string, from: string, to: string | null = null) => ({
      title: "Designer",
      company,
      city: "",
      from,
      to,
      about: "",
    });
    const { json } = await change(asha, {
      experience: [
        work("Older", "2010-01", "2012-05"),
        work("Now", "2015-06"),
        work("Also now", "2019-01"),
        work("Longer", "2011-01", "2014-12"),
      ],
      education: [
        { school: "No year" },
        { school: "School", from: 1995, to: 2005 },
        { school: "Evening course", from: 2024 },
        { school: "College", to: 2009 },
      ],
      skills: [" Tally ", "GST", "tally", "AutoCAD"],
      languages: ["Marathi", "marathi", "English"],
      openTo: { referrals: true },
      handles: ["linkedin.com/in/asha", "", "https://linkedin.com/in/asha"],
    });
    expect(json.experience.map(({ company }) => company)).toEqual(["Also now", "Now", "Longer", "Older"]);
    expect(json.education.map(({ school }) => school)).toEqual([
      "Evening course",
      "College",
      "School",
      "No year",
    ]);
    expect(json.skills).toEqual(["Tally", "GST", "AutoCAD"]);
    expect(json.languages).toEqual(["Marathi", "English"]);
    expect(json.openTo).toEqual({ work: false, hiring: false, referrals: true, meetings: false });
    expect(json.handles).toEqual(["https://linkedin.com/in/asha"]);
    expect(await own(asha)).toEqual(json);
    expect((await seen(ravi, asha)).json).toMatchObject({
      experience: json.experience,
      education: json.education,
      skills: json.skills,
      openTo: json.openTo,
    });
  });

  test("with markup stays text", async () => {
    const hostile = `</script><script>alert(1)</script>`;
    expect((await change(asha, { headline: hostile })).json.headline).toBe(hostile);
  });
});

describeTwoTabs(async () => ({
  read: () => own(asha),
  save: (headline, on) => change(asha, { headline, ...on }),
  textOf: (json) => (json as UserProfile).headline,
}));

test("with an outdated version saves nothing, not even the name", async () => {
  const { version } = await own(asha);
  await change(asha, { headline: "First tab", version });
  expect((await change(asha, { name: "Second Tab", version })).status).toBe(409);
  expect(await own(asha)).toMatchObject({ name: "Asha Menon", headline: "First tab" });
});

describe("the photo", () => {
  test("is a picture that Asha uploaded, and can be removed", async () => {
    const url = await portraitOf(asha);
    expect((await change(asha, { profile_image: url })).json.profile_image).toBe(url);
    expect((await seen(ravi, asha)).json.profile_image).toBe(url);
    expect((await change(asha, { profile_image: null })).json.profile_image).toBeNull();
  });

  test("cannot be Ravi's picture or one from elsewhere", async () => {
    const ravis = await portraitOf(ravi);
    for (const url of [
      ravis,
      "https://evil.example/x.webp",
      "javascript:alert(1)",
      "data:image/png;base64,AA",
      "",
      ravis.replace("1000x", "999x"),
    ]) {
      const { status, json } = await change(asha, { profile_image: url });
      expect([status, json.fields]).toEqual([400, { profile_image: UPLOAD_TEXT.notYourPicture }]);
    }
    expect(await own(asha)).toMatchObject({ profile_image: null });
  });

  test("and the cover each have to be Asha's own", async () => {
    const [mine, ravis] = [await portraitOf(asha), await portraitOf(ravi)];
    const refused = await change(asha, { profile_image: mine, cover: ravis });
    expect([refused.status, refused.json.fields]).toEqual([400, { cover: UPLOAD_TEXT.notYourPicture }]);
    expect((await change(asha, { cover: mine })).json.cover).toBe(mine);
    expect((await seen(ravi, asha)).json.cover).toBe(mine);
    expect((await change(asha, { cover: null })).json.cover).toBeNull();
  });
});

describe("another member's profile", () => {
  test("shows what members may see, without address and number", async () => {
    await app.db.update(members).set({ mobile: "+919876543210" }).where(eq(members.id, asha.member.id));
    await change(asha, {
      headline: "Interior designer",
      city: "Pune",
      showPhone: "connections",
      showEmail: "connections",
    });
    const { status, json, text } = await seen(ravi, asha);
    expect(status).toBe(200);
    expect(json).toEqual({
      _id: asha.member.id,
      name: "Asha Menon",
      profile_image: null,
      headline: "Interior designer",
      about: "",
      city: "Pune",
      state: "",
      isSelf: false,
      joinedAt: asha.member.createdAt.toISOString(),
      ...NOTHING_TOLD,
      phone: null,
      email: null,
      connections: 0,
      mutual: { count: 0, people: [] },
      connection: { _id: null, relation: "none", inviteFrom: null },
      cardPath: null,
      company: null,
    });
    expect(text).not.toContain(asha.member.email);
    expect(text).not.toContain("9876543210");
    expect((await seen(asha, asha)).json.isSelf).toBe(true);
  });

  test("is not found when it is for connections only, except by its owner", async () => {
    await change(asha, { visibility: "connections" });
    expect((await seen(ravi, asha)).status).toBe(404);
    expect((await seen(asha, asha)).status).toBe(200);
  });

  test("is not found when its owner is leaving, gone, or never existed", async () => {
    const now = new Date();
    await app.db.update(members).set({ erasesAt: now }).where(eq(members.id, asha.member.id));
    expect((await seen(ravi, asha)).status).toBe(404);
    await app.db.update(members).set({ erasesAt: null, erasedAt: now }).where(eq(members.id, asha.member.id));
    expect((await seen(ravi, asha)).status).toBe(404);
    expect((await app.call("GET", "/api/profiles/zzzzzzzzzzzzzzzzzzzz", { as: ravi })).status).toBe(404);
    expect((await app.call("GET", "/api/profiles/not-an-id", { as: ravi })).status).toBe(400);
  });

  test("cannot be changed: there is no such call", async () => {
    const response = await app.call("PATCH", `/api/profiles/${asha.member.id}`, {
      as: ravi,
      body: { headline: "x" },
    });
    expect(response.status).toBe(404);
    expect(await app.db.$count(profiles, eq(profiles.memberId, asha.member.id))).toBe(0);
  });
});

describe("in the search", () => {
  const find = async (q: string, as?: Person) =>
    (await app.call("GET", `/api/search?type=person&q=${q}`, { as })).json.results;

  test("a member is found by a skill, and a visitor sees name, headline and photo alone", async () => {
    await change(asha, { headline: "Interior designer", city: "Nashik", skills: ["Quilting"] });
    expect(await find("quilting", ravi)).toMatchObject([{ title: "Asha Menon", city: "Nashik" }]);
    expect(await find("quilting")).toEqual([]);
    await change(asha, { visibility: "public" });
    expect(await find("quilting")).toMatchObject([
      { title: "Asha Menon", subtitle: "Interior designer", city: "" },
    ]);
  });

  test("a profile for connections is found by nobody", async () => {
    await change(asha, { skills: ["Lacquering"], visibility: "connections" });
    expect([await find("lacquering", ravi), await find("lacquering")]).toEqual([[], []]);
  });
});
