import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect } from "./journey.ts";
import type { Person } from "./people.ts";

export interface CardJson {
  _id: string;
  name: string;
  slug: string;
  role: string;
  phone: string;
  company: string;
  email: string;
  website: string;
  theme: string;
  profile_image: string;
  isIncomplete: boolean;
  gallery: string[];
  services: { name: string; price: number | null }[];
}

const photo = (colour: string) =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
export const file = async (name: string, colour: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await photo(colour),
});

export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const openStep = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name }).click();
/** A message is in the page twice: once to see and once for screen readers. */
export const expectToast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
export const preview = (page: Page) => page.getByRole("complementary", { name: "Preview" });

export async function cardsOf(request: APIRequestContext, token: string): Promise<CardJson[]> {
  const response = await request.get("/api/business-cards", {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await response.json()) as CardJson[];
}

export async function cardMadeBy(
  request: APIRequestContext,
  { token }: Person,
  card: object,
): Promise<CardJson> {
  const response = await request.post("/api/business-cards", {
    headers: { Authorization: `Bearer ${token}` },
    data: card,
  });
  return (await response.json()) as CardJson;
}
