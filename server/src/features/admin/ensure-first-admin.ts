import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, isNull } from "drizzle-orm";
import { Email } from "@cardplaza/contract/accounts/people";
import type { Services } from "../../context.ts";
import { randomText } from "../../platform/ids.ts";
import { passwordMatches } from "../accounts/passwords/passwords.ts";
import { admins } from "../audit/admin.table.ts";
import { createAdmin } from "./create-admin.ts";

const NAME = "Site administrator";
const LOCAL_EMAIL = "admin@cardplaza.local";
/** No characters that look alike. 24 of them are 137 bits. */
const PASSWORD_ALPHABET = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const PASSWORD_LENGTH = 24;

type Needs = Pick<Services, "db" | "config">;

/** Makes sure that there is an administrator. Returns one line for the console that says who. */
export async function ensureFirstAdmin({ db, config }: Needs, now: Date): Promise<string> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = config;
  if (ADMIN_EMAIL && ADMIN_PASSWORD)
    return ensureNamedAdmin(db, Email.parse(ADMIN_EMAIL), ADMIN_PASSWORD, now);
  const file = join(config.DATA_DIR, "admin-password");
  const hasAdmin = (await db.$count(admins)) > 0;
  if (!config.embedded) return hasAdmin ? "" : "nobody yet: set ADMIN_EMAIL and ADMIN_PASSWORD";
  if (!hasAdmin) {
    const password = randomText(PASSWORD_LENGTH, PASSWORD_ALPHABET);
    await savePasswordFile(file, password);
    await createAdmin(db, { name: NAME, email: LOCAL_EMAIL, password, role: "superadmin" }, now);
    return `${LOCAL_EMAIL}, password ${password} (shown this once, kept in ${file})`;
  }
  const local = await db.$count(admins, and(eq(admins.email, LOCAL_EMAIL), isNull(admins.removedAt)));
  return local ? `${LOCAL_EMAIL}, password in ${file}` : "";
}

/** An existing administrator keeps their password, whatever the setting says. */
async function ensureNamedAdmin(
  db: Needs["db"],
  email: string,
  password: string,
  now: Date,
): Promise<string> {
  const created = await createAdmin(db, { name: NAME, email, password, role: "superadmin" }, now);
  if (created) return email;
  const [admin] = await db.select().from(admins).where(eq(admins.email, email));
  if (admin?.removedAt) return `${email} (was removed by another administrator, and stays so)`;
  const same = await passwordMatches(admin?.passwordHash, password);
  return same ? email : `${email} (has a password already; ADMIN_PASSWORD did not change it)`;
}

// Written before the administrator is created: a lost password would lock everyone out.
async function savePasswordFile(file: string, password: string): Promise<void> {
  await rm(file, { force: true });
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: "wx" });
}
