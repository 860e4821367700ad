import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ACCOUNT_TEXT, TERMS_VERSION } from "@cardplaza/contract/accounts/accounts";
import { codeIn, messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../accounts.table.ts";

const app = await sharedTestApp();
let made = 0;

const newAddress = (name: string) => `${name}-${++made}@example.in`;
const newNumber = () => `+9198765${String(10_000 + ++made)}`;
const start = (as: { token: string }, body: object) =>
  app.send("POST", "/api/auth/contact-change", { as, body });
const confirm = (as: { token: string }, body: object) =>
  app.send("POST", "/api/auth/contact-change/confirm", { as, body });
const CODE = /Enter this code|is your Cardplaza code/;
const CHANGED = /was changed/;
const codeTo = async (to: string, count = 1) => codeIn(await newestMessage(app, to, count, CODE));
const statusesOf = (responses: { status: number }[]) =>
  responses.map(({ status }) => status).sort((a, b) => a - b);
const stored = async ({ member }: Person) =>
  (await app.db.select().from(members).where(eq(members.id, member.id)))[0];
const aWrongCode = (right: string) => (right === "000000" ? "000001" : "000000");

/** Both codes of a change of the e-mail address. */
async function askForEmail(person: Person, email: string) {
  const { json } = await start(person, { email });
  expect(json).toEqual({ oldCodeSent: true, expiresIn: 300, resendAfter: 30 });
  return { oldCode: await codeTo(person.member.email ?? ""), newCode: await codeTo(email) };
}

async function withMobile(name: string) {
  const person = await app.signIn(name);
  const mobile = newNumber();
  await start(person, { mobile });
  expect((await confirm(person, { newCode: await codeTo(mobile) })).status).toBe(200);
  return { ...person, mobile };
}

async function register(name: string, email: string): Promise<Person> {
  const consent = { terms: true, version: TERMS_VERSION, adult: true };
  const { json } = await app.send("POST", "/api/auth/register", {
    body: { name, email, password: "squatters password", consent },
  });
  const [member] = await app.db.select().from(members).where(eq(members.email, email));
  return { member: member as Person["member"], token: json.token };
}

describe("changing the e-mail address", () => {
  it("needs the codes sent to the old and the new address, proves the new one and notifies the old one", async () => {
    const asha = await app.signIn("Asha");
    const email = newAddress("asha");
    const codes = await askForEmail(asha, email);
    const { status, json } = await confirm(asha, codes);
    expect([status, json]).toEqual([200, { email, mobile: null }]);
    expect(await stored(asha)).toMatchObject({ email, emailProvenAt: expect.any(Date) });
    expect((await newestMessage(app, asha.member.email ?? "", 1, CHANGED)).subject).toBe(
      "Your e-mail address was changed",
    );
    expect((await app.call("GET", "/api/auth/me", { as: asha })).json.user.email).toBe(email);
    expect((await confirm(asha, codes)).json.message).toBe(ACCOUNT_TEXT.expiredCode);
  });

  it("says which code is wrong and how many tries are left, and uses up neither", async () => {
    const asha = await app.signIn("Asha");
    const email = newAddress("asha");
    const { oldCode, newCode } = await askForEmail(asha, email);
    const first = await confirm(asha, { oldCode: aWrongCode(oldCode), newCode });
    expect([first.status, first.json.fields]).toEqual([400, { oldCode: ACCOUNT_TEXT.wrongCode(4) }]);
    const second = await confirm(asha, { oldCode, newCode: aWrongCode(newCode) });
    expect([second.status, second.json.fields]).toEqual([400, { newCode: ACCOUNT_TEXT.wrongCode(3) }]);
    const missing = await confirm(asha, { newCode });
    expect([missing.status, missing.json.fields]).toEqual([400, { oldCode: ACCOUNT_TEXT.wrongCode(2) }]);
    expect((await confirm(asha, { oldCode, newCode })).status).toBe(200);
  });

  it("is over after five wrong codes, or five minutes", async () => {
    const ravi = await app.signIn("Ravi");
    const codes = await askForEmail(ravi, newAddress("ravi"));
    const wrong = { ...codes, oldCode: aWrongCode(codes.oldCode) };
    const guesses = await Promise.all(Array.from({ length: 12 }, () => confirm(ravi, wrong)));
    expect(guesses.map(({ status }) => status)).toEqual(Array(12).fill(400));
    expect((await confirm(ravi, codes)).json.message).toBe(ACCOUNT_TEXT.expiredCode);
    const kavya = await app.signIn("Kavya");
    const late = await askForEmail(kavya, newAddress("kavya"));
    app.clock.advance({ seconds: 300 });
    expect((await confirm(kavya, late)).json.message).toBe(ACCOUNT_TEXT.expiredCode);
    expect(await stored(kavya)).toMatchObject({ email: kavya.member.email });
  });

  it("responds the same for a free address and for another member's; only the owner of the address learns the difference", async () => {
    const [mallory, priya] = [await app.signIn("Mallory"), await app.signIn("Priya")];
    const taken = priya.member.email ?? "";
    const codes = await askForEmail(mallory, taken);
    const { status, json } = await confirm(mallory, codes);
    expect([status, json.message]).toEqual([409, ACCOUNT_TEXT.emailTaken]);
    expect(await stored(mallory)).toMatchObject({ email: mallory.member.email });
    expect(await stored(priya)).toMatchObject({ email: taken });
  });

  it("takes the address from an account that never proved it", async () => {
    const email = newAddress("meera");
    const squatter = await register("Not Meera", email);
    const meera = await app.signIn("Meera");
    expect((await confirm(meera, await askForEmail(meera, email))).status).toBe(200);
    expect(await stored(meera)).toMatchObject({ email });
    expect(await stored(squatter)).toMatchObject({ email: null });
    const login = { email, password: "squatters password" };
    expect((await app.call("POST", "/api/auth/login", { body: login })).status).toBe(401);
  });

  it("gives the address to one of two members who prove it at the same time", async () => {
    const email = newAddress("shared");
    const [asha, ravi] = [await app.signIn("Asha"), await app.signIn("Ravi")];
    const ashas = await askForEmail(asha, email);
    app.clock.advance({ seconds: 31 });
    await start(ravi, { email });
    const ravis = { oldCode: await codeTo(ravi.member.email ?? ""), newCode: await codeTo(email, 2) };
    const responses = await Promise.all([confirm(asha, ashas), confirm(ravi, ravis)]);
    expect(statusesOf(responses)).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.json.message).toBe(ACCOUNT_TEXT.emailTaken);
  });

  it("happens once when it is confirmed five times at once", async () => {
    const dev = await app.signIn("Dev");
    const codes = await askForEmail(dev, newAddress("dev"));
    const responses = await Promise.all(Array.from({ length: 5 }, () => confirm(dev, codes)));
    expect(statusesOf(responses)).toEqual([200, 400, 400, 400, 400]);
    await newestMessage(app, dev.member.email ?? "", 1, CHANGED);
    expect(await messagesTo(app, dev.member.email ?? "")).toHaveLength(2);
  });

  it("is about the last request only, also when two come at once", async () => {
    const dev = await app.signIn("Dev");
    const [email, mobile] = [newAddress("dev"), newNumber()];
    await Promise.all([start(dev, { email }), start(dev, { mobile })]);
    const codes = { oldCode: await codeTo(dev.member.email ?? ""), newCode: await codeTo(email) };
    const responses = [await confirm(dev, codes), await confirm(dev, { newCode: await codeTo(mobile) })];
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("sends to one address at most once in half a minute", async () => {
    const [asha, email] = [await app.signIn("Asha"), newAddress("asha")];
    expect((await start(asha, { email })).status).toBe(200);
    const again = await start(asha, { email });
    expect(again.status).toBe(429);
    expect(Number(again.headers.get("retry-after"))).toBeLessThanOrEqual(30);
  });

  it("proves a so far unproven address with its code alone", async () => {
    const email = newAddress("nisha");
    const nisha = await register("Nisha", email);
    const { json } = await start(nisha, { email });
    expect(json.oldCodeSent).toBe(false);
    expect((await confirm(nisha, { newCode: await codeTo(email) })).status).toBe(200);
    expect((await stored(nisha))?.emailProvenAt).toBeInstanceOf(Date);
    const proven = await start(nisha, { email });
    expect([proven.status, Object.keys(proven.json.fields)]).toEqual([400, ["email"]]);
  });

  it("makes reset links to the old address invalid", async () => {
    const asha = await app.signIn("Asha");
    await app.send("POST", "/api/auth/forgot-password", { body: { email: asha.member.email } });
    const reset = /code=([\w-]+)/.exec((await newestMessage(app, asha.member.email ?? "")).text)?.[1];
    const email = newAddress("asha");
    await start(asha, { email });
    const oldCode = await codeTo(asha.member.email ?? "");
    expect((await confirm(asha, { oldCode, newCode: await codeTo(email) })).status).toBe(200);
    const body = { code: reset, password: "another long password" };
    expect((await app.send("POST", "/api/auth/reset-password", { body })).status).toBe(400);
  });

  it("is for members, one contact at a time, with their own codes", async () => {
    const [asha, mallory] = [await app.signIn("Asha"), await app.signIn("Mallory")];
    expect(
      (await app.call("POST", "/api/auth/contact-change", { body: { email: newAddress("x") } })).status,
    ).toBe(401);
    for (const body of [{}, { email: newAddress("x"), mobile: newNumber() }, { email: "no address" }]) {
      expect((await start(asha, body)).status).toBe(400);
    }
    const codes = await askForEmail(asha, newAddress("asha"));
    expect((await confirm(mallory, codes)).json.message).toBe(ACCOUNT_TEXT.expiredCode);
  });
});

describe("changing the mobile number", () => {
  it("adds a first one with its code alone, stored in full, and mails that", async () => {
    const asha = await app.signIn("Asha");
    const mobile = newNumber();
    const { json } = await start(asha, { mobile: mobile.replace("+91", "0") });
    expect(json.oldCodeSent).toBe(false);
    const { status, json: changed } = await confirm(asha, { newCode: await codeTo(mobile) });
    expect([status, changed]).toEqual([200, { email: asha.member.email, mobile }]);
    expect(await stored(asha)).toMatchObject({ mobile, mobileProvenAt: expect.any(Date) });
    expect((await newestMessage(app, asha.member.email ?? "")).subject).toBe(
      "Your mobile number was changed",
    );
  });

  it("needs the code sent to the old number, and notifies it", async () => {
    const ravi = await withMobile("Ravi");
    const mobile = newNumber();
    expect((await start(ravi, { mobile })).json.oldCodeSent).toBe(true);
    const [oldCode, newCode] = [await codeTo(ravi.mobile, 2), await codeTo(mobile)];
    expect((await confirm(ravi, { newCode })).status).toBe(400);
    expect((await confirm(ravi, { oldCode, newCode })).json.mobile).toBe(mobile);
    expect((await newestMessage(app, ravi.mobile, 1, CHANGED)).text).toContain("mobile number");
  });

  it("refuses a landline and anything that is not a number", async () => {
    const asha = await app.signIn("Asha");
    for (const mobile of ["+912226123456", "022 2612 3456", "12345", "call me maybe", "1800 123 4567"]) {
      const { status, json } = await start(asha, { mobile });
      expect([status, json.fields]).toEqual([400, { mobile: ACCOUNT_TEXT.notMobile }]);
    }
  });

  it("ends with a conflict if another member has proven the number", async () => {
    const [priya, mallory] = [await withMobile("Priya"), await app.signIn("Mallory")];
    app.clock.advance({ seconds: 31 });
    expect((await start(mallory, { mobile: priya.mobile })).json).toEqual({
      oldCodeSent: false,
      expiresIn: 300,
      resendAfter: 30,
    });
    const { status, json } = await confirm(mallory, { newCode: await codeTo(priya.mobile, 2) });
    expect([status, json.message]).toEqual([409, ACCOUNT_TEXT.mobileTaken]);
    expect(await stored(mallory)).toMatchObject({ mobile: null, mobileProvenAt: null });
  });
});
