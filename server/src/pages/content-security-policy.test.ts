import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const directive = (html: string, name: string) =>
  contentSecurityPolicy(html, true)
    .split("; ")
    .find((part) => part.startsWith(`${name} `) || part === name)
    ?.split(" ")
    .slice(1);
const scripts = (html: string) => directive(html, "script-src");

test("exactly the inline scripts of the page may run", () => {
  const html = `<script>start(1)</script><p>x</p><script type="module">import "/a.js";\n</script><script src="/b.js"></script>`;
  expect(scripts(html)).toEqual(["'self'", hashOf("start(1)"), hashOf('import "/a.js";\n')]);
});

test("a page without inline scripts names none", () => {
  expect(scripts("<p>Asha</p>")).toEqual(["'self'"]);
});

test("the same script twice is named once", () => {
  expect(scripts("<script>a()</script><script>a()</script>")).toEqual(["'self'", hashOf("a()")]);
});

test("the hash is of the exact bytes, with spaces, line ends and letters of other scripts", () => {
  const code = '\r\n  say("नमस्ते < > & \u2028 😀") \n';
  expect(scripts(`<script nonce="">${code}</script>`)).toEqual(["'self'", hashOf(code)]);
});

test.each([
  ["JSON-LD", '<script type="application/ld+json">{"name":"Asha"}</script>'],
  ["data", '<script type="application/json">{}</script>'],
  ["a script from a file", '<script type="module" async src="/assets/a.js"></script>'],
])("%s is not run from the page and is not named", (_what, html) => {
  expect(scripts(html)).toEqual(["'self'"]);
});

test("an attribute whose name only ends in src does not hide a script", () => {
  expect(scripts('<script data-src="x">a()</script>')).toEqual(["'self'", hashOf("a()")]);
});

test("a script may speak of scripts", () => {
  const code = 'write("<script>")';
  expect(scripts(`<script>${code}</script><script>b()</script>`)).toEqual([
    "'self'",
    hashOf(code),
    hashOf("b()"),
  ]);
});

test("scripts are never open to everything", () => {
  const policy = contentSecurityPolicy("<script>a()</script>", false);
  expect(directive("", "script-src")?.join(" ")).not.toContain("unsafe");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("only a secure origin upgrades insecure requests", () => {
  expect(contentSecurityPolicy("", true)).toContain("upgrade-insecure-requests");
  expect(contentSecurityPolicy("", false)).not.toContain("upgrade-insecure-requests");
});

test("the checkout's origins are named only where it opens", () => {
  expect(contentSecurityPolicy("", true)).not.toContain("razorpay");
  const policy = contentSecurityPolicy("", true, true);
  expect(policy).toContain("script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com;");
  expect(policy).toContain("frame-src 'self' https://api.razorpay.com https://checkout.razorpay.com;");
});

test("a video's player is allowed only on a page with such a video", () => {
  const policy = (html: string) => contentSecurityPolicy(html, true);
  expect(policy("<p>https://www.youtube-nocookie.com</p>")).toContain("frame-src 'self';");
  const page = '<a href="https://vimeo.com/76979871" data-embed="https://player.vimeo.com">';
  expect(policy(page)).toContain("frame-src 'self' https://player.vimeo.com;");
  expect(policy('<a data-embed="https://evil.example">')).toContain("frame-src 'self';");
});
