import { ContactsExportMenu } from "../../../ui/lists/contacts-export-menu.tsx";
import { useExportSaved } from "./use-saved-cards.ts";

export function SavedExportMenu() {
  const { mutate, isPending } = useExportSaved();
  return <ContactsExportMenu busy={isPending} onExport={mutate} />;
}
