import { expect, test } from "vitest";
import { namedSocialLink, type SocialPage, socialLink } from "./social-links.ts";

test.each<[SocialPage, string, string | null]>([
  ["linkedin", "@asha-menon", "https://www.linkedin.com/in/asha-menon"],
  ["linkedinCompany", "@menon-interiors", "https://www.linkedin.com/company/menon-interiors"],
  ["instagram", "asha.menon", "https://www.instagram.com/asha.menon"],
  ["instagram", " @asha_menon ", "https://www.instagram.com/asha_menon"],
  ["facebook", "menoninteriors", "https://www.facebook.com/menoninteriors"],
  ["twitter", "@asha", "https://x.com/asha"],
  [
    "youtube",
    "@ashaकुकिंग",
    "https://www.youtube.com/@asha%E0%A4%95%E0%A5%81%E0%A4%95%E0%A4%BF%E0%A4%82%E0%A4%97",
  ],
  ["youtube", "youtube.com/@asha", "https://youtube.com/@asha"],
  ["linkedin", "linkedin.com/in/asha", "https://linkedin.com/in/asha"],
  ["instagram", "https://www.instagram.com/asha/", "https://www.instagram.com/asha/"],
  ["facebook", "example.com", "https://example.com"],
  ["twitter", "Asha Menon", null],
  ["twitter", "javascript:alert(1)", null],
  ["twitter", "@", null],
  ["twitter", "", null],
])("%s: %s becomes %s", (page, typed, link) => {
  expect(socialLink(page, typed)).toBe(link);
});

test.each([
  ["instagram @asha", "https://www.instagram.com/asha"],
  ["LinkedIn: asha-menon", "https://www.linkedin.com/in/asha-menon"],
  ["youtube.com/@asha", "https://youtube.com/@asha"],
  ["asha.example.com", "https://asha.example.com"],
  ["@asha", null],
  ["javascript: alert", null],
])("%s names its network: %s", (typed, link) => {
  expect(namedSocialLink(typed)).toBe(link);
});
