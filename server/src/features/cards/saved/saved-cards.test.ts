import { beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { SAVED_TEXT } from "@cardplaza/contract/cards/saved/saved-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { makeCard } from "../card.fixtures.ts";
import { savedCards } from "./saved-cards.table.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let card: Awaited<ReturnType<typeof makeCard>>;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  card = await makeCard(app, asha, { address: "Pune" });
});

const save = (as: Person, id: string = card._id) =>
  app.call("POST", `/api/business-cards/save/${id}`, { as, body: {} });
const unsave = (as: Person, id: string = card._id) =>
  app.call("DELETE", `/api/business-cards/unsave/${id}`, { as });
const saved = async (as: Person) =>
  (await app.call("GET", "/api/business-cards/saved", { as })).json.savedCards;
const note = (as: Person, body: object) =>
  app.call("PATCH", `/api/business-cards/saved/${card._id}`, { as, body });
const exported = (as: Person, format: string) =>
  app.call("GET", `/api/business-cards/saved/export?format=${format}`, { as });

describe("saving a card", () => {
  test("returns 201, again 200, and lists it once", async () => {
    expect(await save(ravi)).toMatchObject({ status: 201, json: { saved: true } });
    expect(await save(ravi)).toMatchObject({ status: 200, json: { saved: true } });
    expect(await saved(ravi)).toMatchObject([
      {
        _id: card._id,
        slug: card.slug,
        available: true,
        isOwner: false,
        address: "Pune",
        tags: [],
        note: "",
      },
    ]);
    expect(await saved(asha)).toEqual([]);
  });

  test("ten times at once saves it once", async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => save(ravi)));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      ...Array<number>(9).fill(200),
      201,
    ]);
  });

  test("lists the newest first", async () => {
    const other = await makeCard(app, asha, { name: "Asha Nair" });
    await save(ravi);
    await save(ravi, other._id);
    expect((await saved(ravi)).map(({ name }: { name: string }) => name)).toEqual([
      "Asha Nair",
      "Asha Menon",
    ]);
  });

  test("is refused for the member's own, one that never existed and one that is gone", async () => {
    expect(await save(asha)).toMatchObject({ status: 409, json: { message: SAVED_TEXT.ownCard } });
    expect((await save(ravi, "zzzzzzzzzzzzzzzzzzzz")).status).toBe(404);
    await app.call("DELETE", `/api/business-cards/${card._id}`, { as: asha });
    expect((await save(ravi)).status).toBe(410);
    expect((await app.call("POST", `/api/business-cards/save/${card._id}`, { body: {} })).status).toBe(401);
    expect((await app.call("GET", "/api/business-cards/saved")).status).toBe(401);
  });

  test("shows only the name of a card that was deleted since", async () => {
    await save(ravi);
    await app.call("DELETE", `/api/business-cards/${card._id}`, { as: asha });
    expect(await saved(ravi)).toMatchObject([
      { available: false, name: "Asha Menon", phone: "", company: "", address: "" },
    ]);
  });

  test("shows only the name of a card whose owner has blocked the member", async () => {
    await save(ravi);
    await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: asha });
    expect(await saved(ravi)).toMatchObject([{ available: false, name: "Asha Menon", phone: "" }]);
  });

  test("shows nothing of an owner who has left, and the card again if the owner comes back", async () => {
    await save(ravi);
    const leave = (erasesAt: Date | null) =>
      app.db.update(members).set({ erasesAt }).where(eq(members.id, asha.member.id));
    await leave(new Date(Date.now() + 1e9));
    expect(await saved(ravi)).toEqual([]);
    await leave(null);
    expect(await saved(ravi)).toMatchObject([{ available: true, name: "Asha Menon" }]);
  });
});

describe("unsaving", () => {
  test("removes it from the member's own list only", async () => {
    const meera = await app.signIn("Meera Iyer");
    await save(ravi);
    await save(meera);
    expect(await unsave(ravi)).toMatchObject({ status: 200, json: { saved: false } });
    expect(await saved(ravi)).toEqual([]);
    expect(await saved(meera)).toHaveLength(1);
    expect((await unsave(ravi)).status).toBe(404);
  });
});

describe("tags and a note", () => {
  test("are saved, each alone or both, and seen by nobody else", async () => {
    await save(ravi);
    expect((await note(ravi, { tags: ["Pune", "Expo", "Pune"] })).json).toEqual({
      tags: ["Pune", "Expo"],
      note: "",
    });
    expect((await note(ravi, { note: "Met at the expo" })).json).toEqual({
      tags: ["Pune", "Expo"],
      note: "Met at the expo",
    });
    expect(await saved(ravi)).toMatchObject([{ tags: ["Pune", "Expo"], note: "Met at the expo" }]);
    expect((await app.call("GET", `/api/business-cards/${card._id}`, { as: asha })).text).not.toContain(
      "expo",
    );
  });

  test("are refused if too many or too long, and for a card that is not saved", async () => {
    expect((await note(ravi, { note: "x" })).status).toBe(404);
    await save(ravi);
    for (const wrong of [
      { tags: Array<string>(11).fill("x") },
      { tags: [""] },
      { note: "n".repeat(1001) },
      { savedAt: "2020" },
    ]) {
      expect((await note(ravi, wrong)).status).toBe(400);
    }
    expect(
      await app.db.select().from(savedCards).where(eq(savedCards.memberId, ravi.member.id)),
    ).toMatchObject([{ tags: [], note: "" }]);
  });
});

describe("the export", () => {
  test("is a table without formulas", async () => {
    const hostile = await makeCard(app, asha, { name: `=HYPERLINK("http://evil.example")`, company: "+cmd" });
    await save(ravi, hostile._id);
    const { status, headers, text } = await exported(ravi, "csv");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe('attachment; filename="saved-cards.csv"');
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain(`"'+cmd"`);
  });

  test("is a contact file with one contact for each card that still exists", async () => {
    const gone = await makeCard(app, asha, { name: "Gone Soon" });
    await save(ravi);
    await save(ravi, gone._id);
    await app.call("DELETE", `/api/business-cards/${gone._id}`, { as: asha });
    const { headers, text } = await exported(ravi, "vcf");
    expect(headers.get("content-type")).toBe("text/vcard; charset=utf-8");
    expect(text.match(/BEGIN:VCARD/g)).toHaveLength(1);
    expect(text).toContain("FN:Asha Menon");
  });

  test("of another kind or for visitors is refused", async () => {
    expect((await exported(ravi, "pdf")).status).toBe(400);
    expect((await app.call("GET", "/api/business-cards/saved/export?format=csv")).status).toBe(401);
  });
});
