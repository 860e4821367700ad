import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts";
import { VERIFICATION_TEXT } from "@cardplaza/contract/verification-rules";
import { createDomainNames } from "../../providers/domain-names.ts";
import { codeIn, messagesTo, newestMessage } from "../../testing/outbox.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { auditLog } from "../admin/admin.table.ts";
import { signInAs } from "../admin/test-admin.ts";
import { makeCard } from "../cards/test-card.ts";
import { notifications } from "../notifications/notifications.table.ts";
import { premiumPeriods } from "../plan/plan.table.ts";
import { pdf } from "../uploads/test-files.ts";
import { sendFile } from "../uploads/test-upload.ts";
import { endVerificationsJob } from "./end-verifications.ts";
import { startNameServer } from "./test-name-server.ts";
import { cardVerifications } from "./verification.table.ts";

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
let app: TestApp;
let names: Awaited<ReturnType<typeof startNameServer>>;

beforeAll(async () => {
  [app, names] = await Promise.all([startTestApp(), startNameServer()]);
  app.services.names = createDomainNames([names.address]);
});
afterAll(async () => {
  await app.stop();
  await names.stop();
});

let count = 0;
/** Somebody premium with a card, whose website is nobody else's. */
async function owner(name: string, fields: object = {}) {
  const domain = `site${++count}.example`;
  const person = await app.signIn(name, { premium: true });
  const card = await makeCard(app, person, { name, website: `https://www.${domain}/about`, ...fields });
  return { ...person, card, domain, email: `office@${domain}` };
}
const ask = (as: Person, body: object) => app.call("POST", "/api/verification", { as, body });
const confirm = (as: Person, code: string, more = {}) =>
  app.call("POST", "/api/verification/confirm", { as, body: { code, ...more } });
const badgesOf = async (id: string) => (await app.call("GET", `/api/business-cards/${id}`)).json.badges;
const mine = async (as: Person) => (await app.call("GET", "/api/verification/me", { as })).json.verifications;
async function verified(name: string, fields: object = {}) {
  const who = await owner(name, fields);
  await ask(who, { method: "email", email: who.email });
  const { status } = await confirm(who, codeIn(await newestMessage(app, who.email)));
  expect(status).toBe(200);
  return who;
}

describe("badges", () => {
  test("Pro comes and goes with the plan, and Verified needs it too", async () => {
    const free = await app.signIn("Farah");
    expect((await makeCard(app, free)).badges).toEqual([]);
    const asha = await verified("Asha Menon");
    expect(await badgesOf(asha.card._id)).toEqual(["Pro", "Verified"]);
    expect((await app.call("GET", "/api/business-cards", { as: asha })).json[0].badges).toEqual([
      "Pro",
      "Verified",
    ]);
    const ofAsha = eq(premiumPeriods.memberId, asha.member.id);
    const [period] = await app.db.select().from(premiumPeriods).where(ofAsha);
    await app.db
      .update(premiumPeriods)
      .set({ endsAt: new Date(Date.now() - 1000) })
      .where(ofAsha);
    expect(await badgesOf(asha.card._id)).toEqual([]);
    await app.db.update(premiumPeriods).set({ endsAt: period?.endsAt }).where(ofAsha);
    expect(await badgesOf(asha.card._id)).toEqual(["Pro", "Verified"]);
  });

  test("cannot be sent along with a card", async () => {
    const asha = await owner("Asha Menon");
    const body = { badges: ["Verified"], name: "Asha Menon" };
    expect((await app.call("PATCH", `/api/business-cards/${asha.card._id}`, { as: asha, body })).status).toBe(
      400,
    );
    expect((await app.call("POST", "/api/business-cards", { as: asha, body })).status).toBe(400);
  });
});

describe("a code to the website's domain", () => {
  test("proves the card for a year", async () => {
    const ravi = await owner("Ravi Kulkarni");
    const { status, json } = await ask(ravi, { method: "email", email: ravi.email.toUpperCase() });
    expect([status, json]).toMatchObject([
      201,
      { status: "pending", domain: ravi.domain, sentTo: `of…@${ravi.domain}` },
    ]);
    expect(await badgesOf(ravi.card._id)).toEqual(["Pro"]);
    const mail = await newestMessage(app, ravi.email);
    expect(mail.text).not.toMatch(/Ravi|Kulkarni|Menon Interiors/);
    const done = await confirm(ravi, codeIn(mail));
    expect([done.status, done.json.status, done.json.sentTo]).toEqual([200, "verified", null]);
    const days = (Date.parse(done.json.endsAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(364);
    expect(await badgesOf(ravi.card._id)).toEqual(["Pro", "Verified"]);
    const again = await confirm(ravi, codeIn(mail));
    expect([again.status, again.json.message]).toEqual([422, VERIFICATION_TEXT.nothingOpen]);
  });

  test("the code is nowhere but in the mail", async () => {
    const ravi = await owner("Ravi Kulkarni");
    const { text } = await ask(ravi, { method: "email", email: ravi.email });
    const code = codeIn(await newestMessage(app, ravi.email));
    const rows = await app.db
      .select()
      .from(cardVerifications)
      .where(eq(cardVerifications.memberId, ravi.member.id));
    expect(text + JSON.stringify(rows) + JSON.stringify(await mine(ravi))).not.toContain(code);
  });

  test.each([
    ["at a free provider", (domain: string) => `asha@gmail.com${domain && ""}`],
    ["at a domain above it", (domain: string) => `asha@${domain.split(".").slice(1).join(".")}.in`],
    ["at a domain that only ends alike", (domain: string) => `asha@evil${domain}`],
    ["at a domain below it", (domain: string) => `asha@mail.${domain}`],
  ])("an address %s is refused, and nothing is sent", async (_what, address) => {
    const meera = await owner("Meera Iyer");
    const email = address(meera.domain);
    const { status, json } = await ask(meera, { method: "email", email });
    expect([status, json.fields.email]).toEqual([400, VERIFICATION_TEXT.otherDomain(meera.domain)]);
    expect(await messagesTo(app, email)).toEqual([]);
  });

  test.each(["https://gmail.com", "https://www.facebook.com/asha", "https://asha.wordpress.com"])(
    "%s is nobody's own website",
    async (website) => {
      const meera = await owner("Meera Iyer", { website });
      const { hostname } = new URL(website);
      const domain = hostname.replace("www.", "");
      for (const body of [{ method: "email", email: `meera@${domain}` }, { method: "dns" }]) {
        const { status, json } = await ask(meera, body);
        expect([status, json.message]).toEqual([422, VERIFICATION_TEXT.sharedDomain(domain)]);
      }
    },
  );

  test("without a website or with an incomplete card there is nothing to prove", async () => {
    const none = await owner("Dev Rao", { website: "" });
    expect((await ask(none, { method: "dns" })).json.message).toBe(VERIFICATION_TEXT.noWebsite);
    const blank = await owner("Dev Rao", { role: "", company: "", phone: "" });
    const { status, json } = await ask(blank, { method: "dns" });
    expect([status, json.message]).toEqual([422, VERIFICATION_TEXT.incomplete]);
  });

  test("five wrong codes use it up, however many come at once", async () => {
    const kiran = await owner("Kiran Das");
    await ask(kiran, { method: "email", email: kiran.email });
    const code = codeIn(await newestMessage(app, kiran.email));
    const wrong = code === "000000" ? "000001" : "000000";
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(kiran, wrong)));
    expect(answers.every(({ status }) => status === 400)).toBe(true);
    const late = await confirm(kiran, code);
    expect([late.status, late.json.message]).toEqual([400, ACCOUNT_TEXT.expiredCode]);
    expect(await badgesOf(kiran.card._id)).toEqual(["Pro"]);
  });

  test("five right ones at once make one badge", async () => {
    const kiran = await owner("Kiran Das");
    await ask(kiran, { method: "email", email: kiran.email });
    const code = codeIn(await newestMessage(app, kiran.email));
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(kiran, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await badgesOf(kiran.card._id)).toEqual(["Pro", "Verified"]);
  });

  test("nobody's mailbox gets more than three a day, whoever asks", async () => {
    const [one, other] = [await owner("Asha Menon"), await app.signIn("Mal", { premium: true })];
    await makeCard(app, other, { name: "Mal", website: `https://${one.domain}` });
    for (const who of [one, other, other])
      expect((await ask(who, { method: "email", email: one.email })).status).toBe(201);
    const { status, json, headers } = await ask(one, { method: "email", email: one.email });
    expect([status, json.message]).toEqual([429, VERIFICATION_TEXT.tooManyMails]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3600);
  });

  test("of another member opens nothing", async () => {
    const [asha, mal] = [await owner("Asha Menon"), await owner("Mal")];
    await ask(asha, { method: "email", email: asha.email });
    const code = codeIn(await newestMessage(app, asha.email));
    expect((await confirm(mal, code)).status).toBe(422);
    expect((await confirm(mal, code, { cardId: asha.card._id })).status).toBe(404);
  });
});

describe("a record of the domain", () => {
  test("proves the card once it is there", async () => {
    const uma = await owner("Uma Nair");
    const { record } = (await ask(uma, { method: "dns" })).json;
    expect(record).toEqual({
      type: "TXT",
      name: `_cardplaza.${uma.domain}`,
      value: expect.stringMatching(/^cardplaza-verification=[\w-]{32}$/),
    });
    const early = await confirm(uma, record.value);
    expect([early.status, early.json.message]).toEqual([422, VERIFICATION_TEXT.noRecord(record.name)]);
    names.records.set(record.name, ["v=spf1 -all", record.value]);
    expect((await confirm(uma, "cardplaza-verification=other")).status).toBe(400);
    expect((await confirm(uma, record.value)).json.status).toBe("verified");
    expect(await badgesOf(uma.card._id)).toEqual(["Pro", "Verified"]);
  });

  test("of another member's proves nothing", async () => {
    const uma = await owner("Uma Nair");
    const theirs = (await ask(uma, { method: "dns" })).json.record;
    names.records.set(theirs.name, [theirs.value]);
    const mal = await app.signIn("Mal", { premium: true });
    await makeCard(app, mal, { name: "Mal", website: `https://${uma.domain}` });
    const own = (await ask(mal, { method: "dns" })).json.record;
    expect(own.value).not.toBe(theirs.value);
    expect((await confirm(mal, theirs.value)).status).toBe(400);
    expect((await confirm(mal, own.value)).status).toBe(422);
  });
});

describe("a document", () => {
  async function waiting() {
    const isha = await owner("Isha Kapoor", { website: "" });
    const { url } = await sendFile(app, pdf, { as: isha, purpose: "document", name: "gst.pdf" });
    const { status, json } = await ask(isha, { method: "document", document: url });
    expect(status).toBe(201);
    return { ...isha, id: json._id as string };
  }
  const decide = (as: { token: string }, id: string, body: object) =>
    app.call("PATCH", `/api/admin/verifications/${id}`, { as, body });

  test("is seen and approved by a moderator, who is in the audit log", async () => {
    const isha = await waiting();
    expect((await confirm(isha, "123456")).json.message).toBe(VERIFICATION_TEXT.waitsForUs);
    const kabir = await signInAs(app, "Kabir", "moderator");
    const { json } = await app.call("GET", "/api/admin/verifications?method=document&limit=50", {
      as: kabir,
    });
    const found = json.verifications.find((each: { _id: string }) => each._id === isha.id);
    expect(found).toMatchObject({
      card: { name: "Isha Kapoor" },
      hasChanged: false,
      member: { name: "Isha Kapoor" },
    });
    expect((await fetch(app.url + found.document)).status).toBe(200);
    const done = await decide(kabir, isha.id, { decision: "approve" });
    expect([done.status, done.json.status]).toEqual([200, "verified"]);
    expect(await badgesOf(isha.card._id)).toEqual(["Pro", "Verified"]);
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, isha.id));
    expect(lines.map(({ action, adminId }) => [action, adminId])).toEqual([
      ["verification.approve", kabir.admin.id],
    ]);
    const told = await app.db
      .select()
      .from(notifications)
      .where(eq(notifications.recipientId, isha.member.id));
    expect(told.map(({ message }) => message)).toContainEqual(
      expect.stringContaining("Isha Kapoor is verified now"),
    );
    expect((await decide(kabir, isha.id, { decision: "approve" })).status).toBe(409);
    expect((await decide(kabir, isha.id, { decision: "revoke" })).status).toBe(400);
    expect(
      (await decide(kabir, isha.id, { decision: "revoke", reason: "The paper was forged." })).status,
    ).toBe(200);
    expect(await badgesOf(isha.card._id)).toEqual(["Pro"]);
  });

  test("is rejected with a reason that its owner reads", async () => {
    const isha = await waiting();
    const kabir = await signInAs(app, "Kabir", "moderator");
    expect((await decide(kabir, isha.id, { decision: "reject" })).json.fields).toHaveProperty("reason");
    await decide(kabir, isha.id, { decision: "reject", reason: "The scan cannot be read." });
    expect((await mine(isha))[0]).toMatchObject({ status: "refused", reason: "The scan cannot be read." });
    expect(await badgesOf(isha.card._id)).toEqual(["Pro"]);
  });

  test("is decided by no member, no analyst, and not after the card has changed", async () => {
    const isha = await waiting();
    expect((await decide(isha, isha.id, { decision: "approve" })).status).toBe(401);
    expect((await app.call("GET", "/api/admin/verifications", { as: isha })).status).toBe(401);
    const anil = await signInAs(app, "Anil", "analyst");
    expect((await decide(anil, isha.id, { decision: "approve" })).status).toBe(403);
    const body = { name: "Somebody Else" };
    await app.call("PATCH", `/api/business-cards/${isha.card._id}`, { as: isha, body });
    const kabir = await signInAs(app, "Kabir", "moderator");
    expect((await decide(kabir, isha.id, { decision: "approve" })).status).toBe(409);
    expect((await decide(kabir, "00000000000000000000", { decision: "approve" })).status).toBe(404);
  });

  test("must be one's own", async () => {
    const [asha, mal] = [await owner("Asha Menon"), await owner("Mal")];
    const { url } = await sendFile(app, pdf, { as: asha, purpose: "document", name: "gst.pdf" });
    expect((await ask(mal, { method: "document", document: url })).json.fields).toHaveProperty("document");
  });
});

describe("the badge is lost", () => {
  test.each([
    ["name", "Asha M"],
    ["company", "Another Company"],
    ["website", "https://elsewhere.example"],
  ])("when the %s changes, and does not come back with it", async (field, value) => {
    const asha = await verified("Asha Menon");
    const change = (body: object) =>
      app.call("PATCH", `/api/business-cards/${asha.card._id}`, { as: asha, body });
    expect((await change({ role: "Architect", [field]: asha.card[field] })).json.badges).toEqual([
      "Pro",
      "Verified",
    ]);
    expect((await change({ [field]: value })).json.badges).toEqual(["Pro"]);
    expect((await change({ [field]: asha.card[field] })).json.badges).toEqual(["Pro"]);
    expect((await mine(asha))[0].status).toBe("ended");
  });

  test("after a year, from the kept answer too, and its owner hears of it", async () => {
    const asha = await verified("Asha Menon");
    const kept = `/api/business-cards/slug/${asha.card.slug}`;
    expect((await app.call("GET", kept)).json.badges).toEqual(["Pro", "Verified"]);
    await app.db
      .update(cardVerifications)
      .set({ endsAt: new Date(Date.now() - 1000) })
      .where(eq(cardVerifications.memberId, asha.member.id));
    await endVerificationsJob.run({ ...app.services, now: new Date() }, {}, AbortSignal.timeout(5000));
    await expect.poll(async () => (await app.call("GET", kept)).json.badges).toEqual(["Pro"]);
    expect((await mine(asha))[0].status).toBe("ended");
    const told = await app.db
      .select()
      .from(notifications)
      .where(eq(notifications.recipientId, asha.member.id));
    expect(told.map(({ message }) => message)).toContainEqual(
      expect.stringContaining("has ended after a year"),
    );
  });
});

describe("who may", () => {
  test("the free plan is refused by the feature's name, a stranger's card is not found", async () => {
    const farah = await app.signIn("Farah");
    await makeCard(app, farah);
    const { status, json } = await ask(farah, { method: "dns" });
    expect([status, json.code, json.feature]).toEqual([403, "PREMIUM_REQUIRED", "Verified badge"]);
    const [asha, mal] = [await owner("Asha Menon"), await owner("Mal")];
    expect((await ask(mal, { method: "dns", cardId: asha.card._id })).status).toBe(404);
    expect((await ask(mal, { method: "seance" })).status).toBe(400);
    expect((await ask(mal, { method: "dns", status: "verified" })).status).toBe(400);
    expect((await app.call("POST", "/api/verification", { body: { method: "dns" } })).status).toBe(401);
    expect(await mine(mal)).toEqual([]);
  });
});

// The last: the name server says no more.
test("a name server that is silent is told as such", async () => {
  const uma = await owner("Uma Nair");
  const { record } = (await ask(uma, { method: "dns" })).json;
  names.beSilent();
  const { status, json } = await confirm(uma, record.value);
  expect([status, json.message]).toEqual([503, VERIFICATION_TEXT.dnsAway]);
}, 20_000);
