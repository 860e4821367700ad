import { ApiResponse, type RawBody } from "@cardplaza/contract/endpoint";
import type { OidcError } from "@cardplaza/contract/accounts/oidc-errors";

export const HOME = "/";

/** These URLs contain codes and tokens, so they are not cached and not sent to other sites. */
export const redirectTo = (location: string, cookies: string[] = []): ApiResponse<RawBody> =>
  new ApiResponse(
    { body: null },
    {
      status: 302,
      headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
      cookies,
    },
  );

/** The sign-in page, with the page to return to afterwards. */
export function authPage(query: Record<string, string>, redirect = HOME): string {
  const parameters = new URLSearchParams(query);
  if (redirect !== HOME) parameters.set("redirect", redirect);
  return `/auth?${parameters.toString()}`;
}

export const backToAuth = (error: OidcError, redirect?: string) => redirectTo(authPage({ error }, redirect));

/** `path` is already checked to be a path of this site. */
export function withToken(path: string, token: string): string {
  const url = new URL(path, "https://here.invalid");
  url.searchParams.set("token", token);
  return url.pathname + url.search + url.hash;
}
