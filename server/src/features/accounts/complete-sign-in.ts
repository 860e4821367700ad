import { randomBytes } from "node:crypto";
import { ACCOUNT_TEXT, type SignedIn } from "@cardplaza/contract/accounts/accounts";
import { ApiResponse } from "@cardplaza/contract/endpoint";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { Refusal } from "../../platform/refusals.ts";
import { knownDevices, type Member } from "./accounts.table.ts";
import { authCookie } from "./sessions/auth-cookies.ts";
import { deviceName } from "./sessions/device-name.ts";
import { makeOneTimeLink } from "./one-time-codes/one-time-links.ts";
import { presentSessionUser } from "./present-account.ts";
import { hashToken } from "./sessions/session-queries.ts";
import { isSecondStepOn } from "./second-step/second-step-queries.ts";
import { startSession } from "./sessions/start-session.ts";
import { mailAboutNewDevice } from "./sessions/mail-about-new-device.ts";
import { undoDeletion } from "./undo-deletion.ts";

const DEVICE_COOKIE = "device";
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const SECOND_STEP_MINUTES = 10;

/** A completed sign-in, or one that still needs the authenticator app. */
export type SignInResult = { signedIn: SignedIn; cookies: string[] } | { challenge: string };

interface Options {
  /** The second step is already done, or the account cannot have one yet. */
  secondStepDone?: boolean;
  /** A new account: no mail about its first device. */
  isNew?: boolean;
  addressProofHash?: string;
}

/**
 * Every kind of sign-in ends here: cancel a pending deletion, ask for the second step, save the device,
 * start the session.
 */
export async function completeSignIn(
  ctx: Context,
  tx: Tx,
  member: Member,
  options: Options = {},
): Promise<SignInResult> {
  const { now } = ctx;
  if (!options.secondStepDone && (await isSecondStepOn(tx, member.id))) {
    return {
      challenge: await makeOneTimeLink(tx, {
        kind: "second-step",
        memberId: member.id,
        minutes: SECOND_STEP_MINUTES,
        now,
      }),
    };
  }
  const cameBack = member.erasesAt !== null;
  if (cameBack) await undoDeletion(ctx, tx, member.id);
  const cookies = await saveDevice(ctx, tx, member, options.isNew ?? false);
  const device = deviceName(ctx.caller.userAgent);
  const token = await startSession(tx, member.id, {
    device,
    now,
    addressProofHash: options.addressProofHash,
  });
  const user = presentSessionUser(member);
  return { signedIn: { user, token, ...(cameBack && { deletionUndone: true }) }, cookies };
}

/** Called after the transaction, because the challenge must be saved although the response is a refusal. */
export function signInResponse(result: SignInResult, status = 200): ApiResponse<SignedIn> {
  if ("challenge" in result)
    throw new Refusal("SECOND_STEP", ACCOUNT_TEXT.secondStep, { challenge: result.challenge });
  return new ApiResponse(result.signedIn, { status, cookies: result.cookies });
}

async function saveDevice(ctx: Context, tx: Tx, member: Member, isNew: boolean): Promise<string[]> {
  const given = ctx.caller.cookies[DEVICE_COOKIE];
  const device = given && /^[\w-]{20,60}$/.test(given) ? given : randomBytes(24).toString("base64url");
  const [added] = await tx
    .insert(knownDevices)
    .values({ memberId: member.id, deviceHash: hashToken(device), firstSeenAt: ctx.now })
    .onConflictDoNothing()
    .returning();
  if (added && !isNew) await mailAboutNewDevice(ctx, tx, member);
  return [authCookie(ctx, DEVICE_COOKIE, device, YEAR_SECONDS)];
}
