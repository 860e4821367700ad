import type { AdminRole } from "@cardplaza/contract/audit/audit";
import type { Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import type { CallOptions, send } from "../../testing/test-call.ts";
import type { AdminRow } from "../audit/admin.table.ts";
import { createAdmin } from "./create-admin.ts";

interface App {
  db: Db;
  call: (method: string, path: string, options?: CallOptions) => ReturnType<typeof send>;
}

export const PASSWORD = "peacock mango monsoon";

/** An administrator with a new address and the password above. */
export async function makeAdmin(
  { db }: App,
  name: string,
  role: AdminRole = "superadmin",
): Promise<AdminRow> {
  const email = `${newId()}@cardplaza.example`;
  return (await createAdmin(db, { name, email, password: PASSWORD, role }, new Date())) as AdminRow;
}

export const logIn = (app: App, email: string, given: { password?: string; otp?: string } = {}) =>
  app.call("POST", "/api/admin/auth/login", { body: { email, password: PASSWORD, ...given } });

/** A signed-in administrator, for the `as` of a call. */
export async function signInAs(app: App, name: string, role: AdminRole = "superadmin") {
  const admin = await makeAdmin(app, name, role);
  const { json } = await logIn(app, admin.email);
  return { admin, token: json.token as string };
}
