import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import { cookieText } from "../../../platform/http/cookies.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { findOneTimeLink, makeOneTimeLink, useOneTimeLink } from "../one-time-codes/one-time-links.ts";
import { hashToken } from "../sessions/session-queries.ts";

const STATE_MINUTES = 10;
const BROWSER_COOKIE = "oidc_browser";

/** What we compare when a sign-in returns from the provider. */
const BegunSignIn = z.object({
  provider: z.string(),
  redirect: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  browserHash: z.string(),
});
export type BegunSignIn = z.infer<typeof BegunSignIn>;

/** Saves the sign-in under its state. A cookie marks the browser in which it began. */
export async function saveState(ctx: Context, begun: Omit<BegunSignIn, "browserHash">) {
  const given = ctx.caller.cookies[BROWSER_COOKIE];
  // Two tabs share the cookie, so that either may return first.
  const browser = given && /^[\w-]{32}$/.test(given) ? given : randomBytes(24).toString("base64url");
  const data: BegunSignIn = { ...begun, browserHash: hashToken(browser) };
  const link = { kind: "oidc-state", data, minutes: STATE_MINUTES, now: ctx.now } as const;
  const state = await inTransaction(ctx.db, (tx) => makeOneTimeLink(tx, link));
  const secure = ctx.origin.startsWith("https:");
  const cookie = cookieText(BROWSER_COOKIE, browser, {
    path: "/api/auth/oidc",
    maxAgeSeconds: STATE_MINUTES * 60,
    secure,
  });
  return { state, cookie };
}

/**
 * Uses the state up. Returns nothing when it is unknown, expired, used, or began in another browser or with
 * another provider.
 */
export async function takeState(
  ctx: Context,
  provider: string,
  state = "",
): Promise<BegunSignIn | undefined> {
  const found = await findOneTimeLink(ctx.db, "oidc-state", state, ctx.now);
  const begun = found && BegunSignIn.parse(found.data);
  const browser = ctx.caller.cookies[BROWSER_COOKIE];
  if (!begun || !browser || begun.provider !== provider || begun.browserHash !== hashToken(browser))
    return undefined;
  return inTransaction(
    ctx.db,
    async (tx) => (await useOneTimeLink(tx, "oidc-state", state, ctx.now)) && begun,
  );
}
