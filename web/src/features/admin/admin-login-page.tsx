import { useState } from "react";
import { DRAWN_IN_BROWSER } from "../../first-visit/page-start.ts";
import { useSecretOfAddress } from "../../lib/address/use-secret-of-address.ts";
import type { Decision } from "../../site/guard-decision.ts";
import { Guarded } from "../../site/guarded.tsx";
import { Panel } from "../../ui/panel.tsx";
import { AcceptInvitation } from "./accept-invitation.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { adminMeta } from "./admin-meta.ts";
import { type AdminSession, useAdminSession } from "./admin-session.ts";
import { CODE_WORDS } from "./admin-words.ts";
import { CodeForm } from "./code-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import type { Credentials } from "./use-admin-sign-in.ts";

export const handle = DRAWN_IN_BROWSER;
export const meta = () => [...adminMeta("Sign in"), { name: "referrer", content: "no-referrer" }];

/** With `?invite=` the first password is set here, even where somebody else is signed in. */
export default function AdminLoginPage() {
  const { status, retry } = useAdminSession();
  const invite = useSecretOfAddress("invite");
  return (
    <AdminFrame>
      <Guarded decision={invite ? "show" : decide(status, invite)} onRetry={retry}>
        <div className="flex flex-1 flex-col items-center px-4 pt-10 pb-6 sm:pt-20">
          <Panel className="w-full max-w-[420px] sm:p-8">
            {invite ? <AcceptInvitation invite={invite} /> : <SignInSteps />}
          </Panel>
        </div>
      </Guarded>
    </AdminFrame>
  );
}

/** First the password; the code only where the account asks for one. */
function SignInSteps() {
  const [proven, setProven] = useState<Credentials | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!proven) return <PasswordForm refusal={refusal} onCodeNeeded={setProven} />;
  const startOver = (reason: string | null) => {
    setRefusal(reason);
    setProven(null);
  };
  return <CodeForm credentials={proven} backLabel={CODE_WORDS.back} onStartOver={startOver} />;
}

/** `invite` is undefined while the address is read. */
function decide(status: AdminSession["status"], invite: string | null | undefined): Decision {
  if (invite === undefined) return "wait";
  if (status === "visitor" || status === "locked") return "show";
  if (status === "admin") return { goTo: "/admin/dashboard" };
  return status === "failed" ? "failed" : "wait";
}
