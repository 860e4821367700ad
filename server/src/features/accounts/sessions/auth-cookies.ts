import type { Context } from "../../../context.ts";
import { cookieText } from "../../../platform/http/cookies.ts";

/** A cookie that is sent only with the calls for signing in. */
export const authCookie = (
  { origin }: Pick<Context, "origin">,
  name: string,
  value: string,
  maxAgeSeconds: number,
) => cookieText(name, value, { path: "/api/auth", maxAgeSeconds, secure: origin.startsWith("https:") });
