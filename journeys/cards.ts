import type { APIRequestContext } from "@playwright/test";
import { expect } from "./journey.ts";
import type { Person } from "./people.ts";

interface MadeCard {
  _id: string;
  slug: string;
}

/** What makes a card complete. */
export const WHOLE = { role: "Architect", company: "Menon Design Studio", phone: "9820010101" };

/** Somebody's card, by the call that makes it. */
export async function make(request: APIRequestContext, { token }: Person, path: string, data: object) {
  const response = await request.post(path, { data, headers: { Authorization: `Bearer ${token}` } });
  return (await response.json()) as MadeCard;
}

/** A complete card with all that a page can show, of somebody's. */
export async function cardOf(
  request: APIRequestContext,
  { token, name }: Person,
  more: object = {},
): Promise<MadeCard> {
  const response = await request.post("/api/business-cards", {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name,
      role: "Ceramic artist",
      company: "Mitti Studio",
      phone: "+919876543210",
      email: "meera@journey.example.in",
      website: "https://mitti.example",
      longDescription: "Stoneware for everyday tables, thrown and glazed by hand in Auroville. ".repeat(4),
      services: [{ name: "Workshop", price: 2500, duration: "1 day" }, "Private commission"],
      ...more,
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as MadeCard;
}
