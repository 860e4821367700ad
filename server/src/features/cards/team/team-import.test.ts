import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CARD_PLACEHOLDER } from "@cardplaza/contract/cards/card-rules";
import { IMPORT_TEXT, TEAM_IMPORT_EVENT } from "@cardplaza/contract/cards/team/team-import-words";
import { TEAM_FEATURE, TEAM_TEXT } from "@cardplaza/contract/cards/team/team-cards";
import { readEvents } from "../../../testing/read-events.ts";
import { messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { cards } from "../cards.table.ts";
import { makeTeamCard } from "../card.fixtures.ts";
import { listOf } from "../../notifications/notify.fixtures.ts";
import { endPlan } from "../../plan/plan.fixtures.ts";
import { csv, sendTeam, type Content, type Sent } from "./import.fixtures.ts";
import { eventually } from "../../../testing/eventually.ts";

const app = await sharedTestApp();
let farah: Person;

beforeEach(async () => {
  farah = await app.signIn("Farah Siddiqui", { premium: true });
});

const send = (content: Content, { as = farah, ...sent }: Sent & { as?: Person } = {}) =>
  sendTeam(app, as, content, sent);
const look = (content: Content, sent: Sent & { as?: Person } = {}) =>
  send(content, { ...sent, dryRun: true });
const list = async () => (await app.call("GET", "/api/team-card", { as: farah })).json;
const countOf = (person: Person) =>
  app.db.$count(cards, and(eq(cards.ownerId, person.member.id), eq(cards.kind, "team")));
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => `Member ${at + 1},Engineer`);

const TEAM = csv(
  "Full Name,Designation,Company,Email,Mobile,Shoe size",
  'Meera Iyer,Architect,"Iyer, Rao & Co",MEERA@iyer.example,98765 43210,38',
  "Dev Patel,,,dev@iyer.example,,44",
);

describe("an import", () => {
  test("creates a card for each row, in order, with the placeholders of single cards", async () => {
    const { status, json } = await send(TEAM);
    expect([status, json]).toMatchObject([
      201,
      { dryRun: false, total: 2, created: 2, invited: 0, wrong: 0, rows: [] },
    ]);
    expect(await list()).toMatchObject([
      {
        name: "Meera Iyer",
        role: "Architect",
        company: "Iyer, Rao & Co",
        email: "meera@iyer.example",
        phone: "+919876543210",
        type: "team",
        user_id: { name: "Farah Siddiqui" },
        isIncomplete: false,
        invite: { state: "none" },
      },
      { name: "Dev Patel", ...CARD_PLACEHOLDER, isIncomplete: true },
    ]);
    const { notifications } = await listOf(app, farah);
    expect(notifications).toMatchObject([{ type: "card_created", message: "2 team cards were made." }]);
    expect((await app.call("GET", `/api/team-card/slug/${(await list())[0]!.slug}`)).status).toBe(200);
  });

  test("can be checked first: columns, rows and what is wrong, and nothing is created", async () => {
    await makeTeamCard(app, farah, { email: "dev@iyer.example" });
    const { status, json } = await look(
      csv(TEAM, "", ",Nameless,,nobody,call me,40", "Too,many,cells,a@b.example,,41,42"),
    );
    expect(status).toBe(200);
    expect(json).toMatchObject({ dryRun: true, total: 4, wrong: 2, created: 0 });
    expect(json.columns.map(({ field }: { field: string }) => field)).toEqual([
      "name",
      "role",
      "company",
      "email",
      "phone",
      "",
    ]);
    expect(json.rows).toMatchObject([
      { row: 2, values: { name: "Meera Iyer" }, errors: {} },
      { row: 3, warning: IMPORT_TEXT.exists },
      {
        row: 5,
        errors: { name: "This is required.", email: expect.any(String), phone: "Enter a phone number." },
      },
      { row: 6, errors: { row: IMPORT_TEXT.tooManyCells } },
    ]);
    expect(await countOf(farah)).toBe(1);
  });

  test("accepts all rows or none, and names each wrong one", async () => {
    const file = csv(
      "name,phone,website",
      ...rowsOf(30).map((row) => row.replace("Engineer", "")),
      "Last,no phone,javascript:1",
    );
    const { status, json } = await send(file);
    expect([status, json.code, json.message]).toEqual([400, "VALIDATION", IMPORT_TEXT.problems]);
    expect(json.fields).toMatchObject({ "rows.32.website": expect.stringMatching(/^Row 32: Enter a link/) });
    const phone = await send(csv("name,phone", "Fine,", "Wrong,no phone"));
    expect(phone.json.fields).toEqual({ "rows.3.phone": "Row 3: Enter a phone number." });
    expect(await countOf(farah)).toBe(0);
    expect((await listOf(app, farah)).notifications).toEqual([]);
  });

  test("accepts 500 members and not 501", async () => {
    const many = csv("name,role", ...rowsOf(501));
    for (const response of [await look(many), await send(many)]) {
      expect([response.status, response.json.fields.file]).toEqual([400, IMPORT_TEXT.tooManyRows]);
    }
    const { status, json } = await send(csv("name,role", ...rowsOf(500)));
    expect([status, json.created]).toEqual([201, 500]);
    const made = await list();
    expect([made.length, made[0]!.name, made[499]!.name]).toEqual([500, "Member 1", "Member 500"]);
  });

  test("needs the plan, also when it ends meanwhile", async () => {
    const ravi = await app.signIn("Ravi Kulkarni");
    for (const response of [await look(TEAM, { as: ravi }), await send(TEAM, { as: ravi })]) {
      expect(response).toMatchObject({
        status: 403,
        json: { code: "PREMIUM_REQUIRED", feature: TEAM_FEATURE },
      });
    }
    await endPlan(app, farah);
    expect((await send(TEAM)).status).toBe(403);
    expect([await countOf(ravi), await countOf(farah)]).toEqual([0, 0]);
  });

  test("sent again with its key creates nothing twice", async () => {
    const headers = { "idempotency-key": "import-1" };
    const responses = await Promise.all([send(TEAM, { headers }), send(TEAM, { headers })]);
    expect(responses.map(({ status, json }) => [status, json.created])).toEqual([
      [201, 2],
      [201, 2],
    ]);
    expect(await countOf(farah)).toBe(2);
    expect((await send(csv("name", "Other"), { headers })).status).toBe(409);
  });

  test("fills in from the template what the file leaves empty", async () => {
    const fields = { useTemplate: "true" };
    expect(await send(TEAM, { fields })).toMatchObject({
      status: 422,
      json: { message: TEAM_TEXT.noTemplate },
    });
    expect(await countOf(farah)).toBe(0);
    const design = { primaryColor: "#0f766e" };
    const body = { company: "Siddiqui Studio", theme: "corporate", website: "siddiqui.example", design };
    await app.call("PUT", "/api/team-card/template", { as: farah, body });
    await send(TEAM, { fields });
    const [meera, dev] = await list();
    expect(meera).toMatchObject({ company: "Iyer, Rao & Co", theme: "corporate" });
    expect(dev).toMatchObject({ company: "Siddiqui Studio", website: "https://siddiqui.example" });
    const single = await app.call("GET", `/api/team-card/${dev!._id}`, { as: farah });
    expect(single.json.customization.primaryColor).toBe("#0f766e");
  });
});

describe("invitations", () => {
  const fields = { invite: "true" };

  test("go to every row with an email, once each, and publish their progress", async () => {
    const headers = { authorization: `Bearer ${farah.token}` };
    const stream = await fetch(`${app.url}/api/stream`, { headers });
    const live = readEvents(stream.body as ReadableStream<Uint8Array>);
    const { json } = await send(
      csv("name,email", "Meera,m1@import.example", "Dev,d1@import.example", "Kim,"),
      {
        fields,
        // As the page sends it: the idempotency record is in one transaction with the import.
        headers: { "Idempotency-Key": crypto.randomUUID() },
      },
    );
    expect([json.created, json.invited]).toEqual([3, 2]);
    await eventually(() =>
      expect(live.events).toContainEqual(
        expect.objectContaining({ event: TEAM_IMPORT_EVENT, data: JSON.stringify({ done: 1, total: 5 }) }),
      ),
    );
    await live.cancel();
    for (const email of ["m1@import.example", "d1@import.example"]) {
      expect((await newestMessage(app, email)).text).toContain("/team-cards?invite=");
    }
    expect((await list()).map(({ invite }) => invite?.state)).toEqual(["sent", "sent", "none"]);
  });

  test("refuse the same address twice, and one that reached its limit today", async () => {
    const twice = csv("name,email", "Meera,M2@import.example", "Mira,m2@import.example");
    expect((await look(twice)).json.wrong).toBe(0);
    expect((await look(twice, { fields })).json.rows[1]!.errors).toEqual({
      email: IMPORT_TEXT.sameAddress(2),
    });
    expect((await send(twice, { fields })).status).toBe(400);

    const again = csv("name,email", "Meera,m3@import.example", "Dev,d3@import.example");
    for (let at = 0; at < 3; at++) {
      expect((await send(csv("name,email", "Meera,m3@import.example"), { fields })).status).toBe(201);
    }
    const before = await countOf(farah);
    for (let at = 0; at < 5; at++) {
      const refused = await send(again, { fields });
      expect([refused.status, refused.json.message]).toEqual([
        429,
        `m3@import.example: ${TEAM_TEXT.tooManyInvites}`,
      ]);
    }
    expect(await countOf(farah)).toBe(before);
    expect(await messagesTo(app, "d3@import.example")).toHaveLength(0);
    // What was refused did not count towards the others' limits.
    expect((await send(csv("name,email", "Dev,d3@import.example"), { fields })).status).toBe(201);
  });
});
