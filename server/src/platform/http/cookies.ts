import { parseCookie, type Cookies } from "cookie";

/** The cookies of a request as they were sent; the first of a name counts. */
export const readCookies = (header = ""): Cookies => parseCookie(header, { decode: (value) => value });

interface CookieOptions {
  path: string;
  maxAgeSeconds: number;
  secure: boolean;
}

/** Never readable by a script, sent along when a person follows a link from another site. */
export function cookieText(
  name: string,
  value: string,
  { path, maxAgeSeconds, secure }: CookieOptions,
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
