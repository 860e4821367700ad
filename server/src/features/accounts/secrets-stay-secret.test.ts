import { expect, test } from "vitest";
import { newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import * as person from "./sign-in.fixtures.ts";

const logged: string[] = [];
const app = await sharedTestApp({ settings: { TRUST_PROXY: "1" }, readLog: (line) => logged.push(line) });

test("no code, link, token, password or address is in the log, and no code in a response", async () => {
  const [email, mobile] = [person.freshEmail("Asha"), person.freshMobile()];
  const responses: string[] = [];
  const asked = await person.requestCode(app, email);
  const mailed = /\d{6}/.exec((await newestMessage(app, email)).text)?.[0] ?? "";
  const wrong = await person.verify(app, asked.json.requestId, person.wrongOf(mailed));
  const verified = await person.verify(app, asked.json.requestId, mailed);
  const { signupCode } = verified.json;
  const joined = await person.register(app, { email, signupCode, password: person.PASSWORD });
  const texted = await person.receiveCode(app, mobile);
  await person.logIn(app, email, "not-her-password");
  await app.call("POST", "/api/auth/forgot-password", { body: { email } });
  const link = /\?code=([\w-]+)/.exec((await newestMessage(app, email, 1, /\?code=/)).text)?.[1] ?? "";
  const body = { code: link, password: "filter-kaapi-77" };
  responses.push((await app.call("POST", "/api/auth/reset-password", { body })).text);
  responses.push(...[asked, wrong, verified, joined].map(({ text }) => text));

  // Whole codes only: their digits may appear inside a time or an id.
  const codes = [mailed, texted.code].map((code) => new RegExp(`\\b${code}\\b`));
  for (const response of responses) for (const code of codes) expect(response).not.toMatch(code);
  const log = logged.join("\n");
  expect(log).toContain("/api/auth/otp/verify");
  expect(log).toContain("went to the outbox");
  for (const code of codes) expect(log).not.toMatch(code);
  const secrets = [signupCode, link, joined.json.token, person.PASSWORD, body.password, email, mobile];
  for (const secret of secrets) expect(log).not.toContain(secret);
});
