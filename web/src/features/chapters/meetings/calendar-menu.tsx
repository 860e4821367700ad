import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { CalendarDays, CalendarSync, Download } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/overlays/menu.tsx";

/** The meetings in the member's own calendar: once as a file, or always up to date. */
export function CalendarMenu({ chapter }: { chapter: Pick<Chapter, "_id" | "name"> }) {
  const path = `/api/chapters/${chapter._id}/calendar.ics`;
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="secondary">
          <CalendarDays /> Calendar
        </Button>
      </MenuTrigger>
      <MenuContent>
        {/* Drawn only once it is opened, so the address is that of the browser. */}
        <MenuItem asChild>
          <a href={`webcal://${typeof location === "undefined" ? "" : location.host}${path}`}>
            <CalendarSync /> Subscribe
          </a>
        </MenuItem>
        <MenuItem asChild>
          <a href={path} download={`${chapter.name}.ics`}>
            <Download /> Download the file
          </a>
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
