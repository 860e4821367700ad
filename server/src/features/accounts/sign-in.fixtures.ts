import { randomInt } from "node:crypto";
import { TERMS_VERSION } from "@cardplaza/contract/accounts/accounts";
import { newId } from "../../platform/ids.ts";
import { codeIn, messagesTo, newestMessage } from "../../testing/outbox.ts";
import type { TestApp } from "../../testing/test-app.ts";

export const consent = { terms: true, version: TERMS_VERSION, adult: true } as const;
export const PASSWORD = "mango-lassi-42";

/** A new address for each test. */
export const freshEmail = (name: string) => `${name.toLowerCase()}.${newId()}@example.in`;
export const freshMobile = () => `+9198${String(randomInt(10 ** 8)).padStart(8, "0")}`;

/** A new network address each time, so that earlier calls do not count. Needs TRUST_PROXY=1. */
export const elsewhere = () => ({ "x-forwarded-for": `203.0.${randomInt(256)}.${randomInt(256)}` });

export const me = (app: TestApp, as: { token: string }, headers = {}) =>
  app.call("GET", "/api/auth/me", { as, headers });

export const logIn = (
  app: TestApp,
  email: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
) => app.call("POST", "/api/auth/login", { body: { email, password }, headers });

export const register = (app: TestApp, fields: Record<string, unknown>) =>
  app.send("POST", "/api/auth/register", { body: { name: "Asha Menon", consent, ...fields } });

export const requestCode = (app: TestApp, to: string, headers: Record<string, string> = elsewhere()) =>
  app.call("POST", "/api/auth/otp/request", {
    body: { channel: to.includes("@") ? "email" : "sms", to },
    headers,
  });

export const verify = (app: TestApp, requestId: string, code: string, headers: Record<string, string> = {}) =>
  app.call("POST", "/api/auth/otp/verify", { body: { requestId, code }, headers });

const CODE = /\b\d{6}\b/;

/** Requests a new code and reads it from the message. */
export async function receiveCode(app: TestApp, to: string) {
  const before = (await messagesTo(app, to, CODE)).length;
  const { json } = await requestCode(app, to);
  const message = await newestMessage(app, to, before + 1, CODE);
  return { requestId: json.requestId, code: codeIn(message) };
}

export async function signInByCode(app: TestApp, to: string) {
  const { requestId, code } = await receiveCode(app, to);
  return verify(app, requestId, code);
}

/** A member with a proven address, a password and a live session. */
export async function join(app: TestApp, name: string, email = freshEmail(name)) {
  const { signupCode } = (await signInByCode(app, email)).json as { signupCode: string };
  const { json } = await register(app, { name, email, signupCode, password: PASSWORD });
  return { email, token: json.token as string, id: json.user._id as string };
}

/** A member with a proven number alone. */
export async function joinByMobile(app: TestApp, name: string, mobile = freshMobile()) {
  const { signupCode } = (await signInByCode(app, mobile)).json as { signupCode: string };
  const { json } = await register(app, { name, signupCode });
  return { mobile, token: json.token as string, id: json.user._id as string };
}

export const wrongOf = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, "0");
