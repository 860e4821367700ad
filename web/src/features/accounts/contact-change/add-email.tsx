import { X } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { checkEmail } from "../account-checks.ts";
import { LateConfirmAddressForm } from "./late-confirm-address-form.ts";
import { type SentCodes, useStartContactChange } from "./use-contact-change.ts";

interface AddEmailProps {
  /** What the address is needed for, in one sentence. */
  why: string;
  onDismiss?: () => void;
  className?: string;
}

/** For a member who signed up with a mobile number alone: says what an e-mail is needed for, and takes it in place. */
export function AddEmail({ why, onDismiss, className }: AddEmailProps) {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<SentCodes | null>(null);
  const close = () => {
    setOpen(false);
    setSent(null);
  };
  return (
    <Notice
      className={className}
      action={
        !open && (
          <div className="-my-1 flex items-center gap-1">
            <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
              Add e-mail
            </Button>
            {onDismiss && (
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label="Dismiss"
                onClick={onDismiss}
                className="-mr-2"
              >
                <X />
              </Button>
            )}
          </div>
        )
      }
    >
      <p>{why}</p>
      {open && (
        <div className="mt-3 max-w-sm">
          {sent ? (
            <Suspense>
              <LateConfirmAddressForm sent={sent} onSentAgain={setSent} onLater={close} onDone={close} />
            </Suspense>
          ) : (
            <EmailForm onSent={setSent} onCancel={close} />
          )}
        </div>
      )}
    </Notice>
  );
}

interface EmailFormProps {
  onSent: (sent: SentCodes) => void;
  onCancel: () => void;
}

function EmailForm({ onSent, onCancel }: EmailFormProps) {
  const input = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => input.current?.focus(), []);
  const start = useStartContactChange("email");
  const form = useSmallForm({
    begin: { email: "" },
    check: ({ email }) => ({ email: checkEmail(email) }),
    send: ({ email }) => start.mutateAsync(email.trim()),
    onSent,
    problemAt: "email",
  });
  return (
    <form {...form.props} className="grid grid-cols-1 gap-3">
      <Field label="Your e-mail" required error={form.problems.email}>
        <TextField ref={input} type="email" autoComplete="email" {...form.text("email")} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={form.isSending}>
          Send code
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
