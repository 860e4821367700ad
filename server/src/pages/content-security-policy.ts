import { hash } from "node:crypto";
import { VIDEO_FRAME_ORIGINS } from "@cardplaza/contract/cards/video/video-rules";

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
  for (const code of runScriptsIn(html)) hashes.add(`'sha256-${hash("sha256", code, "base64")}'`);
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

// Not with one pattern, which looks at every letter of a page of 90 KB.
function runScriptsIn(html: string): string[] {
  const scripts: string[] = [];
  for (let at = html.indexOf("<script"); at >= 0;) {
    const begin = html.indexOf(">", at);
    const end = html.indexOf("</script>", begin);
    if (end < 0) break;
    if (!NOT_RUN.test(html.slice(at, begin))) scripts.push(html.slice(begin + 1, end));
    at = html.indexOf("<script", end);
  }
  return scripts;
}

const NOT_RUN = /\ssrc=|type="application\/(ld\+)?json"/;

/** The players of linked videos, on the pages that have one. */
const embedsIn = (html: string) =>
  Object.values(VIDEO_FRAME_ORIGINS).filter((origin) => html.includes(` data-embed="${origin}"`));
