import { SIGNUP_CODE_MINUTES } from "@cardplaza/contract/accounts/accounts";
import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import type { Context } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { withinTime, type SignInProvider } from "../../../providers/sign-in-providers.ts";
import type { Member } from "../accounts.table.ts";
import { makeAddressProof } from "../address-proof.ts";
import { completeSignIn } from "../complete-sign-in.ts";
import { linkIdentity, memberOfIdentity } from "./oidc-identities.ts";
import { fetchOidcProfile, type OidcProfile, type ProviderResponse } from "./oidc-profile.ts";
import { authPage, backToAuth, redirectTo, withToken } from "./oidc-redirects.ts";
import { takeState } from "./oidc-state.ts";
import { makeOneTimeLink } from "../one-time-codes/one-time-links.ts";
import { ownerOfProvenEmail } from "../prove-email.ts";

/** The visitor returns from the provider: sign in, ask for the second step, or ask for consents. */
export async function finishOidcSignIn(
  ctx: Context,
  provider: SignInProvider,
  { error, ...response }: ProviderResponse & { error?: string },
): Promise<ApiResponse<RawBody>> {
  const begun = await takeState(ctx, provider.id, response.state);
  if (!begun) return backToAuth("expired");
  const { redirect } = begun;
  if (error || !response.code)
    return backToAuth(error === "access_denied" ? "cancelled" : "provider", redirect);
  let profile: OidcProfile;
  try {
    profile = await withinTime(fetchOidcProfile(ctx, provider, begun, response));
  } catch (failure) {
    const { message, code } = failure as Error & { code?: string };
    ctx.log.warn({ provider: provider.id, reason: message, kind: code }, "sign-in provider gave no identity");
    return backToAuth("provider", redirect);
  }
  return inTransaction(ctx.db, async (tx) => {
    const member = await findMemberOfProfile(ctx, tx, profile);
    if (member) return signIn(ctx, tx, member, redirect);
    return profile.email
      ? redirectToSignUp(ctx, tx, { ...profile, email: profile.email }, redirect)
      : backToAuth("unverified", redirect);
  });
}

/** A member with this identity, or the owner of the address that the provider has verified. */
async function findMemberOfProfile(ctx: Context, tx: Tx, profile: OidcProfile): Promise<Member | undefined> {
  const known = await memberOfIdentity(tx, profile);
  if (known || !profile.email) return known;
  const owner = await ownerOfProvenEmail(ctx, tx, profile.email);
  if (owner) await linkIdentity(tx, owner.id, profile, ctx.now);
  return owner;
}

async function signIn(ctx: Context, tx: Tx, member: Member, redirect: string) {
  const proof = makeAddressProof(ctx);
  const result = await completeSignIn(ctx, tx, member, { addressProofHash: proof.hash });
  if ("challenge" in result) return redirectTo(authPage({ challenge: result.challenge }, redirect));
  return redirectTo(withToken(redirect, result.signedIn.token), [...result.cookies, proof.cookie]);
}

/**
 * Registration creates the account. Its form reads name and address from the part after `#`, which no server
 * sees.
 */
async function redirectToSignUp(
  ctx: Context,
  tx: Tx,
  profile: OidcProfile & { email: string },
  redirect: string,
) {
  const { issuer, subject, name, email } = profile;
  const data = { channel: "email", destination: email, name, issuer, subject };
  const { now } = ctx;
  const code = await makeOneTimeLink(tx, { kind: "sign-up", data, minutes: SIGNUP_CODE_MINUTES, now });
  const known = new URLSearchParams({ name, email }).toString();
  return redirectTo(`${authPage({ tab: "sign-up", signup: code }, redirect)}#${known}`);
}
