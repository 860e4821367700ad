import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { TEAM_TEXT } from "@cardplaza/contract/cards/team/team-words";
import { COMPANY_INVITE_DAYS, COMPANY_TEXT, MAX_MANAGERS } from "@cardplaza/contract/companies/company-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { noticesOfType } from "../../notifications/notify.fixtures.ts";
import type { CompanyRow } from "../company/companies.table.ts";
import { insertCompany, insertManager } from "../company/company.fixtures.ts";
import { teamCalls } from "./company-team.fixtures.ts";
import { deleteEndedInvites } from "./delete-ended-invites.ts";
import { companyInvites, companyManagers } from "./team.table.ts";

const app = await sharedTestApp();
const { invite, showTeam, accept, decline, codeFor } = teamCalls(app);
let asha: Person;
let ravi: Person;
let company: CompanyRow;
let someone = 0;
const newAddress = () => `person${++someone}@invited.example`;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  company = await insertCompany(app, asha);
});

describe("an invitation", () => {
  test("rings at a member, who becomes a manager with everything that a manager may do", async () => {
    const code = await codeFor(asha, company, ravi);
    const [notice] = await noticesOfType(app, ravi, "request_sent");
    expect(notice.message).toBe("Asha Menon of Deshmukh Fasteners asks you to manage the company together.");
    expect((await app.call("GET", `/api/company-invites/${code}`)).json).toEqual({
      company: "Deshmukh Fasteners",
      logo: "",
      inviter: "Asha Menon",
    });
    expect(await accept(ravi, code)).toMatchObject({ status: 200, json: { companyId: company.id } });
    expect((await showTeam(ravi, company)).json).toMatchObject({
      managers: [
        { name: "Asha Menon", role: "owner", since: null },
        { name: "Ravi Kulkarni", role: "manager", email: ravi.member.email },
      ],
      invites: [],
    });
    const [told] = await noticesOfType(app, asha, "request_accepted");
    expect(told.message).toBe("Ravi Kulkarni now manages Deshmukh Fasteners with you.");
    const me = (await app.call("GET", "/api/auth/me", { as: ravi })).json;
    expect(me).toMatchObject({ hasCompany: true, companyId: company.id });
    const edit = { as: ravi, body: { tagline: "Bolts that hold" } };
    expect((await app.call("PATCH", `/api/companies/${company.id}`, edit)).status).toBe(200);
  });

  test("is mailed to a member with who asks, what a manager does and till when it is valid", async () => {
    await codeFor(asha, company, ravi);
    const mail = await newestMessage(app, ravi.member.email!);
    expect(mail.subject).toBe("Asha Menon of Deshmukh Fasteners asks you to manage the company together");
    expect(mail.text).toContain("answer its enquiries");
    const validTill = dayInWords(new Date(Date.now() + COMPANY_INVITE_DAYS * DAY_MS));
    expect(mail.text).toContain(`Valid till: ${validTill}`);
  });

  test("reaches everybody else by mail, with names alone", async () => {
    const [email, meera] = [newAddress(), await app.signIn("Meera www.evil.example call 98765 43210")];
    const hers = await insertCompany(app, meera, { name: "</script><b>Win</b> http://evil.example" });
    expect((await invite(meera, hers, email)).status).toBe(201);
    const { subject, text } = await newestMessage(app, email);
    expect(text).toMatch(/\/company-profile\?invite=[\w-]{32}/);
    expect(`${subject}${text}`).not.toMatch(/evil\.example|98765|<|https?:\/\/evil/);
    const [row] = await app.db.select().from(companyInvites).where(eq(companyInvites.email, email));
    expect(text).not.toContain(row?.codeHash);
  });

  test("is answered only by the member whose proven address was invited", async () => {
    const [code, kiran] = [await codeFor(asha, company, ravi), await app.signIn("Kiran")];
    for (const answer of [accept, decline])
      expect(await answer(kiran, code)).toMatchObject({
        status: 403,
        json: { message: COMPANY_TEXT.inviteOfOther },
      });
    await app.db.update(members).set({ emailProvenAt: null }).where(eq(members.id, ravi.member.id));
    expect((await accept(ravi, code)).status).toBe(403);
    expect(await accept(ravi, "no-such-code")).toMatchObject({
      status: 404,
      json: { message: COMPANY_TEXT.inviteGone },
    });
    expect((await app.call("POST", `/api/company-invites/${code}/accept`, { body: {} })).status).toBe(401);
  });

  test("ends when it is declined, withdrawn, replaced, too old, or the company is deleted", async () => {
    const declined = await codeFor(asha, company, ravi);
    expect((await decline(ravi, declined)).status).toBe(204);
    expect((await accept(ravi, declined)).status).toBe(404);

    const kiran = await app.signIn("Kiran");
    const withdrawn = await codeFor(asha, company, kiran);
    const { invites } = (await showTeam(asha, company)).json;
    const path = `/api/companies/${company.id}/invites/${invites[0]._id}`;
    expect((await app.call("DELETE", path, { as: kiran })).status).toBe(404);
    expect((await app.call("DELETE", path, { as: asha })).status).toBe(204);
    expect((await app.call("DELETE", path, { as: asha })).status).toBe(404);
    expect((await accept(kiran, withdrawn)).status).toBe(404);

    const replaced = await codeFor(asha, company, kiran);
    const newer = await codeFor(asha, company, kiran);
    expect((await accept(kiran, replaced)).status).toBe(404);
    app.clock.advance({ days: COMPANY_INVITE_DAYS + 1 });
    expect((await accept(kiran, newer)).status).toBe(404);
    app.clock.reset();
    await app.call("DELETE", `/api/companies/${company.id}`, { as: asha });
    expect((await app.call("GET", `/api/company-invites/${newer}`)).status).toBe(404);
    expect((await accept(kiran, newer)).status).toBe(404);
  });

  test("that has ended is deleted at night, because it holds an address", async () => {
    await invite(asha, company, newAddress());
    const ofCompany = eq(companyInvites.companyId, company.id);
    await deleteEndedInvites({ ...app.services, now: new Date() });
    expect(await app.db.$count(companyInvites, ofCompany)).toBe(1);
    await deleteEndedInvites({
      ...app.services,
      now: new Date(Date.now() + (COMPANY_INVITE_DAYS + 1) * DAY_MS),
    });
    expect(await app.db.$count(companyInvites, ofCompany)).toBe(0);
  });

  test("accepted twice at once makes one manager", async () => {
    const code = await codeFor(asha, company, ravi);
    const responses = await Promise.all([accept(ravi, code), accept(ravi, code)]);
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect(await app.db.$count(companyManagers, eq(companyManagers.companyId, company.id))).toBe(1);
    expect(await noticesOfType(app, asha, "request_accepted")).toHaveLength(1);
  });
});

describe("inviting", () => {
  test("is for the owner: a manager and a stranger find nothing", async () => {
    await insertManager(app, company, ravi);
    const kiran = await app.signIn("Kiran");
    for (const other of [ravi, kiran]) expect((await invite(other, company, newAddress())).status).toBe(404);
    expect((await showTeam(kiran, company)).status).toBe(404);
    expect((await showTeam(ravi, company)).status).toBe(200);
  });

  test("refuses a wrong address, the team itself, a draft and a suspended company", async () => {
    expect((await invite(asha, company, "nobody")).json.fields).toHaveProperty("email");
    await insertManager(app, company, ravi);
    for (const member of [asha, ravi])
      expect(await invite(asha, company, member.member.email as string)).toMatchObject({
        status: 409,
        json: { message: COMPANY_TEXT.alreadyManager },
      });
    const [meera, farah] = [await app.signIn("Meera"), await app.signIn("Farah")];
    const draft = await insertCompany(app, meera, { completedAt: null });
    expect((await invite(meera, draft, newAddress())).json.message).toBe(COMPANY_TEXT.notCompleted);
    const suspended = await insertCompany(app, farah, { status: "suspended" });
    expect((await invite(farah, suspended, newAddress())).json.message).toBe(COMPANY_TEXT.suspended);
  });

  test("six at once, with open invitations counted, fills the five places", async () => {
    const addresses = Array.from({ length: MAX_MANAGERS + 1 }, newAddress);
    const responses = await Promise.all(addresses.map((email) => invite(asha, company, email)));
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 201, 201, 201, 201, 403,
    ]);
    const { json } = await invite(asha, company, newAddress());
    expect(json).toMatchObject({ code: "LIMIT_REACHED", message: COMPANY_TEXT.managersFull });
    const { invites } = (await showTeam(asha, company)).json;
    expect((await invite(asha, company, invites[0].email)).status).toBe(201);
    app.clock.advance({ days: COMPANY_INVITE_DAYS + 1 });
    expect((await invite(asha, company, newAddress())).json.invites).toHaveLength(1);
  });

  test("reaches one address three times a day at most", async () => {
    const email = newAddress();
    for (let at = 0; at < 3; at++) expect((await invite(asha, company, email)).status).toBe(201);
    expect(await invite(asha, company, email)).toMatchObject({
      status: 429,
      json: { message: TEAM_TEXT.tooManyInvites },
    });
  });
});
