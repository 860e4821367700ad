import { ChevronDown, Contact, Download, Table } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/menu.tsx";
import { useExportSaved } from "./use-saved-cards.ts";

export function SavedExportMenu() {
  const { mutate, isPending } = useExportSaved();
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="secondary" busy={isPending}>
          {!isPending && <Download />} Export <ChevronDown />
        </Button>
      </MenuTrigger>
      <MenuContent>
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
