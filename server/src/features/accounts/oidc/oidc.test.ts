import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readCookies } from "../../../platform/http/cookies.ts";
import { signInProviders, type SignInProvider } from "../../../providers/sign-in-providers.ts";
import { members, oidcIdentities, sessions } from "../accounts.table.ts";
import { finishOidcSignIn } from "./finish-oidc-sign-in.ts";
import {
  isCallback,
  openBrowser,
  ORIGIN,
  sharedProvider,
  START,
  type Browser,
} from "./oidc-browser.fixtures.ts";
import { startOidcSignIn } from "./start-oidc-sign-in.ts";

const CONSENT = { terms: true, version: "2026-11", adult: true };
const asha = { sub: "asha-at-acme", name: "Asha Rao", email: "Asha@Example.in", email_verified: true };

const { oidc, app } = await sharedProvider();

/** The whole flow: to the provider, through it and back. */
const walk = (browser: Browser, redirect = "") =>
  browser.follow(redirect ? `${START}?redirect=${encodeURIComponent(redirect)}` : START);
const register = (body: object) =>
  app.send("POST", "/api/auth/register", { body: { consent: CONSENT, ...body } });
const me = (token: string, browser?: Browser) =>
  (browser ?? openBrowser(app)).get("/api/auth/me", {
    authorization: `Bearer ${token}`,
    "x-token-source": "address",
  });

/** An account at the product and at the provider, created like any other. */
async function joinWithProvider(person: typeof asha) {
  oidc.sitsThere(person);
  const back = await walk(openBrowser(app));
  const { name, email } = person;
  return register({ name, email, signupCode: back.searchParams.get("signup") });
}

describe("signing in with another service", () => {
  it("is offered for configured providers, without their secrets", async () => {
    const { json } = await app.call("GET", "/api/auth/oidc");
    expect(json).toEqual({
      providers: [
        { id: "google", name: "Google" },
        { id: "oidc", name: "Acme" },
      ],
    });
    expect((await app.call("GET", "/api/auth/oidc/linkedin")).status).toBe(404);
    expect((await app.call("GET", "/api/auth/oidc/linkedin/callback?code=x&state=y")).status).toBe(404);
  });

  it("starts with state, nonce and PKCE, and marks the browser with a cookie that no script can read", async () => {
    const { status, headers, location } = await openBrowser(app).get(START);
    expect(status).toBe(302);
    expect(location?.origin).toBe(oidc.issuer);
    expect(Object.fromEntries(location?.searchParams ?? [])).toMatchObject({
      response_type: "code",
      redirect_uri: `${ORIGIN}${START}/callback`,
      code_challenge_method: "S256",
      scope: "openid email profile",
    });
    for (const name of ["state", "nonce", "code_challenge"])
      expect(location?.searchParams.get(name)).toMatch(/^[\w-]{32,}$/);
    expect(headers.getSetCookie()[0]).toMatch(/^oidc_browser=[\w-]{32}; .*HttpOnly; SameSite=Lax/);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("asks a new visitor for consents first, and recognises her after that", async () => {
    oidc.sitsThere(asha);
    const back = await walk(openBrowser(app), "/my-jobs?job=7");
    expect(back.pathname).toBe("/auth");
    expect(back.searchParams.get("tab")).toBe("sign-up");
    expect(back.searchParams.get("redirect")).toBe("/my-jobs?job=7");
    expect(Object.fromEntries(new URLSearchParams(back.hash.slice(1)))).toEqual({
      name: "Asha Rao",
      email: "asha@example.in",
    });
    expect(await app.db.$count(members, eq(members.email, "asha@example.in"))).toBe(0);

    const signupCode = back.searchParams.get("signup");
    const other = await register({ name: "Asha", email: "another@example.in", signupCode });
    expect(other.status).toBe(400);
    const made = await register({ name: "Asha Rao", email: "asha@example.in", signupCode });
    expect(made.status).toBe(201);
    expect((await register({ name: "Asha", email: "asha@example.in", signupCode })).status).toBe(400);

    const browser = openBrowser(app);
    const home = await walk(browser, "/my-jobs?job=7#top");
    expect(home.pathname + home.hash).toBe("/my-jobs#top");
    expect(home.searchParams.get("job")).toBe("7");
    const signedIn = await me(home.searchParams.get("token") ?? "", browser);
    expect(JSON.parse(signedIn.text).user._id).toBe(made.json.user._id);
  });

  it("recognises a member by the identity, even if the address there has changed", async () => {
    const meera = { sub: "meera-at-acme", name: "Meera", email: "meera@example.in", email_verified: true };
    const { json } = await joinWithProvider(meera);
    oidc.sitsThere({ sub: meera.sub, email: "new-address@example.in", email_verified: false });
    const browser = openBrowser(app);
    const home = await walk(browser);
    expect(JSON.parse((await me(home.searchParams.get("token") ?? "", browser)).text).user._id).toBe(
      json.user._id,
    );
  });

  it("links an account whose address was proven here before", async () => {
    const { member } = await app.signIn("Ravi");
    oidc.sitsThere({ sub: "ravi-at-acme", email: member.email?.toUpperCase(), email_verified: true });
    const browser = openBrowser(app);
    const home = await walk(browser);
    expect(JSON.parse((await me(home.searchParams.get("token") ?? "", browser)).text).user._id).toBe(
      member.id,
    );
    expect(await app.db.$count(oidcIdentities, eq(oidcIdentities.memberId, member.id))).toBe(1);
    await walk(openBrowser(app));
    expect(await app.db.$count(oidcIdentities, eq(oidcIdentities.memberId, member.id))).toBe(1);
  });

  it("does not trust an address that the service has not verified", async () => {
    const { member } = await app.signIn("Kavya");
    for (const verified of [false, undefined]) {
      oidc.sitsThere({ sub: "mallory-at-acme", email: member.email ?? "", email_verified: verified });
      const back = await walk(openBrowser(app), "/profile");
      expect(back.pathname + back.search).toBe("/auth?error=unverified&redirect=%2Fprofile");
    }
    expect(await app.db.$count(oidcIdentities, eq(oidcIdentities.memberId, member.id))).toBe(0);
  });

  it("gives an account that a squatter never proved to the owner of the address, without the squatter's ways to sign in", async () => {
    const victim = { sub: "priya-at-acme", name: "Priya", email: "priya@example.in", email_verified: true };
    const squatter = await register({
      name: "Not Priya",
      email: victim.email,
      password: "squatters password",
    });
    expect(squatter.status).toBe(201);
    oidc.sitsThere(victim);
    const browser = openBrowser(app);
    const home = await walk(browser);
    expect((await me(home.searchParams.get("token") ?? "", browser)).status).toBe(200);
    expect((await app.call("GET", "/api/auth/me", { as: squatter.json })).status).toBe(401);
    const login = { email: victim.email, password: "squatters password" };
    expect((await app.call("POST", "/api/auth/login", { body: login })).status).toBe(401);
    expect(await app.db.$count(sessions, eq(sessions.memberId, squatter.json.user._id))).toBe(1);
  });

  it("makes no account and no identity when the visitor cancels", async () => {
    oidc.sitsThere(undefined);
    const back = await walk(openBrowser(app), "/profile");
    expect(back.pathname + back.search).toBe("/auth?error=cancelled&redirect=%2Fprofile");
  });

  it("asks a member with a second step for it, instead of handing out a token", async () => {
    const ravi = { sub: "ravi-2", name: "Ravi", email: "ravi2@example.in", email_verified: true };
    const { json } = await joinWithProvider(ravi);
    await switchSecondStepOn(json.token);
    const back = await walk(openBrowser(app), "/profile");
    expect(back.pathname).toBe("/auth");
    expect(back.searchParams.get("redirect")).toBe("/profile");
    expect(back.searchParams.get("challenge")).toMatch(/^[\w-]{32}$/);
    expect(back.searchParams.has("token")).toBe(false);
  });

  async function switchSecondStepOn(token: string) {
    const { TOTP, Secret } = await import("otpauth");
    const setup = await app.call("POST", "/api/auth/second-step/setup", { as: { token } });
    const code = new TOTP({ secret: Secret.fromBase32(setup.json.secret) }).generate();
    expect(
      (await app.call("POST", "/api/auth/second-step/confirm", { as: { token }, body: { code } })).status,
    ).toBe(200);
  }
});

/** LinkedIn is not reachable in tests, but a provider can be configured like LinkedIn. */
it("a service that knows neither nonce nor PKCE signs people in by its state", async () => {
  oidc.sitsThere(asha);
  const [, acme] = signInProviders(app.services.config);
  const linkedIn = { ...(acme as SignInProvider), bare: true };
  const caller = {
    requestId: "",
    address: "127.0.0.1",
    userAgent: "",
    language: undefined,
    cookies: {},
    tokenFromAddress: false,
  };
  const ctx = { ...app.services, now: new Date(), member: null, session: null, admin: null, caller };
  const { headers = {}, cookies = [] } = (await startOidcSignIn(ctx, linkedIn)).options;
  expect(headers.location).not.toMatch(/nonce|code_challenge/);
  const callback = await openBrowser(app).follow(headers.location ?? "", isCallback);
  const back = { ...ctx, caller: { ...caller, cookies: readCookies(cookies[0]?.split(";")[0]) } };
  const { options } = await finishOidcSignIn(back, linkedIn, Object.fromEntries(callback.searchParams));
  expect(options.headers?.location).toMatch(/^\/\?token=/);
});
