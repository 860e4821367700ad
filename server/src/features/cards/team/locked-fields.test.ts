import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { LOCKED_FIELDS, LOCK_LEVELS } from "@cardplaza/contract/cards/team/team-template-rules";
import { TEAM_TEXT } from "@cardplaza/contract/cards/team/team-cards";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { cards } from "../cards.table.ts";
import { makeTeamCard } from "../card.fixtures.ts";
import { endPlan } from "../../plan/plan.fixtures.ts";
import { teamTemplates } from "./team-cards.table.ts";
import { templateCalls } from "./template.fixtures.ts";

const app = await sharedTestApp();
let farah: Person;
let ravi: Person;

beforeEach(async () => {
  farah = await app.signIn("Farah Siddiqui", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni");
});

const { save, show, change } = templateCalls(app, () => ({ owner: farah, holder: ravi }));

/** A card of Farah's team that Ravi has claimed. */
async function ravisCard(fields: object = {}) {
  const card = await makeTeamCard(app, farah, { company: "Siddiqui Studio", ...fields });
  await app.db.update(cards).set({ holderId: ravi.member.id }).where(eq(cards.id, card._id));
  return card as { _id: string; slug: string };
}

const CHANGES = {
  name: "Ravi K",
  role: "Chief of everything",
  company: "Ravi & Co",
  email: "ravi@own.example",
  phone: "+919812345678",
  business_phone: "+912240001234",
  business_email: "desk@own.example",
  address: "Elsewhere",
  website: "https://own.example",
  linkedin_url: "https://linkedin.com/in/ravi",
  twitter_url: "https://x.com/ravi",
  facebook_url: "https://facebook.com/ravi",
  instagram_url: "https://instagram.com/ravi",
  youtube_url: "https://youtube.com/@ravi",
  custom_notes: "Mine",
  shortDescription: "Mine",
  longDescription: "Mine",
  business_description: "Mine",
  services: ["My own service"],
  products: [{ name: "My own product" }],
  theme: "creative",
  contactFormEnabled: false,
};

test.each(LOCK_LEVELS)("%s keep their fields from the member, and no others", async (locks) => {
  await save({ company: "Siddiqui Studio", locks });
  const { _id } = await ravisCard();
  const before = await show(_id, farah);
  const locked: readonly string[] = LOCKED_FIELDS[locks];
  const said: unknown[] = [];
  for (const [field, value] of Object.entries(CHANGES)) {
    const { status, json } = await change(_id, { [field]: value });
    said.push([field, status, json.code, json.fields]);
  }
  const refusal = (field: string) => [403, "FIELD_LOCKED", { [field]: TEAM_TEXT.locked }];
  expect(said).toEqual(
    Object.keys(CHANGES).map((field) => [
      field,
      ...(locked.includes(field) ? refusal(field) : [200, undefined, undefined]),
    ]),
  );
  const after = await show(_id, farah);
  for (const field of locked)
    expect([field, Reflect.get(after, field)]).toEqual([field, Reflect.get(before, field)]);
  expect((await show(_id, ravi)).lockedFields ?? []).toEqual([
    ...locked,
    ...(locks === "relaxed" ? [] : ["design"]),
  ]);
  expect(after).not.toHaveProperty("lockedFields");
});

test("accept a locked field that is unchanged, refuse the whole request otherwise, and do not bind the owner", async () => {
  await save({ locks: "strict" });
  const { _id } = await ravisCard({
    website: "siddiqui.example",
    services: [{ name: "Plans", price: 10 }],
  });
  const same = { company: "Siddiqui Studio", website: "siddiqui.example", name: "Ravi Kulkarni" };
  const services = [{ name: "Plans", price: 10, description: "", category: "", duration: "" }];
  expect((await change(_id, { ...same, services })).status).toBe(200);
  expect((await change(_id, { name: "Ravi K", company: "Mine", role: "King" })).json.fields).toEqual({
    company: TEAM_TEXT.locked,
    role: TEAM_TEXT.locked,
  });
  expect((await show(_id, ravi)).name).toBe("Ravi Kulkarni");
  const asTeam = await app.call("PATCH", `/api/team-card/${_id}`, { as: ravi, body: { company: "Mine" } });
  expect([asTeam.status, asTeam.json.code]).toEqual([403, "FIELD_LOCKED"]);
  expect((await change(_id, { company: "Siddiqui & Co", role: "Partner" }, farah)).status).toBe(200);
  const stranger = await app.signIn("Neha Rao");
  expect((await change(_id, { company: "Mine" }, stranger)).status).toBe(404);
});

test("let the holder fill in once what would leave the card incomplete, and nothing else", async () => {
  await save({ locks: "strict" });
  const { _id } = await ravisCard({ role: "", company: "" });
  expect(await show(_id, ravi)).toMatchObject({
    isIncomplete: true,
    fillableFields: ["company", "role"],
    lockedFields: expect.not.arrayContaining(["company", "role"]),
  });
  expect(await show(_id, farah)).not.toHaveProperty("fillableFields");
  const both = { role: "Architect", website: "own.example" };
  expect((await change(_id, both)).json.fields).toEqual({ website: TEAM_TEXT.locked });
  expect((await change(_id, { role: "Architect", company: "" })).status).toBe(200);
  expect((await change(_id, { company: "Siddiqui Studio" })).json.isIncomplete).toBe(false);
  // From here on both are locked: neither changed nor emptied.
  expect((await change(_id, { role: "", company: "Mine" })).json.fields).toEqual({
    company: TEAM_TEXT.locked,
    role: TEAM_TEXT.locked,
  });
  const { lockedFields, fillableFields, isIncomplete } = await show(_id, ravi);
  expect([fillableFields, isIncomplete]).toEqual([undefined, false]);
  expect(lockedFields).toEqual([...LOCKED_FIELDS.strict, "design"]);

  await save({ locks: "standard" });
  const other = await ravisCard({ role: "", company: "" });
  expect((await show(other._id, ravi)).fillableFields).toEqual(["company"]);
  expect((await change(other._id, { role: "Architect", company: "Siddiqui Studio" })).status).toBe(200);
  expect((await change(other._id, { role: "Partner", company: "Mine" })).status).toBe(403);
});

test("lock the design for a holder on the premium plan too", async () => {
  ravi = await app.signIn("Ravi Kulkarni", { premium: true });
  await save({ locks: "standard" });
  const { _id } = await ravisCard();
  const design = (method: string, as: Person) => {
    const body = new FormData();
    body.set("customization", JSON.stringify({ primaryColor: "#7c3aed" }));
    return app.call(method, `/api/card-customization/${_id}`, { as, ...(method === "POST" && { body }) });
  };
  for (const method of ["POST", "DELETE"]) {
    const { status, json } = await design(method, ravi);
    expect([status, json.code, json.message]).toEqual([403, "FIELD_LOCKED", TEAM_TEXT.lockedDesign]);
  }
  expect((await design("POST", farah)).status).toBe(200);
  await save({ locks: "relaxed" });
  expect((await design("DELETE", ravi)).status).toBe(200);
});

test("stay when the plan ends, and go with the template", async () => {
  await save({ locks: "standard" });
  const { _id } = await ravisCard();
  await endPlan(app, farah);
  expect((await change(_id, { company: "Mine" })).status).toBe(403);
  expect((await save({ locks: "relaxed" })).status).toBe(403);
  await app.db.update(teamTemplates).set({ locks: "relaxed" });
  expect((await change(_id, { company: "Mine" })).status).toBe(200);
});
