import type { Contact, ContactChanges, ContactInput } from "@cardplaza/contract/contacts/contacts";
import type { Mended } from "../../lib/outbox/entry.ts";
import { Notice } from "../../ui/notice.tsx";
import { Dialog, DialogContent } from "../../ui/overlays/dialog.tsx";
import { ContactForm } from "./contact-form.tsx";
import { useChangeContact, useSaveContact } from "./use-contacts.ts";

interface ContactDialogProps {
  /** The one to change; a new one without it. */
  contact?: Contact;
  /** What a new one begins with, and the refused one that it was. */
  begin?: Partial<ContactInput>;
  mends?: Mended;
  onClose: () => void;
}

export function ContactDialog({ contact, begin = {}, mends, onClose }: ContactDialogProps) {
  const save = useSaveContact(mends);
  const change = useChangeContact();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={contact ? `Edit ${contact.name}` : "Add a contact"}
        description="Only you see your contacts."
      >
        {mends && (
          <Notice tone="danger" className="mb-4">
            {mends.problem}
          </Notice>
        )}
        <ContactForm
          initial={contact ?? begin}
          submitLabel="Save"
          onCancel={onClose}
          onSubmit={async ({ source, ...fields }) => {
            // Only what was changed: another tab may have changed something else.
            if (contact)
              await change.mutateAsync({ id: contact._id, of: contact.name, ...changesOf(contact, fields) });
            else await save.mutateAsync({ ...fields, source });
            onClose();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

const changesOf = (contact: Contact, fields: ContactChanges): ContactChanges =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== contact[name as keyof ContactChanges]),
  );
