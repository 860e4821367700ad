import { describe, expect, test } from "vitest";
import { webLink } from "./web-link.ts";
import { namedSocialLink, type SocialPage, socialLink } from "./social-links.ts";

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
