import { createHash } from "node:crypto";
import { VIDEO_FRAME_ORIGINS } from "@cardplaza/contract/cards/video/video-rules";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** What Razorpay's checkout loads, according to its documentation. */
const CHECKOUT = {
  script: ["https://checkout.razorpay.com", "https://cdn.razorpay.com"],
  frame: ["https://api.razorpay.com", "https://checkout.razorpay.com"],
  connect: ["https://api.razorpay.com", "https://lumberjack.razorpay.com"],
  picture: ["https://cdn.razorpay.com"],
};
const NO_CHECKOUT = { script: [], frame: [], connect: [], picture: [] };

/**
 * A cached page cannot have a new nonce for each visit, so its policy lists the hashes of its inline scripts.
 * Data blocks such as JSON-LD are not run and need no hash.
 */
export function contentSecurityPolicy(html: string, secure: boolean, checkout = false): string {
  const also = checkout ? CHECKOUT : NO_CHECKOUT;
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(INLINE_SCRIPT)) {
    if (/type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...also.script].join(" "),
    // Inline styles are allowed, because Radix and the charts write style elements. See docs/decisions/0001.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...also.picture].join(" "),
    "media-src 'self' blob:",
    ["connect-src 'self'", ...also.connect].join(" "),
    ["frame-src 'self'", ...also.frame, ...embedsIn(html)].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** The players of linked videos, on the pages that have one. */
const embedsIn = (html: string) =>
  Object.values(VIDEO_FRAME_ORIGINS).filter((origin) => html.includes(` data-embed="${origin}"`));
