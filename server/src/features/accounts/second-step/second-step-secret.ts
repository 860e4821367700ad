import { Secret, TOTP } from "otpauth";
import type { Db } from "../../../platform/database.ts";
import { generatedSecret } from "../../../platform/secrets/generated-secrets.ts";
import { openSealedText, sealText } from "../../../platform/secrets/sealed-text.ts";

const SECRET_BYTES = 20;
/** A clock may be off by one step of 30 seconds in either direction. */
const STEPS_OFF = 1;

/** The secret of a member or an administrator. */
interface SecondStepSecret {
  ownerId: string;
  sealedSecret: string;
  /** The last accepted time step, so that a code works only once. */
  lastStep: number;
}

export const newSecret = () => new Secret({ size: SECRET_BYTES });

const key = (db: Db, now: Date) => generatedSecret(db, "second-step", now);

export async function sealSecret(db: Db, secret: Secret, ownerId: string, now: Date): Promise<string> {
  return sealText(await key(db, now), secret.base32, ownerId);
}

/** What the authenticator app reads. */
export const addressOf = (secret: Secret, { issuer, label }: { issuer: string; label: string }) =>
  new TOTP({ issuer, label, secret }).toString();

/** The time step of the code; nothing if the code is wrong, or if it or a later one was used. */
export async function unusedStepOf(
  db: Db,
  { ownerId, sealedSecret, lastStep }: SecondStepSecret,
  typed: string,
  now: Date,
): Promise<number | undefined> {
  const code = codeOf(typed);
  if (code === undefined) return undefined;
  const secret = Secret.fromBase32(openSealedText(await key(db, now), sealedSecret, ownerId));
  // The settings that every authenticator app supports: SHA-1, six digits, 30 seconds.
  const totp = new TOTP({ secret });
  const timestamp = now.getTime();
  const off = totp.validate({ token: code, timestamp, window: STEPS_OFF });
  const step = off === null ? undefined : totp.counter({ timestamp }) + off;
  return step !== undefined && step > lastStep ? step : undefined;
}

/** Apps show "123 456". */
function codeOf(typed: string): string | undefined {
  const code = typed.replaceAll(/\s/g, "");
  return /^\d{6}$/.test(code) ? code : undefined;
}
