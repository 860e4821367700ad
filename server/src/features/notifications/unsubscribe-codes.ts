import { createHmac, timingSafeEqual } from "node:crypto";
import { isNews, type News } from "@cardplaza/contract/news";
import { NotificationType } from "@cardplaza/contract/notifications/notifications";
import type { Db } from "../../platform/database.ts";
import { generatedSecret } from "../../platform/secrets/generated-secrets.ts";
import { hashAddress } from "./unsubscribed-addresses.ts";

export const UNSUBSCRIBE_SECRET = "unsubscribe-codes";

interface Signer {
  db: Db;
  now: Date;
}

/** What no longer comes by e-mail: one kind of notice, or all kinds of a type. */
export type Unwanted = { kind: News } | { type: NotificationType };
/** The meaning of an unsubscribe link: no more of this to this member, or no more mail to this address. */
export type Unsubscription = ({ memberId: string } & Unwanted) | { addressHash: string };

/** The link in a mail. It never expires, because people may use a mail years later. */
export async function unsubscribeUrl(
  { origin, ...signer }: Signer & { origin: string },
  unsubscription: Unsubscription,
): Promise<string> {
  return `${origin}/api/unsubscribe?code=${await unsubscribeCode(signer, unsubscription)}`;
}

/** The same for many members: returns the link of each. */
export const unsubscribeUrls =
  (origin: string, secret: Buffer) =>
  (unsubscription: Unsubscription): string => {
    const statement = statementOf(unsubscription);
    return `${origin}/api/unsubscribe?code=${statement}.${signedWith(secret, statement)}`;
  };

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

function statementOf(unsubscription: Unsubscription): string {
  if ("addressHash" in unsubscription) return `a.${unsubscription.addressHash}`;
  const { memberId } = unsubscription;
  return "kind" in unsubscription
    ? `k.${memberId}.${unsubscription.kind}`
    : `m.${memberId}.${unsubscription.type}`;
}

export async function readUnsubscribeCode(signer: Signer, code: string): Promise<Unsubscription | null> {
  const end = code.lastIndexOf(".");
  const statement = code.slice(0, Math.max(end, 0));
  const [given, right] = [
    Buffer.from(code.slice(end + 1)),
    Buffer.from(await signatureOf(signer, statement)),
  ];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [meaning, subject = "", ...rest] = statement.split(".");
  const name = rest.join(".");
  if (meaning === "a") return { addressHash: subject };
  if (meaning === "k") return isNews(name) ? { memberId: subject, kind: name } : null;
  const known = NotificationType.safeParse(name);
  return known.success ? { memberId: subject, type: known.data } : null;
}

const signatureOf = async ({ db, now }: Signer, statement: string): Promise<string> =>
  signedWith(await generatedSecret(db, UNSUBSCRIBE_SECRET, now), statement);

const signedWith = (secret: Buffer, statement: string) =>
  createHmac("sha256", secret).update(statement).digest("base64url");
