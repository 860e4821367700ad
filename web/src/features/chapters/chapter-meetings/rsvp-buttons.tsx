import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { RSVP_LABEL } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { Check, X } from "lucide-react";
import { cn } from "../../../ui/class-names.ts";
import { useRsvp } from "./use-meetings.ts";

/** Two large buttons: one tap answers, and the other one changes the answer. */
export function RsvpButtons({ meeting, className }: { meeting: ChapterMeeting; className?: string }) {
  const rsvp = useRsvp(meeting);
  const day = dayInWords(meeting.startsAt);
  const choice = (going: boolean) => ({
    pressed: meeting.ownRsvp === going,
    onPress: () => {
      if (meeting.ownRsvp !== going) rsvp.mutate(going);
    },
  });
  return (
    <fieldset className={cn("flex min-w-0 gap-2", className)}>
      <legend className="sr-only">{`Your answer for ${day}`}</legend>
      <Choice {...choice(true)} tone="positive">
        <Check aria-hidden="true" /> {RSVP_LABEL.going}
      </Choice>
      <Choice {...choice(false)} tone="neutral">
        <X aria-hidden="true" /> {RSVP_LABEL.notGoing}
      </Choice>
    </fieldset>
  );
}

interface ChoiceProps {
  pressed: boolean;
  onPress: () => void;
  tone: "positive" | "neutral";
  children: React.ReactNode;
}

function Choice({ pressed, onPress, tone, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cn(
        "inline-flex h-11 flex-1 items-center justify-center gap-2 rounded-field border px-4 text-sm font-medium whitespace-nowrap transition-colors duration-150 [&_svg]:size-4",
        pressed && tone === "positive" && "border-positive bg-positive-soft text-positive",
        pressed && tone === "neutral" && "border-line-strong bg-hover text-ink",
        !pressed && "border-line bg-raised text-ink hover:border-line-strong hover:bg-hover",
      )}
    >
      {children}
    </button>
  );
}
