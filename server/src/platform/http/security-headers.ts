const NEVER_FRAMED = "frame-ancestors 'none'";

/** No page of ours may be shown in a frame, not even by our own pages. */
export const neverFramed = (policy: string) =>
  policy.includes("frame-ancestors") ? policy : `${policy}; ${NEVER_FRAMED}`;

/** Sent with every response. A page passes its own policy. */
export function securityHeaders(secure: boolean, policy: string = NEVER_FRAMED): [string, string][] {
  return [
    ["Content-Security-Policy", policy],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    [
      "Permissions-Policy",
      "camera=(self), microphone=(self), geolocation=(self), payment=(self), browsing-topics=()",
    ],
    ...(secure
      ? [["Strict-Transport-Security", "max-age=31536000; includeSubDomains"] as [string, string]]
      : []),
  ];
}
