import * as client from "openid-client";
import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import { safePath } from "@cardplaza/contract/paths";
import type { Context } from "../../../context.ts";
import { openProvider, withinTime, type SignInProvider } from "../../../providers/sign-in-providers.ts";
import { callbackUrl } from "./oidc-profile.ts";
import { backToAuth, HOME, redirectTo } from "./oidc-redirects.ts";
import { saveState } from "./oidc-state.ts";

/** Saves what the return must match, then redirects to the provider. */
export async function startOidcSignIn(
  ctx: Context,
  provider: SignInProvider,
  wanted?: string,
): Promise<ApiResponse<RawBody>> {
  const redirect = safePath(wanted, HOME);
  let opened: client.Configuration;
  try {
    opened = await withinTime(openProvider(ctx.config, provider));
  } catch (error) {
    ctx.log.warn({ provider: provider.id, reason: (error as Error).message }, "sign-in provider is away");
    return backToAuth("provider", redirect);
  }
  const verifier = client.randomPKCECodeVerifier();
  const nonce = client.randomNonce();
  const { state, cookie } = await saveState(ctx, { provider: provider.id, redirect, verifier, nonce });
  const proofs = {
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  };
  const url = client.buildAuthorizationUrl(opened, {
    redirect_uri: callbackUrl(ctx.origin, provider.id),
    scope: "openid email profile",
    state,
    ...(!provider.bare && proofs),
  });
  return redirectTo(url.href, [cookie]);
}
