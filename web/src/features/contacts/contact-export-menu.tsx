import { ContactsExportMenu } from "../../ui/lists/contacts-export-menu.tsx";
import type { ContactFiltersState } from "./use-contact-filters.ts";
import { useExportContacts } from "./use-contacts.ts";

export function ContactExportMenu({ filters }: { filters: ContactFiltersState }) {
  const { mutate, isPending } = useExportContacts(filters.sent);
  const label = filters.isActive ? "What your search found" : "All contacts";
  return <ContactsExportMenu busy={isPending} onExport={mutate} label={label} />;
}
