import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { ATTENDANCE_LABEL, type AttendanceState } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import {
  Check,
  CircleDashed,
  Clock,
  CloudUpload,
  EllipsisVertical,
  HeartPulse,
  UserRoundCheck,
  UserX,
} from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Button } from "../../../../ui/button.tsx";
import { cn } from "../../../../ui/class-names.ts";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../../ui/overlays/menu.tsx";
import { saidText } from "../rsvp-text.ts";
import { type markingOf, nextState } from "./attendance-rules.ts";
import type { ListedMember } from "./waiting-marks.ts";

interface AttendanceRowProps {
  one: ListedMember;
  meeting: ChapterMeeting;
  marking: ReturnType<typeof markingOf>;
  onMark: (state: AttendanceState | null) => void;
  /** Opens the dialog for marks that need a name or a reason. */
  onOpen: (state?: "substitute") => void;
}

const LOOK: Record<AttendanceState, { icon: ReactNode; style: string }> = {
  present: { icon: <Check />, style: "border-positive bg-positive-soft text-positive" },
  late: { icon: <Clock />, style: "border-warning bg-warning-soft text-warning" },
  substitute: { icon: <UserRoundCheck />, style: "border-positive bg-positive-soft text-positive" },
  medical: { icon: <HeartPulse />, style: "border-line-strong bg-hover text-ink" },
  absent: { icon: <UserX />, style: "border-danger bg-danger-soft text-danger" },
};
const UNMARKED = { icon: <CircleDashed />, style: "border-line bg-raised text-muted" };

/** A tap on the row marks present, the next one late; the menu has the rest. */
export function AttendanceRow({ one, meeting, marking, onMark, onOpen }: AttendanceRowProps) {
  const { person, state } = one;
  const { icon, style } = state ? LOOK[state] : UNMARKED;
  const press = () => {
    if (marking === "open") onMark(nextState(state, meeting, new Date()));
    else onOpen();
  };
  return (
    <li className="flex items-stretch gap-1 rounded-field border border-line bg-raised">
      <button
        type="button"
        disabled={marking === "over"}
        onClick={press}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-field px-3 py-2 text-left max-sm:pr-0 transition-colors duration-150 not-disabled:hover:bg-hover"
      >
        <Avatar
          name={person.name}
          src={person.profile_image && pictureUrl(person.profile_image, 100)}
          decorative
        />
        {/* On a phone the name has its whole line: officers know members by their full names. */}
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 text-sm">
          <span className="font-semibold break-words max-sm:col-span-2">{person.name}</span>
          <span className="self-start break-words text-muted">{aboutOf(one)}</span>
          <span
            className={cn(
              "inline-flex h-9 items-center gap-1 self-end rounded-full border px-2.5 font-medium sm:self-center sm:col-start-2 sm:row-span-2 sm:row-start-1 [&_svg]:size-4",
              style,
            )}
          >
            {/* In the place of the icon, so that no row grows below the officer's thumb. */}
            {one.waits ? <CloudUpload /> : icon}
            {state ? (state === "medical" ? "Medical" : ATTENDANCE_LABEL[state]) : "Mark"}
            {one.waits && <span className="sr-only">, waiting to be sent</span>}
          </span>
        </span>
      </button>
      {marking === "open" && (
        <Menu>
          <MenuTrigger asChild>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`More marks for ${person.name}`}
              className="my-auto mr-1"
            >
              <EllipsisVertical />
            </Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem onSelect={() => onMark("present")}>{LOOK.present.icon} Present</MenuItem>
            <MenuItem onSelect={() => onMark("late")}>{LOOK.late.icon} Late</MenuItem>
            <MenuItem onSelect={() => onOpen("substitute")}>{LOOK.substitute.icon} Substitute</MenuItem>
            <MenuItem onSelect={() => onMark("medical")}>{LOOK.medical.icon} Medical leave</MenuItem>
            <MenuItem onSelect={() => onMark("absent")}>{LOOK.absent.icon} Absent</MenuItem>
            {state && <MenuItem onSelect={() => onMark(null)}>{UNMARKED.icon} Take the mark back</MenuItem>}
          </MenuContent>
        </Menu>
      )}
    </li>
  );
}

function aboutOf({ categoryName, substitute, rsvp, state, reason }: ListedMember): string {
  const answer = state === null && rsvp !== null && saidText(rsvp);
  return [categoryName, substitute && `with ${substitute.name}`, answer, reason].filter(Boolean).join(" · ");
}
