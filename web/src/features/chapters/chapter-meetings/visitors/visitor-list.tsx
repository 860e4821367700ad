import type { ChapterMeeting, Visitor } from "@cardplaza/contract/chapters/chapter-meeting";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { markingOf } from "../attendance/attendance-rules.ts";
import { useTicks } from "../use-ticks.ts";
import { VisitorDialog } from "../../visitors/visitor-dialog.tsx";
import { VisitorRow } from "./visitor-row.tsx";

interface VisitorListProps {
  meeting: ChapterMeeting;
  visitors: readonly Visitor[];
  isOfficer: boolean;
}

/** Who visits this meeting. Officers say what became of them. */
export function VisitorList({ meeting, visitors, isOfficer }: VisitorListProps) {
  const [adds, setAdds] = useState(false);
  const now = useTicks(60_000);
  const isToCome = meeting.status === "scheduled" || meeting.status === "open";
  // Officers complete the list while they may correct it.
  const canAdd = isToCome || (isOfficer && markingOf(meeting, new Date(now)) === "correction");
  const add = canAdd && (
    <Button variant={isOfficer ? "primary" : "secondary"} className="h-11" onClick={() => setAdds(true)}>
      <UserPlus /> {isOfficer ? "Add a visitor" : "Bring a visitor"}
    </Button>
  );
  return (
    <>
      {visitors.length === 0 ? (
        <div className="rounded-card border border-line bg-raised">
          <EmptyState
            drawing="people"
            title="No visitors yet"
            text="A visitor who joins brings the chapter a new trade."
            action={add}
          />
        </div>
      ) : (
        <>
          <ul aria-label="Visitors" className="grid grid-cols-1 gap-2">
            {visitors.map((visitor) => (
              <VisitorRow key={visitor._id} visitor={visitor} isOfficer={isOfficer} />
            ))}
          </ul>
          {add && <div className="mt-4">{add}</div>}
        </>
      )}
      {adds && <VisitorDialog meeting={meeting} isOfficer={isOfficer} onClose={() => setAdds(false)} />}
    </>
  );
}
