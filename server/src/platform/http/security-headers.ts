/** Sent with every answer, page or call. */
export function securityHeaders(secure: boolean): [string, string][] {
  return [
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
