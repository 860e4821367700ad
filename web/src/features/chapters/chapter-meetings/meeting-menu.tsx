import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { dayInWords } from "@cardplaza/contract/date-words";
import { CalendarClock, CalendarX2, EllipsisVertical, Pencil, Presentation } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { AgendaDialog } from "./form/agenda-dialog.tsx";
import { CancelMeetingDialog } from "./form/cancel-meeting-dialog.tsx";
import { MoveMeetingDialog } from "./form/move-meeting-dialog.tsx";
import { projectorPath } from "./meeting-address.ts";

interface MeetingMenuProps {
  chapter: Pick<Chapter, "_id" | "rhythm">;
  meeting: ChapterMeeting;
}

/** What officers change of a meeting that is still to come. */
export function MeetingMenu({ chapter, meeting }: MeetingMenuProps) {
  const [opened, setOpened] = useState<"agenda" | "move" | "cancel">();
  const { status } = meeting;
  if (status === "closed" || status === "cancelled") return null;
  const close = () => setOpened(undefined);
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Change the meeting of ${dayInWords(meeting.startsAt)}`}
          >
            <EllipsisVertical />
          </Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={() => setOpened("agenda")}>
            <Pencil /> Agenda and speaker
          </MenuItem>
          <MenuItem asChild>
            <Link to={projectorPath(chapter._id, meeting._id)}>
              <Presentation /> Projector view
            </Link>
          </MenuItem>
          <MenuItem onSelect={() => setOpened("move")}>
            <CalendarClock /> Move
          </MenuItem>
          <MenuItem tone="danger" onSelect={() => setOpened("cancel")}>
            <CalendarX2 /> Cancel
          </MenuItem>
        </MenuContent>
      </Menu>
      {opened === "agenda" && <AgendaDialog meeting={meeting} onClose={close} />}
      {opened === "move" && <MoveMeetingDialog meeting={meeting} onClose={close} />}
      {opened === "cancel" && <CancelMeetingDialog meeting={meeting} onClose={close} />}
    </>
  );
}
