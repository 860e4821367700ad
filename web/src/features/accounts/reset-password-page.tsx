import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/account-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { DRAWN_IN_BROWSER } from "../../first-visit/page-start.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { ResetPasswordForm } from "./passwords/reset-password-form.tsx";
import type { Route } from "./+types/reset-password-page.ts";
import type { Arrival } from "./sign-in/use-arrival.ts";
import { useSecretOfAddress } from "../../lib/address/use-secret-of-address.ts";

export const handle = DRAWN_IN_BROWSER;

export const meta: Route.MetaFunction = () => [
  { title: `Set a new password · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

export default function ResetPasswordPage() {
  const code = useSecretOfAddress("code");
  const navigate = useNavigate();
  const [badLink, setBadLink] = useState(false);
  if (badLink || code === null) {
    return (
      <AuthFrame title="Set a new password">
        <Notice tone="danger" live>
          {ACCOUNT_TEXT.badResetLink}
        </Notice>
        <Button asChild size="lg" className="mt-5 w-full">
          <Link to="/forgot-password">Ask for a new link</Link>
        </Button>
      </AuthFrame>
    );
  }
  const onChanged = (message: string) => {
    const state: Arrival = { notice: `${message} Sign in with the new one.` };
    void navigate("/auth", { replace: true, state });
  };
  return (
    <AuthFrame title="Set a new password" intro="You will be signed out on all your devices.">
      <ResetPasswordForm code={code} onChanged={onChanged} onBadLink={() => setBadLink(true)} />
    </AuthFrame>
  );
}
