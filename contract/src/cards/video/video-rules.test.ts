import { describe, expect, test } from "vitest";
import { readCaptions } from "./captions.ts";
import { minutesAndSeconds, readVideoLink } from "./video-rules.ts";
import { domainOf, isSharedDomain } from "../verification/verification-rules.ts";

describe("a link to a video", () => {
  test.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["youtu.be/dQw4w9WgXcQ?si=abc", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["http://m.youtube.com/shorts/dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["https://vimeo.com/76979871", "https://vimeo.com/76979871"],
    ["vimeo.com/76979871/abcdef0123", "https://vimeo.com/76979871/abcdef0123"],
    ["https://player.vimeo.com/video/76979871?h=abcdef0123", "https://vimeo.com/76979871/abcdef0123"],
  ])("%s is read", (given, url) => {
    expect(readVideoLink(given)?.url).toBe(url);
    expect(readVideoLink(given)?.embedUrl).toMatch(
      /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\//,
    );
  });

  test.each([
    "",
    "youtube",
    "https://www.youtube.com/",
    "https://www.youtube.com/watch?v=short",
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ"><script>',
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil.example/?https://youtu.be/dQw4w9WgXcQ",
    "https://user@youtu.be/dQw4w9WgXcQ",
    "https://youtu.be:8080/dQw4w9WgXcQ",
    "javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
    "https://vimeo.com/channels/staffpicks",
    "https://vimeo.com/76979871/<script>",
  ])("%j is none", (given) => expect(readVideoLink(given)).toBeNull());
});

test("captions keep times and words and nothing else", () => {
  const given =
    "\uFEFFWEBVTT - Asha\r\n\r\nSTYLE\r\n::cue { background: url(https://evil.example) }\r\n\r\nNOTE mine\r\n\r\nfirst\r\n00:01.000 --> 00:02.500 align:start\r\n<v Asha><c.red>Hello</c> & welcome <img src=x onerror=alert(1)>\r\nyou < all\r\n\r\n01:00:00.000 --> 01:00:01.000\r\nlate\r\n";
  expect(readCaptions(given)).toEqual({ problem: expect.stringContaining("60 seconds") });
  expect(readCaptions(given.split("01:00:00")[0] ?? "")).toEqual({
    vtt: "WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello & welcome\nyou &lt; all\n",
  });
});

test("seconds are read as on a clock", () => {
  expect([3, 59.6, 60].map(minutesAndSeconds)).toEqual(["0:03", "1:00", "1:00"]);
});

describe("a website's own domain", () => {
  test.each([
    ["https://www.menon.in/about", "menon.in"],
    ["http://Shop.Menon.co.in:8080", "shop.menon.co.in"],
    ["https://127.0.0.1", null],
    ["https://[::1]", null],
    ["", null],
  ])("of %j is %j", (website, domain) => expect(domainOf(website)).toBe(domain));

  test.each(["gmail.com", "mail.gmail.com", "asha.wordpress.com", "facebook.com"])("%s is shared", (domain) =>
    expect(isSharedDomain(domain)).toBe(true),
  );
  test.each(["menon.in", "notgmail.com", "gmail.com.menon.in"])("%s is not", (domain) =>
    expect(isSharedDomain(domain)).toBe(false),
  );
});
