import { beforeEach, describe, expect, test } from "vitest";
import { CHAPTER_TEXT, chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { sharedTestApp, type Person } from "../../../../testing/test-app.ts";
import { insertChapter, insertChapterMeeting, insertMembership } from "../../chapter.fixtures.ts";
import { chapterMeetings } from "../../chapter-meetings/chapter-meetings.table.ts";
import { chapters, type ChapterRow } from "../chapters.table.ts";

const app = await sharedTestApp();
let asha: Person;
const A_DAY = 24 * 60;
const NASHIK = { city: "Nashik", pin: "422001", lat: 20, lng: 73.79 };
const MUMBAI = { city: "Mumbai", pin: "400001", lat: 18.94, lng: 72.84 };

beforeEach(async () => {
  await app.db.delete(chapters);
  asha = await app.signIn("Asha Menon", { premium: true });
});

const find = (query: string, as?: Person) => app.call("GET", `/api/chapters?${query}`, { as });
const names = async (query: string, as?: Person) =>
  (await find(query, as)).json.chapters.map(({ name }) => name);
const insert = (name: string, fields: Partial<ChapterRow> = {}) =>
  insertChapter(app, [asha], { name, nameKey: name.toLowerCase(), ...fields });

describe("the finder", () => {
  test("lists chapters by city and name, and says in which cities there are some", async () => {
    await insert("Zest");
    await insert("Anand");
    await insert("Bazar", MUMBAI);
    await insert("Gone", { status: "archived" });
    await insert("Bad", { status: "suspended" });
    const { json } = await find("");
    expect(json.chapters.map(({ name }) => name)).toEqual(["Bazar", "Anand", "Zest"]);
    expect(json).toMatchObject({ total: 3, page: 1, pages: 1 });
    expect(json.cities).toEqual([
      { name: "Pune", count: 2 },
      { name: "Mumbai", count: 1 },
    ]);
    expect(json.places.map(({ name }) => name)).toEqual(["Zest", "Anand", "Bazar"]);
    expect(await names("city=poona")).toEqual(["Anand", "Zest"]);
    expect(await names("city=Delhi")).toEqual([]);
  });

  test("narrows by day, free seats, online and name", async () => {
    await insert("Early", { weekday: 1 });
    await insert("Full", { maxMembers: 5, seated: 4 });
    await insert("100% Online", { online: true, link: "https://meet.example.com/a" });
    expect(await names("weekday=1")).toEqual(["Early"]);
    expect(await names("seats=1")).toEqual(["100% Online", "Early"]);
    expect(await names("online=1")).toEqual(["100% Online"]);
    expect(await names("q=100%25")).toEqual(["100% Online"]);
    expect(await names("q=ear")).toEqual(["Early"]);
    expect((await find("online=1")).json).toMatchObject({ places: [], chapters: [{ place: null }] });
    expect(await names("weekday=9&seats=perhaps")).toHaveLength(3);
  });

  test("sorts by the distance from a city or a PIN code, online ones last", async () => {
    await insert("In Nashik", NASHIK);
    await insert("In Pune");
    await insert("In Mumbai", MUMBAI);
    await insert("Nowhere", { online: true });
    expect(await names("near=Poona")).toEqual(["In Pune", "In Mumbai", "In Nashik", "Nowhere"]);
    expect(await names("near=422001")).toEqual(["In Nashik", "In Mumbai", "In Pune", "Nowhere"]);
    const [nearest, ...others] = (await find("near=Pune")).json.chapters;
    expect(nearest?.km).toBeLessThan(10);
    expect(others.at(0)?.km).toBeGreaterThan(100);
    expect(others.at(-1)?.km).toBe(null);
    const unknown = await find("near=Nowhereville");
    expect([unknown.status, unknown.json.fields]).toEqual([400, { near: CHAPTER_TEXT.unknownPlace }]);
  });

  test("takes several cities and a radius from members with the plan", async () => {
    await insert("In Nashik", NASHIK);
    await insert("In Pune");
    await insert("In Mumbai", MUMBAI);
    const free = await app.signIn("Ravi");
    for (const query of ["city=Pune,Mumbai", "city=Pune&city=Mumbai", "near=Pune&radiusKm=150"]) {
      for (const who of [undefined, free])
        expect((await find(query, who)).json).toMatchObject({
          code: "PREMIUM_REQUIRED",
          feature: "City filters",
        });
    }
    expect(await names("city=Pune,Mumbai", asha)).toEqual(["In Mumbai", "In Pune"]);
    expect(await names("city=Pune&city=Mumbai", asha)).toEqual(["In Mumbai", "In Pune"]);
    expect(await names("near=Pune&radiusKm=150", asha)).toEqual(["In Pune", "In Mumbai"]);
    expect(await names("city=Pune&radiusKm=150", asha)).toEqual(["In Pune", "In Mumbai"]);
    expect(await names("near=Pune&radiusKm=150&city=Mumbai", asha)).toEqual(["In Mumbai"]);
  });

  test("shows twenty on a page", async () => {
    for (let at = 0; at < 21; at++) await insert(`Circle ${String(at).padStart(2, "0")}`);
    expect((await find("")).json).toMatchObject({ total: 21, pages: 2 });
    expect(await names("page=2")).toEqual(["Circle 20"]);
    expect(await names("page=3")).toEqual([]);
  });

  test("shows the next meetings of the chapters it lists", async () => {
    const pune = await insert("In Pune");
    const nashik = await insert("In Nashik", NASHIK);
    const resting = await insert("Archived", { status: "archived" });
    await insertChapterMeeting(app, pune, { inMinutes: 20 * A_DAY });
    await insertChapterMeeting(app, pune, { inMinutes: 3 * A_DAY, status: "cancelled" });
    const going = await insertChapterMeeting(app, pune, { inMinutes: -30 });
    await insertChapterMeeting(app, pune, { inMinutes: -A_DAY });
    const later = await insertChapterMeeting(app, nashik, { inMinutes: 5 * A_DAY });
    await insertChapterMeeting(app, resting, { inMinutes: A_DAY });
    const { json } = await find("");
    expect(json.upcoming.map(({ _id }) => _id)).toEqual([going.id, later.id]);
    expect(json.upcoming[1]?.chapter).toEqual({
      _id: nashik.id,
      name: "In Nashik",
      city: "Nashik",
      online: false,
      url: chapterPath(nashik.id),
    });
    expect(json.chapters.map(({ nextMeeting }) => nextMeeting?._id)).toEqual([later.id, going.id]);
    expect((await find("city=Nashik")).json.upcoming.map(({ _id }) => _id)).toEqual([later.id]);
  });
});

test("the home page shows three chapters that meet this week, of the city if there are any", async () => {
  const pune = await insert("In Pune");
  const nashik = await insert("In Nashik", NASHIK);
  const second = await insertChapterMeeting(app, pune, { inMinutes: 3 * A_DAY });
  await insertChapterMeeting(app, pune, { inMinutes: 5 * A_DAY });
  const first = await insertChapterMeeting(app, nashik, { inMinutes: A_DAY });
  await insertChapterMeeting(app, await insert("Later"), { inMinutes: 9 * A_DAY });
  const home = async (query = "") => (await app.call("GET", `/api/home${query}`)).json.chapters;
  const shown = (chapter: ChapterRow, { startsAt }: { startsAt: Date }) => ({
    _id: chapter.id,
    name: chapter.name,
    city: chapter.city,
    url: chapterPath(chapter.id),
    startsAt: startsAt.toISOString(),
  });
  expect(await home()).toEqual([shown(nashik, first), shown(pune, second)]);
  expect(await home("?city=Poona")).toEqual([shown(pune, second)]);
  expect(await home("?city=Delhi")).toHaveLength(2);
  await app.db.delete(chapterMeetings);
  expect(await home()).toEqual([]);
});

test("search engines learn of active chapters only", async () => {
  const active = await insert("Active", { status: "active" });
  const forming = await insert("Forming");
  const { text } = await app.send("GET", "/sitemaps/chapters-1.xml");
  expect(text).toContain(`/offline-networking?chapter=${active.id}`);
  expect(text).not.toContain(forming.id);
});

test("people of one chapter are suggested to each other", async () => {
  const ravi = await app.signIn("Ravi Kulkarni");
  const chapter = await insert("Deccan Circle");
  await insertMembership(app, chapter, ravi);
  const { json } = await app.call("GET", "/api/connections?tab=suggestions", { as: ravi });
  expect(json.suggestions).toMatchObject([
    {
      person: { name: "Asha Menon" },
      reasons: [{ reason: "same_chapter", text: "Also in Deccan Circle" }],
    },
  ]);
});
