import { parseCookie, type Cookies } from "cookie";

/** The cookies of a request, not decoded. If a name occurs twice, the first one counts. */
export const readCookies = (header = ""): Cookies => parseCookie(header, { decode: (value) => value });

interface CookieOptions {
  path: string;
  maxAgeSeconds: number;
  secure: boolean;
}

/** Scripts cannot read it, and it is sent when somebody follows a link from another site. */
export function cookieText(
  name: string,
  value: string,
  { path, maxAgeSeconds, secure }: CookieOptions,
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
