import { createHash } from "node:crypto";
import { ACCOUNT_TEXT, OTP_RESEND_SECONDS } from "@cardplaza/contract/accounts/accounts";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import { DAY_SECONDS, HOUR_SECONDS } from "@cardplaza/contract/time";
import type { Context } from "../../context.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { Refusal, tooMany } from "../../platform/refusals.ts";

const QUARTER_HOUR = 15 * 60;

const atMost = (points: number, seconds: number): CallLimit => ({ points, seconds, by: "account" });

// The shortest window first: a refusal there does not use up the longer ones.
const CODES_PER_DESTINATION_AND_NETWORK = [
  atMost(1, OTP_RESEND_SECONDS),
  atMost(3, QUARTER_HOUR),
  atMost(10, DAY_SECONDS),
];
const CODES_PER_DESTINATION = atMost(20, DAY_SECONDS);
const PASSWORD_FAILURES = atMost(10, QUARTER_HOUR);
const RESET_REQUESTS = atMost(5, HOUR_SECONDS);

/** Counts one more code for this destination and refuses if there are too many. */
export async function countCodeRequest(ctx: Context, destination: string): Promise<void> {
  const key = destinationAndNetworkKey(ctx, destination);
  for (const limit of CODES_PER_DESTINATION_AND_NETWORK) await ctx.limits.take("codes", limit, key);
  await ctx.limits.take("codes-to", CODES_PER_DESTINATION, keyOf(destination));
}

/**
 * Counted before the password is checked, so that parallel tries count too. Returns a function that takes
 * the count back.
 */
export async function countPasswordTry(ctx: Context, email: string): Promise<() => Promise<void>> {
  const key = destinationAndNetworkKey(ctx, email);
  await ctx.limits.take("password", PASSWORD_FAILURES, key).catch(rethrowAsLocked);
  return () => ctx.limits.giveBack("password", PASSWORD_FAILURES, key);
}

export async function countResetRequest(ctx: Context, email: string): Promise<void> {
  await ctx.limits.take("reset", RESET_REQUESTS, destinationAndNetworkKey(ctx, email));
}

function rethrowAsLocked(refused: unknown): never {
  throw refused instanceof Refusal
    ? tooMany(refused.details.retryAfter ?? QUARTER_HOUR, ACCOUNT_TEXT.lockedOut)
    : refused;
}

/** Counts per account and network, so that somebody elsewhere cannot lock the owner out. */
const destinationAndNetworkKey = (ctx: Context, destination: string) =>
  keyOf(destination, networkOf(ctx.caller.address));

// The counters store a hash, not the address.
const keyOf = (...parts: string[]) => createHash("sha256").update(parts.join("\n")).digest("base64url");
