import type { Context } from "../../../context.ts";
import { cookieText } from "../../../platform/http/cookies.ts";

/** A cookie that only the calls about signing in see. */
export const authCookie = (
  { origin }: Pick<Context, "origin">,
  name: string,
  value: string,
  maxAgeSeconds: number,
) => cookieText(name, value, { path: "/api/auth", maxAgeSeconds, secure: origin.startsWith("https:") });
