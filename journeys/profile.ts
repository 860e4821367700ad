import type { APIRequestContext, Page } from "@playwright/test";
import { expect, started } from "./journey.ts";

export const PASSWORD = "mango-lassi-42";

interface Person {
  email: string;
  id: string;
  token: string;
}

export async function register(request: APIRequestContext, name: string): Promise<Person> {
  const email = `${name.split(" ")[0]?.toLowerCase()}.${crypto.randomUUID()}@example.in`;
  const consent = { terms: true, version: "2026-11", adult: true };
  const response = await request.post("/api/auth/register", {
    data: { name, email, password: PASSWORD, consent },
  });
  expect(response.status()).toBe(201);
  const { user, token } = (await response.json()) as { user: { _id: string }; token: string };
  return { email, id: user._id, token };
}

export async function logIn(request: APIRequestContext, email: string): Promise<string> {
  const response = await request.post("/api/auth/login", { data: { email, password: PASSWORD } });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

/** Signed in, as if this browser had been so before. */
export async function signIn(page: Page, token: string) {
  await page.goto("/");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
}

export async function openTab(page: Page, tab = "") {
  await page.goto(`/profile${tab && `?tab=${tab}`}`);
  await started(page);
  await expect(page.getByRole("heading", { level: 1, name: "My profile" })).toBeVisible();
}

export const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
