import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import { idempotentResponses } from "../../platform/http/idempotency.table.ts";
import { messagesTo } from "../../testing/outbox.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import { consents, members } from "./accounts.table.ts";
import * as person from "./sign-in.fixtures.ts";

const app = await sharedTestApp({ settings: { TRUST_PROXY: "1" } });

const memberWith = async (email: string) => {
  const [member] = await app.db.select().from(members).where(eq(members.email, email));
  return member;
};
const signupCodeFor = async (to: string) => (await person.signInByCode(app, to)).json.signupCode;
const taken = (field: string, text: string) => ({
  message: text,
  error: text,
  code: "CONFLICT",
  fields: { [field]: text },
});

describe("with a password", () => {
  test("Asha registers, is signed in, and her address counts as not proven yet", async () => {
    const email = person.freshEmail("Asha");
    const { status, json } = await person.register(app, { email, password: person.PASSWORD });
    expect([status, json]).toEqual([
      201,
      { user: { _id: expect.any(String), name: "Asha Menon", email }, token: expect.any(String) },
    ]);
    expect((await person.me(app, json)).json.user.email).toBe(email);
    expect(await memberWith(email)).toMatchObject({
      emailProvenAt: null,
      mobile: null,
      mobileProvenAt: null,
    });
    expect(await messagesTo(app, email)).toEqual([]);
  });

  test("the password is stored as argon2id with its own salt", async () => {
    const [asha, ravi] = [person.freshEmail("Asha"), person.freshEmail("Ravi")];
    for (const email of [asha, ravi]) await person.register(app, { email, password: person.PASSWORD });
    const hashes = [(await memberWith(asha))?.passwordHash, (await memberWith(ravi))?.passwordHash];
    expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  test("her mobile number is stored as E.164, not proven", async () => {
    const email = person.freshEmail("Asha");
    await person.register(app, { email, password: person.PASSWORD, mobile: "098765 43210" });
    expect(await memberWith(email)).toMatchObject({ mobile: "+919876543210", mobileProvenAt: null });
  });

  test.each([
    ["none at all", {}, { password: ACCOUNT_TEXT.passwordNeeded }],
    ["a short one", { password: "mango42" }, { password: "At least 8 characters." }],
    ["a long one", { password: "m".repeat(129) }, { password: "At most 128 characters." }],
    ["a common one", { password: "PassWord123" }, { password: ACCOUNT_TEXT.commonPassword }],
    ["one character over and over", { password: "zzzzzzzzzz" }, { password: ACCOUNT_TEXT.commonPassword }],
  ])("%s is refused", async (_what, given, fields) => {
    const email = person.freshEmail("Asha");
    const { status, json } = await person.register(app, { email, ...given });
    expect([status, json.fields]).toEqual([400, fields]);
    expect(await memberWith(email)).toBeUndefined();
  });

  test("her address is refused as her password, in any case", async () => {
    const email = person.freshEmail("Asha");
    const { json } = await person.register(app, { email, password: email.toUpperCase() });
    expect(json.fields).toEqual({ password: ACCOUNT_TEXT.passwordIsEmail });
  });
});

describe("what cannot be registered", () => {
  test.each(["plan", "role", "_id", "id", "emailProvenAt", "cardId", "createdAt", "verified", "__proto__x"])(
    "%s is no field of a registration",
    async (field) => {
      const email = person.freshEmail("Ravi");
      const { status, json } = await person.register(app, {
        email,
        password: person.PASSWORD,
        [field]: "premium",
      });
      expect([status, json.fields]).toEqual([400, { [field]: "This field is not known." }]);
      expect(await memberWith(email)).toBeUndefined();
    },
  );

  test.each([
    [{ name: "A" }, ["name"]],
    [{ email: "asha@" }, ["email"]],
    [{ mobile: "022 2266 1234" }, ["mobile"]],
    [{ consent: { terms: false, version: "1", adult: true } }, ["consent.terms"]],
    [{ consent: { terms: true, version: "1" } }, ["consent.adult"]],
    [{ consent: undefined }, ["consent"]],
    [{ password: ["mango-lassi-42"] }, ["password"]],
  ])("%j", async (given, fields) => {
    const complete = { email: person.freshEmail("Ravi"), password: person.PASSWORD };
    const { status, json } = await person.register(app, { ...complete, ...given });
    expect([status, Object.keys(json.fields)]).toEqual([400, fields]);
  });
});

describe("one address is one account", () => {
  test("Ravi is told that it is taken", async () => {
    const { email } = await person.join(app, "Asha");
    const { status, json } = await person.register(app, { name: "Ravi", email, password: person.PASSWORD });
    expect([status, json]).toEqual([409, taken("email", ACCOUNT_TEXT.emailTaken)]);
  });

  test("A@x and a@x in parallel are one account", async () => {
    const email = person.freshEmail("asha");
    const spellings = [email, email.toUpperCase(), ` ${email} `, email.replace("asha", "Asha")];
    const responses = await Promise.all(
      spellings.map((each) => person.register(app, { email: each, password: person.PASSWORD })),
    );
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  });
});

describe("with a code", () => {
  test("an address that was proven needs no password", async () => {
    const email = person.freshEmail("Farah");
    const { status, json } = await person.register(app, { email, signupCode: await signupCodeFor(email) });
    expect(status).toBe(201);
    expect(await memberWith(email)).toMatchObject({ emailProvenAt: expect.any(Date), passwordHash: null });
    expect((await person.signInByCode(app, email)).json.user._id).toBe(json.user._id);
  });

  test("a number that was proven becomes hers, and signs her in from then on", async () => {
    const [email, mobile] = [person.freshEmail("Farah"), person.freshMobile()];
    const { json } = await person.register(app, { email, signupCode: await signupCodeFor(mobile) });
    expect(await memberWith(email)).toMatchObject({
      mobile,
      mobileProvenAt: expect.any(Date),
      emailProvenAt: null,
    });
    expect((await person.signInByCode(app, mobile)).json.user._id).toBe(json.user._id);
  });

  test("a proven number alone is enough: Farah's address is empty everywhere until she gives one", async () => {
    const mobile = person.freshMobile();
    const { status, json } = await person.register(app, {
      name: "Farah Siddiqui",
      email: "",
      signupCode: await signupCodeFor(mobile),
    });
    expect([status, json.user]).toEqual([
      201,
      { _id: expect.any(String), name: "Farah Siddiqui", email: "" },
    ]);
    expect((await person.me(app, json)).json.user.email).toBe("");
    expect((await app.call("GET", "/api/user-profile", { as: json })).json).toMatchObject({
      email: "",
      emailProven: false,
      mobile,
      mobileProven: true,
    });
    expect((await person.signInByCode(app, mobile)).json.user).toEqual(json.user);
    // Two members without an address do not take it from each other.
    expect((await person.joinByMobile(app, "Meera")).token).toEqual(expect.any(String));
  });

  test("a proven address need not be written again", async () => {
    const email = person.freshEmail("Farah");
    const { json } = await person.register(app, { signupCode: await signupCodeFor(email) });
    expect(json.user.email).toBe(email);
    expect(await memberWith(email)).toMatchObject({ emailProvenAt: expect.any(Date) });
  });

  test("a password needs an address, with and without a number", async () => {
    const password = person.PASSWORD;
    const without = await person.register(app, { password });
    expect([without.status, Object.keys(without.json.fields)]).toEqual([400, ["email"]]);
    const signupCode = await signupCodeFor(person.freshMobile());
    const withNumber = await person.register(app, { password, signupCode });
    expect(withNumber.json.fields).toEqual({ email: ACCOUNT_TEXT.passwordNeedsEmail });
    const farah = await person.joinByMobile(app, "Farah");
    const later = await app.call("POST", "/api/auth/password", { as: farah, body: { password } });
    expect([later.status, later.json.message]).toEqual([422, ACCOUNT_TEXT.passwordNeedsEmail]);
  });

  test("a number that another account never proved signs nobody in", async () => {
    const mobile = person.freshMobile();
    await person.register(app, { email: person.freshEmail("Ravi"), password: person.PASSWORD, mobile });
    expect((await person.signInByCode(app, mobile)).json).toEqual({ signupCode: expect.any(String) });
  });

  test("Ravi cannot register Asha's address with a code for his own", async () => {
    const [asha, ravi] = [person.freshEmail("Asha"), person.freshEmail("Ravi")];
    const signupCode = await signupCodeFor(ravi);
    const { status, json } = await person.register(app, { email: asha, signupCode });
    expect([status, json.fields]).toEqual([400, { email: ACCOUNT_TEXT.notProvenEmail }]);
    expect((await person.register(app, { name: "Ravi", email: ravi, signupCode })).status).toBe(201);
  });

  test("nor another number than the one he proved", async () => {
    const signupCode = await signupCodeFor(person.freshMobile());
    const given = { email: person.freshEmail("Ravi"), mobile: person.freshMobile(), signupCode };
    expect((await person.register(app, given)).json.fields).toEqual({ mobile: ACCOUNT_TEXT.notProvenMobile });
  });

  test("one number makes one account, though it was proven twice before", async () => {
    const mobile = person.freshMobile();
    const first = await signupCodeFor(mobile);
    const second = (await person.signInByCode(app, mobile)).json.signupCode;
    const [asha, ravi] = [person.freshEmail("Asha"), person.freshEmail("Ravi")];
    expect((await person.register(app, { email: asha, signupCode: first })).status).toBe(201);
    const { status, json } = await person.register(app, { email: ravi, signupCode: second });
    expect([status, json]).toEqual([409, taken("mobile", ACCOUNT_TEXT.mobileTaken)]);
  });

  test("it works once, and twenty parallel calls make one account", async () => {
    const signupCode = await signupCodeFor(person.freshMobile());
    const emails = Array.from({ length: 20 }, () => person.freshEmail("Joseph"));
    const responses = await Promise.all(emails.map((email) => person.register(app, { email, signupCode })));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test("it runs out after ten minutes", async () => {
    const email = person.freshEmail("Farah");
    const signupCode = await signupCodeFor(email);
    app.clock.advance({ seconds: 601 });
    const { status, json } = await person.register(app, { email, signupCode });
    expect([status, json.message]).toEqual([400, ACCOUNT_TEXT.signInAgain]);
  });

  test("a made-up code does not replace a password", async () => {
    const { status, json } = await person.register(app, {
      email: person.freshEmail("Ravi"),
      signupCode: "let-me-in",
    });
    expect([status, json.message]).toEqual([400, ACCOUNT_TEXT.signInAgain]);
  });
});

describe("consents", () => {
  const consentsOf = async (email: string) => {
    const member = await memberWith(email);
    const rows = await app.db
      .select()
      .from(consents)
      .where(eq(consents.memberId, member?.id ?? ""))
      .orderBy(asc(consents.purpose));
    return rows.map(({ purpose, given, version, language }) => [purpose, given, version, language]);
  };
  const registerIn = async (language: string, more = {}) => {
    const email = person.freshEmail("Asha");
    const body = { name: "Asha", email, password: person.PASSWORD, consent: person.consent, ...more };
    await app.send("POST", "/api/auth/register", { body, headers: { "accept-language": language } });
    return consentsOf(email);
  };

  test("are stored with version and language, marketing only if it was given", async () => {
    const { version } = person.consent;
    expect(await registerIn("hi-IN,hi;q=0.9,en;q=0.8")).toEqual([
      ["adult", true, version, "hi-IN"],
      ["terms", true, version, "hi-IN"],
    ]);
    expect(await registerIn("*", { marketing: true })).toEqual([
      ["adult", true, version, "en"],
      ["marketing", true, version, "en"],
      ["terms", true, version, "en"],
    ]);
  });
});

test("the response is never stored for a repeat, because it contains a token", async () => {
  const ravi = await app.signIn("Ravi");
  const body = {
    name: "Asha",
    email: person.freshEmail("Asha"),
    password: person.PASSWORD,
    consent: person.consent,
  };
  const headers = { "idempotency-key": "once-more" };
  expect((await app.send("POST", "/api/auth/register", { as: ravi, body, headers })).status).toBe(201);
  expect((await app.send("POST", "/api/auth/register", { as: ravi, body, headers })).status).toBe(409);
  expect(await app.db.$count(idempotentResponses)).toBe(0);
});
