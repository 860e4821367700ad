import { createHmac, timingSafeEqual } from "node:crypto";
import { NotificationType } from "@cardplaza/contract/notifications/notifications";
import type { Db } from "../../platform/database.ts";
import { generatedSecret } from "../../platform/secrets/generated-secrets.ts";
import { hashAddress } from "./unsubscribed-addresses.ts";

const SECRET = "unsubscribe-codes";

interface Signer {
  db: Db;
  now: Date;
}

/**
 * The meaning of an unsubscribe link: no more of this type to this member, or no more mail to this address.
 */
export type Unsubscription = { memberId: string; type: NotificationType } | { addressHash: string };

/** The link in a mail. It never expires, because people may use a mail years later. */
export async function unsubscribeUrl(
  { origin, ...signer }: Signer & { origin: string },
  unsubscription: Unsubscription,
): Promise<string> {
  return `${origin}/api/unsubscribe?code=${await unsubscribeCode(signer, unsubscription)}`;
}

/** The same for many members: returns the link of each. */
export async function unsubscribeUrls(
  { origin, db, now }: Signer & { origin: string },
  type: NotificationType,
): Promise<(memberId: string) => string> {
  const secret = await generatedSecret(db, SECRET, now);
  return (memberId) => {
    const statement = statementOf({ memberId, type });
    return `${origin}/api/unsubscribe?code=${statement}.${signedWith(secret, statement)}`;
  };
}

/** The link for a mail to a person who may have no account, such as an invitation. */
export async function unsubscribeAddressUrl(
  ctx: Signer & { origin: string },
  email: string,
): Promise<string> {
  return unsubscribeUrl(ctx, { addressHash: await hashAddress(ctx.db, email, ctx.now) });
}

export async function unsubscribeCode(signer: Signer, unsubscription: Unsubscription): Promise<string> {
  const statement = statementOf(unsubscription);
  return `${statement}.${await signatureOf(signer, statement)}`;
}

const statementOf = (unsubscription: Unsubscription) =>
  "addressHash" in unsubscription
    ? `a.${unsubscription.addressHash}`
    : `m.${unsubscription.memberId}.${unsubscription.type}`;

export async function readUnsubscribeCode(signer: Signer, code: string): Promise<Unsubscription | null> {
  const end = code.lastIndexOf(".");
  const statement = code.slice(0, Math.max(end, 0));
  const [given, right] = [
    Buffer.from(code.slice(end + 1)),
    Buffer.from(await signatureOf(signer, statement)),
  ];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [kind, subject = "", type] = statement.split(".");
  if (kind === "a") return { addressHash: subject };
  const known = NotificationType.safeParse(type);
  return known.success ? { memberId: subject, type: known.data } : null;
}

const signatureOf = async ({ db, now }: Signer, statement: string): Promise<string> =>
  signedWith(await generatedSecret(db, SECRET, now), statement);

const signedWith = (secret: Buffer, statement: string) =>
  createHmac("sha256", secret).update(statement).digest("base64url");
