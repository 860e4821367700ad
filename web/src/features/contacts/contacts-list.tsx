import type { Contact } from "@cardplaza/contract/contacts/contacts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { SavedCopyNote } from "../../site/saved-copy-note.tsx";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { ShowMore } from "../../ui/lists/show-more.tsx";
import { LoadingArea } from "../../ui/skeleton.tsx";
import { ContactDialog } from "./contact-dialog.tsx";
import { ContactExportMenu } from "./contact-export-menu.tsx";
import { ContactSearch } from "./contact-search.tsx";
import { ContactTable } from "./contact-table.tsx";
import { useContactFilters } from "./use-contact-filters.ts";
import { useContacts, useDeleteContact } from "./use-contacts.ts";
import { useShowFromAddress } from "./use-show-from-address.ts";

/** All contacts of a member. For visitors it is empty. */
export function ContactsList() {
  return useSession().status === "member" ? <OwnContacts /> : null;
}

type Opened = { to: "add" } | { to: "edit" | "delete"; contact: Contact };

function OwnContacts() {
  const filters = useContactFilters();
  const list = useContacts(filters.sent);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { contacts, total } = list;
  const close = () => setOpened(null);
  useShowFromAddress("contacts");
  return (
    <Panel id="contacts" aria-labelledby="contacts-heading" className="scroll-mt-20">
      <PanelHeader
        title={
          <span id="contacts-heading">
            Your contacts
            {contacts && <span className="font-normal text-muted tabular-nums"> ({total})</span>}
          </span>
        }
        description="Only you see them."
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpened({ to: "add" })}>
              <Plus /> Add contact
            </Button>
            {total > 0 && <ContactExportMenu filters={filters} />}
          </>
        }
      />
      <SavedCopyNote of="/api/contacts" className="mb-5" />
      {(!contacts || total > 0 || filters.text) && <ContactSearch filters={filters} tags={list.tags} />}
      <Found
        list={list}
        isFiltered={filters.isActive}
        onEdit={(contact) => setOpened({ to: "edit", contact })}
        onDelete={(contact) => setOpened({ to: "delete", contact })}
      />
      {opened?.to === "add" && <ContactDialog onClose={close} />}
      {opened?.to === "edit" && <ContactDialog contact={opened.contact} onClose={close} />}
      {opened?.to === "delete" && <DeleteContact contact={opened.contact} onClose={close} />}
    </Panel>
  );
}

interface FoundProps {
  list: ReturnType<typeof useContacts>;
  isFiltered: boolean;
  onEdit: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
}

function Found({ list, isFiltered, ...doings }: FoundProps) {
  const { contacts, isError, isFetching, refetch } = list;
  if (isError && !contacts)
    return (
      <ErrorState
        title="We could not load your contacts"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!contacts)
    return (
      <LoadingArea label="Loading your contacts">
        <ContactTable contacts={[]} {...doings} loading />
      </LoadingArea>
    );
  if (contacts.length === 0)
    return isFiltered ? (
      <EmptyState drawing="search" title="No contact fits" text="Try another word or another tag." />
    ) : (
      <EmptyState drawing="people" title="No contacts yet" text="Cards that you scan show up here." />
    );
  return (
    <>
      <p role="status" className="sr-only">
        {contacts.length} {contacts.length === 1 ? "contact" : "contacts"} shown
      </p>
      <ContactTable contacts={contacts} {...doings} />
      {isError && (
        <Notice tone="danger" live className="mt-5">
          We could not load the rest. Check your connection and try again.
        </Notice>
      )}
      <ShowMore list={list} className="mt-5" />
    </>
  );
}

function DeleteContact({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const remove = useDeleteContact();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${contact.name}?`}
      description="The contact and your notes are deleted for good."
      confirmLabel="Delete"
      onConfirm={() => remove.mutateAsync(contact._id)}
    />
  );
}
