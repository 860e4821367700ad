import { ADDRESS_WORDS } from "@cardplaza/contract/accounts/account-words";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type SentCodes, useStartContactChange } from "./use-contact-change.ts";
import { LateConfirmAddressForm } from "./late-confirm-address-form.ts";

/** No lead is mailed until the address is confirmed. Disappears when the profile says that it is. */
export function UnconfirmedBanner() {
  const { data: profile } = useQuery(query["GET /api/user-profile"]());
  if (!profile || profile.emailProven) return null;
  return profile.email === "" ? <NoAddress /> : <Unconfirmed email={profile.email} />;
}

const NoAddress = () => (
  <Notice
    tone="warning"
    className="mb-6"
    title={ADDRESS_WORDS.missing}
    action={
      <Button asChild size="sm">
        <Link to="/profile?tab=account">Add address</Link>
      </Button>
    }
  >
    {ADDRESS_WORDS.why}
  </Notice>
);

function Unconfirmed({ email }: { email: string }) {
  const [sent, setSent] = useState<SentCodes | null>(null);
  const start = useStartContactChange("email");
  const send = () => start.mutate(email, { onSuccess: setSent });
  const close = () => setSent(null);
  return (
    <Notice
      tone="warning"
      className="mb-6"
      title={ADDRESS_WORDS.unconfirmed}
      action={
        !sent && (
          <Button size="sm" busy={start.isPending} onClick={send}>
            Send me a code
          </Button>
        )
      }
    >
      <p role="status" className="break-words">
        {sent ? ADDRESS_WORDS.sent(email) : ADDRESS_WORDS.why}
      </p>
      {start.error && <p className="mt-1 font-medium text-danger">{problemText(start.error)}</p>}
      {sent && (
        <div className="mt-3 max-w-sm">
          <Suspense>
            <LateConfirmAddressForm sent={sent} onSentAgain={setSent} onLater={close} onDone={close} />
          </Suspense>
        </div>
      )}
    </Notice>
  );
}
