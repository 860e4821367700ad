import { describe, expect, test } from "vitest";
import {
  activeTab,
  cardDescription,
  cardTabs,
  FALLBACK_DESCRIPTION,
  isIncompleteCard,
  shortened,
} from "./card-rules.ts";
import { asSeenByOthers } from "./seen-by-others.ts";

describe("completeness", () => {
  const whole = { phone: "+919876543210", company: "Menon Interiors", role: "Designer" };

  test("is lost with any of the three placeholders", () => {
    expect(isIncompleteCard(whole)).toBe(false);
    expect(isIncompleteCard({ ...whole, phone: "0000000000" })).toBe(true);
    expect(isIncompleteCard({ ...whole, company: "Update company" })).toBe(true);
    expect(isIncompleteCard({ ...whole, role: "Update role" })).toBe(true);
  });
});

describe("what others see", () => {
  const card = {
    phone: "0000000000",
    company: "Update company",
    role: "Designer",
    email: "a@example.com",
    business_phone: "1",
    business_email: "b@example.com",
    address: "Pune",
    website: "https://example.com",
    linkedin_url: "l",
    twitter_url: "t",
    facebook_url: "f",
    instagram_url: "i",
    youtube_url: "y",
    services: ["S"],
    products: ["P"],
    gallery: ["G"],
  };

  test("has no placeholders", () => {
    expect(asSeenByOthers(card, {})).toEqual({ ...card, phone: "", company: "" });
  });

  test("has nothing that was switched off", () => {
    const off = {
      showPersonalContact: false,
      showBusinessContact: false,
      showSocialMedia: false,
      showServices: false,
      showProducts: false,
      showGallery: false,
    };
    const seen = asSeenByOthers(card, off);
    const empty = Object.fromEntries(
      Object.entries(card).map(([key, value]) => [key, Array.isArray(value) ? [] : ""]),
    );
    expect(seen).toEqual({ ...empty, role: "Designer" });
  });
});

describe("a description", () => {
  const none = { shortDescription: "", longDescription: " ", business_description: "", custom_notes: "" };

  test("is the first that exists", () => {
    expect(cardDescription({ ...none, custom_notes: "Notes" })).toBe("Notes");
    expect(cardDescription({ ...none, longDescription: "Long", custom_notes: "Notes" })).toBe("Long");
    expect(cardDescription(none)).toBe(FALLBACK_DESCRIPTION);
  });

  test("is cut between characters, never within one", () => {
    expect(shortened("abc", 3)).toEqual({ text: "abc", isShortened: false });
    expect(shortened("abc def", 4)).toEqual({ text: "abc…", isShortened: true });
    expect(shortened("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 1).text).toBe("👨‍👩‍👧‍👦…");
    expect(shortened("नमस्ते", 2).text).toBe("नम…");
  });
});

describe("tabs", () => {
  const card = { services: ["S"], products: [], gallery: ["G"] };

  test("exist if there is something that was not switched off", () => {
    expect(cardTabs(card, {}, true)).toEqual(["contact", "services", "gallery", "get-in-touch"]);
    expect(cardTabs(card, { showServices: false, showGallery: true }, false)).toEqual(["contact", "gallery"]);
  });

  test("fall back to the first when the open one disappears", () => {
    expect(activeTab("services", ["contact", "services"])).toBe("services");
    expect(activeTab("services", ["contact", "gallery"])).toBe("contact");
  });
});
