import type { Contact, ContactChanges } from "@cardplaza/contract/contacts/contacts";
import { Dialog, DialogContent } from "../../ui/overlays/dialog.tsx";
import { ContactForm } from "./contact-form.tsx";
import { useChangeContact, useSaveContact } from "./use-contacts.ts";

interface ContactDialogProps {
  /** The one to change; a new one without it. */
  contact?: Contact;
  onClose: () => void;
}

export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const save = useSaveContact();
  const change = useChangeContact();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={contact ? `Edit ${contact.name}` : "Add a contact"}
        description="Only you see your contacts."
      >
        <ContactForm
          initial={contact ?? {}}
          submitLabel="Save"
          onCancel={onClose}
          onSubmit={async ({ source, ...fields }) => {
            // Only what was changed: another tab may have changed something else.
            if (contact) await change.mutateAsync({ id: contact._id, ...changesOf(contact, fields) });
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
