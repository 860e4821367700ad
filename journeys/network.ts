import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";
import type { Person } from "./people.ts";

const asMember = ({ token }: Pick<Person, "token">) => ({ authorization: `Bearer ${token}` });

export async function idOf(request: APIRequestContext, person: Person): Promise<string> {
  const response = await request.get("/api/auth/me", { headers: asMember(person) });
  return ((await response.json()) as { user: { _id: string } }).user._id;
}

/** The two know each other: one invited, the other accepted. */
export async function connect(request: APIRequestContext, one: Person, other: Person) {
  const invited = await request.post("/api/connections", {
    headers: asMember(one),
    data: { userId: await idOf(request, other) },
  });
  expect(invited.ok(), await invited.text()).toBe(true);
  const { _id } = (await invited.json()) as { _id: string };
  const accepted = await request.patch(`/api/connections/${_id}`, {
    headers: asMember(other),
    data: { action: "accept" },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
}

export async function postOf(
  request: APIRequestContext,
  person: Person,
  body: string,
  fields: Record<string, unknown> = {},
): Promise<{ _id: string }> {
  const made = await request.post("/api/posts", { headers: asMember(person), data: { body, ...fields } });
  expect(made.ok(), await made.text()).toBe(true);
  return (await made.json()) as { _id: string };
}

export const posts = (page: Page) => page.getByRole("list", { name: "Posts" });
export const postWith = (page: Page, text: string): Locator =>
  posts(page).getByRole("article").filter({ hasText: text });
