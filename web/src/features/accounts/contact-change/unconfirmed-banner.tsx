import { ADDRESS_WORDS } from "@cardplaza/contract/accounts/account-words";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { browserValue } from "../../../lib/storage/stored-value.ts";
import { AddEmail } from "./add-email.tsx";
import { type SentCodes, useStartContactChange } from "./use-contact-change.ts";
import { LateConfirmAddressForm } from "./late-confirm-address-form.ts";

interface UnconfirmedBannerProps {
  /** Who has no address is not asked for one before their first card. */
  afterFirstCard?: boolean;
}

/** No lead is mailed until the address is confirmed. Disappears when the profile says that it is. */
export function UnconfirmedBanner({ afterFirstCard = false }: UnconfirmedBannerProps) {
  const { data: profile } = useQuery(query["GET /api/user-profile"]());
  if (!profile || profile.emailProven) return null;
  if (profile.email !== "") return <Unconfirmed email={profile.email} />;
  return afterFirstCard && profile.cardId === null ? null : <NoAddress memberId={profile._id} />;
}

/** Asks for an address once: if it is dismissed, it stays away in this browser. */
function NoAddress({ memberId }: { memberId: string }) {
  const answer = browserValue<"no">(`email-asked-${memberId}`);
  const [dismissed, setDismissed] = useState(() => answer.read() !== null);
  if (dismissed) return null;
  const dismiss = () => {
    answer.save("no");
    setDismissed(true);
  };
  return <AddEmail why={ADDRESS_WORDS.missing} onDismiss={dismiss} className="mb-6" />;
}

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
