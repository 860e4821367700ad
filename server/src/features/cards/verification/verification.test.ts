import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import { VERIFICATION_TEXT } from "@cardplaza/contract/cards/verification/verification-rules";
import { DAY_MS } from "@cardplaza/contract/time";
import { codeIn, messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { makeCard } from "../card.fixtures.ts";
import { storedNoticesTo } from "../../notifications/notify.fixtures.ts";
import { endPlan, endPlanAt } from "../../plan/plan.fixtures.ts";
import { endVerificationsJob } from "./end-verifications.ts";
import { cardVerifications } from "./verification.table.ts";
import { verificationCalls } from "./verification.fixtures.ts";

const app = await sharedTestApp();
const { owner, ask, confirm, badgesOf, mine, verified } = verificationCalls(app);

describe("badges", () => {
  test("Pro comes and goes with the plan, and Verified needs it too", async () => {
    const free = await app.signIn("Farah");
    expect((await makeCard(app, free)).badges).toEqual([]);
    const asha = await verified("Asha Menon");
    expect(await badgesOf(asha.card._id)).toEqual(["Pro", "Verified"]);
    expect((await app.call("GET", "/api/business-cards", { as: asha })).json[0]!.badges).toEqual([
      "Pro",
      "Verified",
    ]);
    await endPlan(app, asha);
    expect(await badgesOf(asha.card._id)).toEqual([]);
    await endPlanAt(app, asha, new Date(Date.now() + DAY_MS));
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
    const days = (Date.parse(done.json.endsAt!) - Date.now()) / DAY_MS;
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
    const responses = await Promise.all(Array.from({ length: 8 }, () => confirm(kiran, wrong)));
    expect(responses.every(({ status }) => status === 400)).toBe(true);
    const late = await confirm(kiran, code);
    expect([late.status, late.json.message]).toEqual([400, ACCOUNT_TEXT.expiredCode]);
    expect(await badgesOf(kiran.card._id)).toEqual(["Pro"]);
  });

  test("five right ones at once make one badge", async () => {
    const kiran = await owner("Kiran Das");
    await ask(kiran, { method: "email", email: kiran.email });
    const code = codeIn(await newestMessage(app, kiran.email));
    const responses = await Promise.all(Array.from({ length: 5 }, () => confirm(kiran, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await badgesOf(kiran.card._id)).toEqual(["Pro", "Verified"]);
  });

  test("one mailbox gets at most three a day, over all members", async () => {
    const [one, other] = [await owner("Asha Menon"), await app.signIn("Mal", { premium: true })];
    await makeCard(app, other, { name: "Mal", website: `https://${one.domain}` });
    for (const who of [one, other, other])
      expect((await ask(who, { method: "email", email: one.email })).status).toBe(201);
    const { status, json, headers } = await ask(one, { method: "email", email: one.email });
    expect([status, json.message]).toEqual([429, VERIFICATION_TEXT.tooManyMails]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3600);
  });

  test("of another member works for nobody else", async () => {
    const [asha, mal] = [await owner("Asha Menon"), await owner("Mal")];
    await ask(asha, { method: "email", email: asha.email });
    const code = codeIn(await newestMessage(app, asha.email));
    expect((await confirm(mal, code)).status).toBe(422);
    expect((await confirm(mal, code, { cardId: asha.card._id })).status).toBe(404);
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
    expect((await change({ role: "Architect", [field]: Reflect.get(asha.card, field) })).json.badges).toEqual(
      ["Pro", "Verified"],
    );
    expect((await change({ [field]: value })).json.badges).toEqual(["Pro"]);
    expect((await change({ [field]: Reflect.get(asha.card, field) })).json.badges).toEqual(["Pro"]);
    expect((await mine(asha))[0]!.status).toBe("ended");
  });

  test("after a year, from the cached response too, and its owner is notified", async () => {
    const asha = await verified("Asha Menon");
    const cardPath = `/api/business-cards/slug/${asha.card.slug}`;
    expect((await app.call("GET", cardPath)).json.badges).toEqual(["Pro", "Verified"]);
    await app.db
      .update(cardVerifications)
      .set({ verifiedAt: new Date(Date.now() - 2000), endsAt: new Date(Date.now() - 1000) })
      .where(eq(cardVerifications.memberId, asha.member.id));
    await endVerificationsJob.run({ ...app.services, now: new Date() }, {}, AbortSignal.timeout(5000));
    await expect.poll(async () => (await app.call("GET", cardPath)).json.badges).toEqual(["Pro"]);
    expect((await mine(asha))[0]!.status).toBe("ended");
    const notices = await storedNoticesTo(app, asha.member);
    expect(notices.map(({ message }) => message)).toContainEqual(
      expect.stringContaining("has ended after a year"),
    );
  });
});

describe("who may", () => {
  test("the free plan is refused by the feature's name, another member's card is not found", async () => {
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
