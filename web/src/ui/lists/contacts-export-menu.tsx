import { ChevronDown, Contact, Download, Table } from "lucide-react";
import { Button } from "../button.tsx";
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from "../overlays/menu.tsx";

interface ContactsExportMenuProps {
  busy: boolean;
  onExport: (format: "vcf" | "csv") => void;
  /** What goes into the file, where that is not plain. */
  label?: string;
}

/** People as a contact file for a phone or as a table. */
export function ContactsExportMenu({ busy, onExport, label }: ContactsExportMenuProps) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="secondary" busy={busy}>
          {!busy && <Download />} Export <ChevronDown />
        </Button>
      </MenuTrigger>
      <MenuContent>
        {label && <MenuLabel>{label}</MenuLabel>}
        <MenuItem onSelect={() => onExport("vcf")}>
          <Contact /> Contacts (vCard)
        </MenuItem>
        <MenuItem onSelect={() => onExport("csv")}>
          <Table /> Table (CSV)
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
