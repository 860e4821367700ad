import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db } from "../../../platform/database.ts";
import { networkOf } from "../../../platform/http/client-address.ts";
import { deleteSecretsUpTo, generatedSecret } from "../../../platform/secrets/generated-secrets.ts";

const SALT = "visitors ";
const HASH_LENGTH = 22;

// Days in UTC, so that a salt never changes within one of the hours in which a visitor counts once.
const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS);
const saltName = (day: number) => SALT + new Date(day * DAY_MS).toISOString().slice(0, 10);

type VisitorOf = (caller: { address: string; userAgent: string }, now: Date) => Promise<string>;

/** Tells visitors apart for a day, and nothing else about them. */
export function createVisitors(db: Db): VisitorOf {
  let today: { day: number; salt: Promise<KeyObject> } | undefined;

  const saltOf = (now: Date) => {
    const day = dayOf(now);
    if (today?.day === day) return today.salt;
    // As bytes, the key would cost eight times the hash each time it is used.
    const view = {
      day,
      salt: generatedSecret(db, saltName(day), now).then((salt) => createSecretKey(salt)),
    };
    today = view;
    view.salt.catch(() => {
      if (today === view) today = undefined;
    });
    return view.salt;
  };

  return async ({ address, userAgent }, now) =>
    createHmac("sha256", await saltOf(now))
      .update(`${networkOf(address)}\n${userAgent}`)
      .digest("base64url")
      .slice(0, HASH_LENGTH);
}

/** Without its salt a hash can no longer be traced, not even by trying all addresses. */
export async function deleteOldSalts(db: Db, now: Date): Promise<void> {
  await deleteSecretsUpTo(db, SALT, saltName(dayOf(now) - 2));
}
