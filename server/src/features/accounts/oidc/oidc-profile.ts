import * as client from "openid-client";
import { Email, PersonName } from "@cardplaza/contract/accounts/people";
import type { Context } from "../../../context.ts";
import { openProvider, type SignInProvider } from "../../../providers/sign-in-providers.ts";
import type { BegunSignIn } from "./oidc-state.ts";

/** What a provider says about a person. */
export interface OidcProfile {
  issuer: string;
  subject: string;
  name: string;
  /** Only an address that the provider has verified. */
  email: string | undefined;
}

export interface ProviderResponse {
  code?: string;
  state?: string;
  iss?: string;
}

export const callbackUrl = (origin: string, provider: string) =>
  `${origin}/api/auth/oidc/${provider}/callback`;

/**
 * Exchanges the code of a sign-in for a profile. openid-client checks signature, issuer, audience, times and
 * nonce.
 */
export async function fetchOidcProfile(
  ctx: Context,
  provider: SignInProvider,
  begun: BegunSignIn,
  response: ProviderResponse,
): Promise<OidcProfile> {
  const opened = await openProvider(ctx.config, provider);
  const url = new URL(callbackUrl(ctx.origin, provider.id));
  for (const [name, value] of Object.entries(response))
    if (value !== undefined) url.searchParams.set(name, value);
  const tokens = await client.authorizationCodeGrant(opened, url, {
    expectedState: response.state,
    idTokenExpected: true,
    ...(!provider.bare && { expectedNonce: begun.nonce, pkceCodeVerifier: begun.verifier }),
  });
  const proven = tokens.claims();
  if (!proven) throw new Error("no id token");
  // Many providers do not include the profile in the id token.
  const elsewhere = opened.serverMetadata().userinfo_endpoint && proven.email === undefined;
  const claims = elsewhere
    ? { ...(await client.fetchUserInfo(opened, tokens.access_token, proven.sub)), ...proven }
    : proven;
  return {
    issuer: proven.iss,
    subject: proven.sub,
    name: PersonName.safeParse(claims.name).data ?? "",
    email: isTrue(claims.email_verified) ? Email.safeParse(claims.email).data : undefined,
  };
}

// Some providers send `email_verified` as text.
const isTrue = (claim: unknown) => claim === true || claim === "true";
