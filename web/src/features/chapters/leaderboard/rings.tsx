import type { Ring } from "@cardplaza/contract/chapters/leaderboard";
import { POINTS_TEXT } from "@cardplaza/contract/chapters/points-words";
import { monthInWords } from "@cardplaza/contract/date-words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";

interface RingsProps {
  chapterId: string;
  rings: readonly Ring[];
  canClear: boolean;
}

/** Two who refer mostly to each other: an officer looks at it, and counts their points or not. */
export function Rings({ chapterId, rings, canClear }: RingsProps) {
  if (rings.length === 0) return null;
  return (
    <div className="mb-4 grid grid-cols-1 gap-3">
      {rings.map((ring) => (
        <RingNotice key={ring._id} chapterId={chapterId} ring={ring} canClear={canClear} />
      ))}
    </div>
  );
}

function RingNotice({ chapterId, ring, canClear }: { chapterId: string; ring: Ring; canClear: boolean }) {
  const queryClient = useQueryClient();
  const clear = useMutation({
    mutationFn: (cleared: boolean) =>
      api["PATCH /api/chapters/:id/rings/:ring"]({
        params: { id: chapterId, ring: ring._id },
        body: { cleared },
      }),
    onSuccess: ({ cleared }) =>
      toast({ title: cleared ? "The points count now" : "The points are held back" }),
    onError: (error) => toast({ title: "Not done", description: problemText(error), variant: "destructive" }),
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) =>
          /^GET \/api\/chapters\/.*(leaderboard|points)$/.test(String(queryKey[0])),
      }),
  });
  const [one, other] = ring.members;
  const names = [one?.name ?? "", other?.name ?? ""] as const;
  return (
    <Notice
      tone={ring.cleared ? "info" : "warning"}
      title={`${names[0]} and ${names[1]}, ${monthInWords(ring.month)}`}
      action={
        canClear &&
        !ring.isOwn && (
          <Button
            size="sm"
            variant="secondary"
            busy={clear.isPending}
            onClick={() => clear.mutate(!ring.cleared)}
          >
            {ring.cleared ? "Hold back again" : "Clear"}
            <span className="sr-only">
              : {names[0]} and {names[1]}
            </span>
          </Button>
        )
      }
    >
      {ring.cleared ? "An officer has looked at it: their points count." : POINTS_TEXT.ring(...names)}
      <span className="mt-1 block text-muted tabular-nums">
        {ring.members.map(({ name, given, toTheOther }) => `${name}: ${toTheOther} of ${given}`).join(" · ")}
        {!ring.cleared && ` · ${ring.held} points wait`}
      </span>
      {canClear && ring.isOwn && <span className="mt-1 block">{POINTS_TEXT.ownRing}</span>}
    </Notice>
  );
}
