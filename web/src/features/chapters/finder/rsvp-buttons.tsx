import type { Meeting } from "@cardplaza/contract/chapters/meeting";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { ToggleChip } from "../../../ui/chip.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useReadChapters } from "../chapter/use-chapter.ts";
import { meetingMoment } from "../meeting-time.ts";

/** Whether the member comes, in one tap. It shows at once; if the call fails, it is taken back. */
export function RsvpButtons({ meeting }: { meeting: Pick<Meeting, "_id" | "startsAt" | "ownRsvp"> }) {
  const readAgain = useReadChapters();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (going: boolean) =>
      api["POST /api/chapter-meetings/:id/rsvp"]({ params: { id: meeting._id }, body: { going } }),
    onSuccess: readAgain,
    onError: (error) => toast({ title: problemText(error), variant: "destructive" }),
  });
  const answer = isPending ? variables : meeting.ownRsvp;
  return (
    <div
      role="group"
      aria-label={`Do you come on ${meetingMoment(meeting.startsAt)}?`}
      className="flex flex-wrap gap-2"
    >
      <ToggleChip pressed={answer === true} onClick={() => answer !== true && mutate(true)}>
        I come
      </ToggleChip>
      <ToggleChip pressed={answer === false} onClick={() => answer !== false && mutate(false)}>
        I cannot come
      </ToggleChip>
    </div>
  );
}
