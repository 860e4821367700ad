import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { messageTo } from "./people.ts";

export const FIRST_ADMIN = "admin@cardplaza.local";
export const ADMIN_PASSWORD = "peacock mango monsoon";

let made = 0;
export const newAdminEmail = (name: string) =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ".")
    .slice(0, 20)}-${Date.now().toString(36)}-${(made++).toString(36)}@cardplaza.example`;

/** Of the first administrator, as it was generated. */
export const firstPassword = async () =>
  (await readFile(join(process.env.JOURNEY_DATA_DIR ?? "", "admin-password"), "utf8")).trim();

export async function signInAsAdmin(page: Page, email: string, password: string) {
  await page.goto("/admin/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
}

/** The path of the link that an invited administrator gets. */
export async function invitationOf(email: string): Promise<string> {
  const link = /\/admin\/login\?invite=[\w-]+/.exec(await messageTo(email, /invite=/))?.[0];
  if (!link) throw new Error("There is no link in the message");
  return link;
}

/** Somebody with this role who has accepted their invitation. */
export async function adminWithRole(request: APIRequestContext, name: string, role: string) {
  const email = newAdminEmail(name);
  const data = { email: FIRST_ADMIN, password: await firstPassword() };
  const { token } = (await (await request.post("/api/admin/auth/login", { data })).json()) as {
    token: string;
  };
  const headers = { authorization: `Bearer ${token}` };
  await request.post("/api/admin/admins", { headers, data: { name, email, role } });
  const invite = (await invitationOf(email)).split("=")[1];
  const accept = { invite, password: ADMIN_PASSWORD };
  const accepted = await request.post("/api/admin/auth/accept-invitation", { data: accept });
  expect(accepted.status()).toBe(200);
  return { name, email };
}
