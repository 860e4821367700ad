import type { OwnContacts } from "@cardplaza/contract/accounts/people";
import { useState } from "react";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { ContactCodesForm } from "./contact-codes-form.tsx";
import { CONTACT_WORDS } from "./contact-words.ts";
import { NewContactForm } from "./new-contact-form.tsx";
import type { ContactKind, SentCodes } from "./use-contact-change.ts";

interface ContactChangeDialogProps {
  kind: ContactKind;
  account: OwnContacts;
  onClose: () => void;
}

/** First the new contact, then the codes that went to it and to the old one. */
export function ContactChangeDialog({ kind, account, onClose }: ContactChangeDialogProps) {
  const [sent, setSent] = useState<SentCodes | null>(null);
  const proven = kind === "email" ? account.emailProven : account.mobileProven;
  const present = kind === "email" ? account.email : account.mobile;
  // A first contact is confirmed from the other one, unless the sign-in is fresh.
  const other = kind === "email" ? account.mobile : account.email;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={CONTACT_WORDS[kind].title}
        description={
          sent
            ? "Enter the 6 digits that we sent. They work for 5 minutes."
            : proven
              ? "We send a code to the old one and to the new one."
              : "We send a code to make sure that it is yours."
        }
      >
        {sent ? (
          <ContactCodesForm
            kind={kind}
            sent={sent}
            oldContact={(proven ? present : other) ?? ""}
            onSentAgain={setSent}
            onBack={() => setSent(null)}
            onDone={onClose}
          />
        ) : (
          <NewContactForm
            kind={kind}
            initial={proven ? "" : (present ?? "")}
            onSent={setSent}
            onCancel={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
