import { ChevronDown, Contact, Download, Table } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from "../../ui/menu.tsx";
import type { ContactFiltersState } from "./use-contact-filters.ts";
import { useExportContacts } from "./use-contacts.ts";

export function ContactExportMenu({ filters }: { filters: ContactFiltersState }) {
  const { mutate, isPending } = useExportContacts(filters.sent);
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="secondary" busy={isPending}>
          {!isPending && <Download />} Export <ChevronDown />
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuLabel>{filters.isActive ? "What your search found" : "All contacts"}</MenuLabel>
        <MenuItem onSelect={() => mutate("vcf")}>
          <Contact /> Contacts (vCard)
        </MenuItem>
        <MenuItem onSelect={() => mutate("csv")}>
          <Table /> Table (CSV)
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
