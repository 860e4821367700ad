import { meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import { Dialog } from "radix-ui";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { isHere } from "../attendance/attendance-rules.ts";
import type { MeetingDetail } from "../../chapter-meeting-key.ts";
import { useTicks } from "../use-ticks.ts";
import { nextSpeaker } from "./pitch-timer.ts";
import { ProjectorAgenda } from "./projector-agenda.tsx";
import { ProjectorCode } from "./projector-code.tsx";
import { ProjectorControls } from "./projector-controls.tsx";
import { ProjectorHead } from "./projector-head.tsx";
import { ProjectorStage } from "./projector-stage.tsx";
import { inSpeakingOrder } from "./speaker-order.ts";
import { usePitches } from "./use-pitches.ts";
import { useWakeLock } from "./use-wake-lock.ts";

/** For the projector of the room: who speaks now, how long, and who is next. Dark, large, nothing else. */
export function Projector({ detail }: { detail: MeetingDetail }) {
  const { meeting, attendance, isOfficer } = detail;
  const navigate = useNavigate();
  const leave = () => void navigate(meetingPath(meeting.chapterId, meeting._id));
  const speakers = inSpeakingOrder(attendance.filter(isHere), meeting._id);
  const order = speakers.map(({ userId }) => userId);
  const nameOf = (id: string | null) => attendance.find(({ userId }) => userId === id) ?? null;
  const { pitches, toggle, next, back, again } = usePitches(meeting._id, order);
  useKeys({ " ": toggle, ArrowRight: next, ArrowLeft: back });
  useWakeLock();
  const showsCode = isOfficer && meeting.status === "open";
  const hasBegun = useTicks(1_000) >= Date.parse(meeting.startsAt) || pitches.speakerId !== null;
  const isArriving = showsCode && !hasBegun;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && leave()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-modal="true"
          aria-describedby={undefined}
          data-paper="dark"
          data-fills-screen=""
          onOpenAutoFocus={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 flex flex-col gap-[2vmin] overflow-y-auto bg-surface p-[2.5vmin] text-ink outline-none"
        >
          <Dialog.Title className="sr-only">{`Projector view of ${meeting.chapterName}`}</Dialog.Title>
          <ProjectorHead meeting={meeting} here={speakers.length} />
          <div className="grid grid-cols-1 gap-[3vmin] max-lg:grow lg:min-h-0 lg:flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)]">
            {isArriving ? (
              <ProjectorCode meetingId={meeting._id} isLarge />
            ) : (
              <ProjectorStage
                pitches={pitches}
                speaker={nameOf(pitches.speakerId)}
                next={nameOf(nextSpeaker(pitches, order))}
                total={speakers.length}
                // The code is in the corner beside it.
                className={showsCode ? "lg:pr-[30vmin]" : undefined}
              />
            )}
            <ProjectorAgenda meeting={meeting} />
          </div>
          {showsCode && !isArriving && <ProjectorCode meetingId={meeting._id} isLarge={false} />}
          <ProjectorControls
            pitches={pitches}
            hasNext={nextSpeaker(pitches, order) !== null}
            onToggle={toggle}
            onNext={next}
            onBack={back}
            onAgain={again}
            onLeave={leave}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Keys for a hand-held presenter. A button that has the focus keeps its own space bar. */
function useKeys(actions: Readonly<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    const isOnButton =
      event.target instanceof HTMLElement && event.target.closest("button, a, input") !== null;
    if (!action || event.repeat || (event.key === " " && isOnButton)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
