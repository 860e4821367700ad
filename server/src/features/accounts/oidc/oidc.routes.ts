import type { accounts } from "@cardplaza/contract/accounts/accounts";
import type { Context, HandlersOf } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { signInProviders } from "../../../providers/sign-in-providers.ts";
import { finishOidcSignIn } from "./finish-oidc-sign-in.ts";
import { startOidcSignIn } from "./start-oidc-sign-in.ts";

type OidcCalls =
  | "GET /api/auth/oidc"
  | "GET /api/auth/oidc/:provider"
  | "GET /api/auth/oidc/:provider/callback";

export const oidcHandlers: Pick<HandlersOf<typeof accounts>, OidcCalls> = {
  "GET /api/auth/oidc": ({ ctx }) => ({
    providers: signInProviders(ctx.config).map(({ id, name }) => ({ id, name })),
  }),
  "GET /api/auth/oidc/:provider": ({ ctx, params, query }) =>
    startOidcSignIn(ctx, providerNamed(ctx, params.provider), query.redirect),
  "GET /api/auth/oidc/:provider/callback": ({ ctx, params, query }) =>
    finishOidcSignIn(ctx, providerNamed(ctx, params.provider), query),
};

function providerNamed({ config }: Context, id: string) {
  const provider = signInProviders(config).find((each) => each.id === id);
  if (!provider) throw notFound();
  return provider;
}
