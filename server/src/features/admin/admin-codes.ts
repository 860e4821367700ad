import { and, eq, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { Db } from "../../platform/database.ts";
import { unseal } from "../../platform/sealed-text.ts";
import { admins, type AdminRow } from "./admin.table.ts";

/** How many steps of 30 seconds an app's clock may be off, either way. */
const TOLERATED_STEPS = 1;

/** What the authenticator app and we compute codes from. */
export const authenticator = (email: string, secret: Secret) =>
  new TOTP({ issuer: `${PRODUCT_NAME} Administration`, label: email, secret });

/** True if the code is right and was not used before; from now on it was. */
export async function useAdminCode(
  { db, now }: { db: Db; now: Date },
  admin: AdminRow,
  code: string,
): Promise<boolean> {
  if (!admin.sealedTotpSecret) return false;
  const secret = Secret.fromBase32(await unseal(db, admin.sealedTotpSecret, now));
  const app = authenticator(admin.email, secret);
  const timestamp = now.getTime();
  const delta = app.validate({ token: code.replaceAll(/\s/g, ""), timestamp, window: TOLERATED_STEPS });
  if (delta === null) return false;
  const step = app.counter({ timestamp }) + delta;
  const [used] = await db
    .update(admins)
    .set({ totpLastStep: step })
    .where(and(eq(admins.id, admin.id), lt(admins.totpLastStep, step)))
    .returning({ id: admins.id });
  return used !== undefined;
}
