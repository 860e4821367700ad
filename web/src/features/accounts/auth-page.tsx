import type { GateKind } from "@cardplaza/contract/accounts/gate-words";
import { SUSPENDED_PATH } from "@cardplaza/contract/accounts/measure-words";
import { safePath } from "@cardplaza/contract/paths";
import { OIDC_ERRORS } from "@cardplaza/contract/accounts/oidc-errors";
import { useState } from "react";
import { type ShouldRevalidateFunctionArgs } from "react-router";
import { useAddressParam } from "../../lib/address/use-address-params.ts";
import { pageContext } from "../../lib/page-context.ts";
import { DRAWN_IN_BROWSER } from "../../first-visit/page-start.ts";
import { useSession } from "../../lib/session.ts";
import { Guarded } from "../../site/guarded.tsx";
import { ConfirmAddressStep } from "./contact-change/confirm-address-step.tsx";
import { AuthSteps } from "./sign-in/auth-steps.tsx";
import { authTitle } from "./sign-in/auth-title.ts";
import type { Route } from "./+types/auth-page.ts";
import { readInvite } from "./sign-in/read-invite.ts";
import { useArrival } from "./sign-in/use-arrival.ts";
import { inviteIn, useAuthTarget } from "./sign-in/use-auth-target.ts";
import { useKeptAtSignIn } from "./sign-in/use-kept-at-sign-in.ts";

// There is nothing to read on this page, so its scripts load at once.
export const handle = DRAWN_IN_BROWSER;

export const meta: Route.MetaFunction = ({ location }) => [
  { title: authTitle(new URLSearchParams(location.search).get("tab") === "sign-up") },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const code = codeIn(url);
  const { providers } = await api["GET /api/auth/oidc"]();
  return { providers, invite: code ? await readInvite(api, code) : null };
}

const ASKS_FOR_PROOF: GateKind[] = ["card", "listing", "review", "claim"];

const codeIn = ({ searchParams }: URL) => inviteIn(safePath(searchParams.get("redirect")));

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  codeIn(currentUrl) !== codeIn(nextUrl);

export default function AuthPage({ loaderData }: Route.ComponentProps) {
  const { status, retry } = useSession();
  const { target } = useAuthTarget();
  const arrival = useArrival();
  const action = useKeptAtSignIn(target, status === "member");
  const [error] = useAddressParam("error");
  const [unproven, setUnproven] = useState<string | null>(null);
  // Who signs up to get something done is asked nothing more before it is done; a review needs a proven address.
  const mayAsk = action === null || ASKS_FOR_PROOF.includes(action.kind);
  if (status === "member" && unproven && mayAsk)
    return <ConfirmAddressStep email={unproven} onDone={() => setUnproven(null)} />;
  if (status === "member") return <Waiting goTo={target} />;
  if (status === "suspended") return <Waiting goTo={SUSPENDED_PATH} />;
  if (status === "failed") return <Guarded decision="failed" onRetry={retry} />;
  if (arrival === undefined) return <Waiting />;
  return (
    <>
      {/* A browser with a token is already on the way; before the first paint only the style sheet knows. */}
      <div className="hidden flex-1 in-data-session:flex">
        <Waiting />
      </div>
      <div className="flex flex-1 in-data-session:hidden">
        <AuthSteps
          key={JSON.stringify([arrival, action])}
          providers={loaderData.providers}
          arrival={arrival}
          action={action}
          invite={loaderData.invite}
          onUnproven={setUnproven}
          problem={textOf(error)}
        />
      </div>
    </>
  );
}

const Waiting = ({ goTo }: { goTo?: string }) => (
  <Guarded decision={goTo ? { goTo } : "wait"} onRetry={() => {}} />
);

function textOf(error: string | null): string | undefined {
  if (error === null) return undefined;
  return error in OIDC_ERRORS ? OIDC_ERRORS[error as keyof typeof OIDC_ERRORS] : OIDC_ERRORS.provider;
}
