import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { CalendarDays, CalendarSync, Download } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { calendarPath, calendarSubscription } from "../calendar-links.ts";

/** The meetings in the member's own calendar: once as a file, or always up to date. */
export function CalendarMenu({ chapter }: { chapter: Pick<Chapter, "_id" | "name"> }) {
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
          <a href={calendarSubscription(chapter._id, typeof location === "undefined" ? "" : location.host)}>
            <CalendarSync /> Subscribe
          </a>
        </MenuItem>
        <MenuItem asChild>
          <a href={calendarPath(chapter._id)} download={`${chapter.name}.ics`}>
            <Download /> Download the file
          </a>
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
