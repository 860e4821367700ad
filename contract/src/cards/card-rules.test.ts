import { describe, expect, test } from "vitest";
import { idOfSlug } from "../id-of-slug.ts";
import {
  activeTab,
  cardDescription,
  cardTabs,
  dialled,
  FALLBACK_DESCRIPTION,
  isIncompleteCard,
  rupees,
  shortened,
  webLink,
} from "./card-rules.ts";
import { asSeenByOthers } from "./seen-by-others.ts";
import { cardSlug } from "../slugs.ts";

const ID = "0mwhdhrr7jk4wcjvhkm1";

describe("completeness", () => {
  const whole = { phone: "+919876543210", company: "Menon Interiors", role: "Designer" };

  test("is lost with any of the three placeholders", () => {
    expect(isIncompleteCard(whole)).toBe(false);
    expect(isIncompleteCard({ ...whole, phone: "0000000000" })).toBe(true);
    expect(isIncompleteCard({ ...whole, company: "Update company" })).toBe(true);
    expect(isIncompleteCard({ ...whole, role: "Update role" })).toBe(true);
  });
});

describe("a slug", () => {
  test.each([
    ["Asha Menon", `asha-menon-${ID}`],
    ["  Dr. Zoë O'Neil  ", `dr-zoe-o-neil-${ID}`],
    ["</script><b>", `script-b-${ID}`],
    ["आशा मेनन", `asha-menan-${ID}`],
    ["श्री लक्ष्मी ज्वेलर्स", `shri-lakshmi-jvelars-${ID}`],
    ["முருகன் ஸ்டோர்ஸ் २४", `murugan-stors-24-${ID}`],
    ["王小明", ID],
    ["🎉", ID],
    ["a/../b?c=d#e", `a-b-c-d-e-${ID}`],
    ["x".repeat(200), `${"x".repeat(80)}-${ID}`],
  ])("of %j is %s, and leads back to the id", (name, slug) => {
    expect(cardSlug({ name, _id: ID })).toBe(slug);
    expect(idOfSlug(slug)).toBe(ID);
    expect(idOfSlug(slug.toUpperCase())).toBe(ID);
  });
});

describe("a link", () => {
  test.each([
    ["example.com", "https://example.com"],
    [" example.com/ ", "https://example.com/"],
    ["http://example.com/a?b=c#d", "http://example.com/a?b=c#d"],
    ["HTTPS://Example.com", "https://example.com"],
    ["example.com:8080/x", "https://example.com:8080/x"],
    ["मेनन.example", "https://xn--l2baq4h.example"],
    [`example.com/"><script>`, "https://example.com/%22%3E%3Cscript%3E"],
  ])("%j becomes %s", (typed, link) => {
    expect(webLink(typed)).toBe(link);
  });

  test.each([
    "",
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    " \u0001javascript:alert(1)",
    "java\tscript:alert(1)",
    "javascript:1",
    "data:text/html,x",
    "vbscript:x",
    "mailto:a@example.com",
    "ftp://example.com",
    "https:\\\\example.com",
    "https://user@example.com",
    "https://exa\nmple.com",
    "localhost",
    "https://.",
    "http://[::1]/",
    "two words",
  ])("%j is none", (typed) => {
    expect(webLink(typed)).toBeNull();
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

test("the dialled number has digits and plus signs only", () => {
  expect(dialled("+91 (98765) 432-10")).toBe("+919876543210");
});

test("prices are in rupees", () => {
  expect(rupees(1500)).toBe("₹1,500");
  expect(rupees(150000.5)).toBe("₹1,50,000.50");
});
