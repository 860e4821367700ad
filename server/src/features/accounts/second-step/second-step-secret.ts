import { Secret, TOTP } from "otpauth";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { Db } from "../../../platform/database.ts";
import { generatedSecret } from "../../../platform/secrets/generated-secrets.ts";
import { openSealedText, sealText } from "../../../platform/secrets/sealed-text.ts";

const SECRET_BYTES = 20;
/** A clock may be off by one step of 30 seconds in either direction. */
const STEPS_OFF = 1;

/** The settings that every authenticator app supports: SHA-1, six digits, 30 seconds. */
export const authenticator = (secret: Secret, label: string) =>
  new TOTP({ issuer: PRODUCT_NAME, label, secret });

export const newSecret = () => new Secret({ size: SECRET_BYTES });

const key = (db: Db, now: Date) => generatedSecret(db, "second-step", now);

export async function sealSecret(db: Db, secret: Secret, memberId: string, now: Date): Promise<string> {
  return sealText(await key(db, now), secret.base32, memberId);
}

/** The time step of the code, or nothing if the code is wrong. */
export async function stepOfCode(
  db: Db,
  row: { sealedSecret: string; memberId: string },
  code: string,
  now: Date,
): Promise<number | undefined> {
  const secret = Secret.fromBase32(openSealedText(await key(db, now), row.sealedSecret, row.memberId));
  const totp = authenticator(secret, "");
  const timestamp = now.getTime();
  const off = totp.validate({ token: code, timestamp, window: STEPS_OFF });
  return off === null ? undefined : totp.counter({ timestamp }) + off;
}
