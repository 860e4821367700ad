import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import { untilWaiting } from "../../../testing/locked-table.ts";
import { newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { members } from "../accounts.table.ts";
import * as person from "../sign-in.fixtures.ts";

const NEW_PASSWORD = "filter-kaapi-77";

const app = await sharedTestApp({ settings: { TRUST_PROXY: "1" } });

const change = (as: { token: string }, body: Record<string, string>) =>
  app.send("POST", "/api/auth/password", { as, body });

test("Asha changes her password: her other devices are signed out, and she gets a mail", async () => {
  const asha = await person.join(app, "Asha");
  const other = (await person.logIn(app, asha.email)).json as { token: string };
  const { status, json } = await change(asha, { current: person.PASSWORD, password: NEW_PASSWORD });
  expect([status, json]).toEqual([200, { message: ACCOUNT_TEXT.passwordChanged }]);
  expect((await person.me(app, asha)).status).toBe(200);
  expect((await person.me(app, other)).status).toBe(401);
  const mail = await newestMessage(app, asha.email, 1, /password was changed/);
  expect(mail.subject).toBe("Your password was changed");
  expect((await person.logIn(app, asha.email)).status).toBe(401);
  expect((await person.logIn(app, asha.email, NEW_PASSWORD)).status).toBe(200);
});

test.each([
  ["without the current one", {}],
  ["with a wrong one", { current: "not-her-password" }],
])("%s it stays as it is", async (_what, given) => {
  const asha = await person.join(app, "Asha");
  const { status, json } = await change(asha, { ...given, password: NEW_PASSWORD });
  expect([status, json.fields]).toEqual([400, { current: ACCOUNT_TEXT.wrongCurrentPassword }]);
  expect((await person.logIn(app, asha.email)).status).toBe(200);
});

test("Farah, who has none, sets her first one", async () => {
  const email = person.freshEmail("Farah");
  const { signupCode } = (await person.signInByCode(app, email)).json;
  const farah = (await person.register(app, { email, signupCode })).json as { token: string };
  expect((await change(farah, { password: NEW_PASSWORD })).status).toBe(200);
  expect((await person.logIn(app, email, NEW_PASSWORD)).status).toBe(200);
});

test("a weak one is refused", async () => {
  const asha = await person.join(app, "Asha");
  const { json } = await change(asha, { current: person.PASSWORD, password: "password123" });
  expect(json.fields).toEqual({ password: ACCOUNT_TEXT.commonPassword });
});

test("of two parallel changes one succeeds", async () => {
  const asha = await person.join(app, "Asha");
  // Neither is stored before both have compared the old one; else the later one would only have a wrong one.
  const changes = await app.db.transaction(async (tx) => {
    await tx.select().from(members).where(eq(members.id, asha.id)).for("no key update");
    const begun = ["one", "two"].map((each) =>
      change(asha, { current: person.PASSWORD, password: `${NEW_PASSWORD}-${each}` }),
    );
    await untilWaiting(app.db, begun.length);
    return begun;
  });
  expect((await Promise.all(changes)).map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
});

test("guessing the current one from a stolen session is limited", async () => {
  const asha = await person.join(app, "Asha");
  const statuses: number[] = [];
  for (let times = 0; times < 11; times++) {
    statuses.push((await change(asha, { current: `guess-${times}`, password: NEW_PASSWORD })).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
});

test("a visitor has none to change", async () => {
  const { status } = await app.call("POST", "/api/auth/password", { body: { password: NEW_PASSWORD } });
  expect(status).toBe(401);
});
