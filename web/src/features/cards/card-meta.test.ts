import { BLANK_CARD } from "@cardplaza/contract/cards/blank-card";
import type { Card } from "@cardplaza/contract/cards/cards";
import { describe, expect, test } from "vitest";
import { cardMeta } from "./card-meta.ts";

const asha: Card = {
  ...BLANK_CARD,
  _id: "0mwhifk7f5pahpgjl7vi",
  slug: "asha-menon-0mwhifk7f5pahpgjl7vi",
  name: "Asha Menon",
  role: "Architect",
  company: "Studio Verandah",
  phone: "+919000000101",
  shortDescription: "Homes for the monsoon coast.",
  isIncomplete: false,
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
};
const head = (card: Card) => {
  const tags = cardMeta(card, "https://cards.example") as Record<string, unknown>[];
  const content = (name: string) => tags.find((tag) => tag.name === name || tag.property === name)?.content;
  return {
    title: tags.find((tag) => "title" in tag)?.title,
    description: content("description"),
    shareTitle: content("og:title"),
    shareDescription: content("og:description"),
    robots: content("robots"),
    data: tags.find((tag) => "script:ld+json" in tag)?.["script:ld+json"],
  };
};

describe("search engines and messengers", () => {
  test("get the card's own facts where its owner has found no words", () => {
    const own = {
      title: "Asha Menon – Architect, Studio Verandah · Cardplaza",
      description: "Homes for the monsoon coast.",
      shareTitle: "Asha Menon – Architect, Studio Verandah",
      shareDescription: "Homes for the monsoon coast.",
      robots: undefined,
    };
    expect(head(asha)).toMatchObject(own);
    expect(head({ ...asha, seo: { title: "", description: "", index: true } })).toMatchObject(own);
  });

  test("get the owner's words, in every place", () => {
    const seo = { title: "An architect in Kochi", description: "Houses that stay cool.", index: true };
    expect(head({ ...asha, seo })).toMatchObject({
      title: seo.title,
      description: seo.description,
      shareTitle: seo.title,
      shareDescription: seo.description,
      robots: undefined,
      data: { "@type": "ProfilePage", name: seo.title, description: seo.description },
    });
  });

  test("are asked to leave out what was switched off or is incomplete", () => {
    expect(head({ ...asha, seo: { title: "", description: "", index: false } }).robots).toBe("noindex");
    expect(head({ ...asha, isIncomplete: true }).robots).toBe("noindex");
  });
});
