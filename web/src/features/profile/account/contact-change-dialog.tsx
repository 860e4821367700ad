import type { UserProfile } from "@cardplaza/contract/profile/profile";
import { useState } from "react";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { ContactCodesForm } from "./contact-codes-form.tsx";
import { CONTACT_WORDS } from "../../accounts/contact-change/contact-words.ts";
import { NewContactForm } from "./new-contact-form.tsx";
import type { ContactKind, SentCodes } from "../../accounts/contact-change/use-contact-change.ts";

interface ContactChangeDialogProps {
  kind: ContactKind;
  profile: UserProfile;
  onClose: () => void;
}

/** First the new contact, then the codes that went to it and to the old one. */
export function ContactChangeDialog({ kind, profile, onClose }: ContactChangeDialogProps) {
  const [sent, setSent] = useState<SentCodes | null>(null);
  const proven = kind === "email" ? profile.emailProven : profile.mobileProven;
  const present = kind === "email" ? profile.email : profile.mobile;
  // A first contact is confirmed from the other one, unless the sign-in is fresh.
  const other = kind === "email" ? profile.mobile : profile.email;
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
