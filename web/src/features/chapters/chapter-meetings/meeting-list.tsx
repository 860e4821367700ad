import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { isManageable, isOpen, isSeated } from "../own-part.ts";
import { WaitingSlips } from "../waiting/waiting-slips.tsx";
import { AddMeetingDialog } from "./form/add-meeting-dialog.tsx";
import { CalendarMenu } from "./calendar-menu.tsx";
import { MeetingMenu } from "./meeting-menu.tsx";
import { MeetingRow } from "./meeting-row.tsx";
import { useMeetings } from "./use-meetings.ts";

type When = "upcoming" | "past";
const WHEN = [
  { value: "upcoming", label: "Upcoming" },
  { value: "past", label: "Past" },
] as const;

/** Meetings to come, with the answers, and past ones page by page. */
export function MeetingList({ chapter }: { chapter: Chapter }) {
  const [when, setWhen] = useState<When>("upcoming");
  const [adds, setAdds] = useState(false);
  const add = chapter.own?.isOfficer && isManageable(chapter) && (
    <Button onClick={() => setAdds(true)}>
      <CalendarPlus /> Add a meeting
    </Button>
  );
  return (
    <>
      {chapter.own && <WaitingSlips className="not-empty:mb-5" />}
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <Segmented label="Which meetings" options={WHEN} value={when} onChange={setWhen} />
        <div className="flex flex-wrap gap-2">
          <CalendarMenu chapter={chapter} />
          {add}
        </div>
      </div>
      <Meetings key={when} chapter={chapter} when={when} add={when === "upcoming" && add} />
      {adds && <AddMeetingDialog chapter={chapter} onClose={() => setAdds(false)} />}
    </>
  );
}

interface MeetingsProps {
  chapter: Chapter;
  when: When;
  add: React.ReactNode;
}

function Meetings({ chapter, when, add }: MeetingsProps) {
  const { user } = useSession();
  const list = useMeetings(chapter._id, when, user?._id ?? null);
  const meetings = list.data?.pages.flatMap((page) => page.meetings) ?? [];
  const isMember = chapter.own?.status === "active" || chapter.own?.status === "on_leave";
  if (list.isPending) return <ListSkeleton />;
  if (list.isError && meetings.length === 0)
    return (
      <ErrorState
        title="The meetings did not load"
        text={problemText(list.error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  if (meetings.length === 0)
    return (
      <div className="rounded-card border border-line bg-raised">
        <EmptyState
          drawing="calendar"
          title={when === "past" ? "No meetings yet" : "No meetings are planned"}
          text={when === "past" ? "What the chapter has met for shows here." : chapter.rhythm}
          action={add}
        />
      </div>
    );
  return (
    <>
      <ul
        aria-label={when === "past" ? "Past meetings" : "Upcoming meetings"}
        className="grid grid-cols-1 gap-3"
      >
        {meetings.map((meeting) => (
          <MeetingRow
            key={meeting._id}
            meeting={meeting}
            isMember={isMember}
            mayAnswer={chapter.own?.status === "active"}
            mayVisit={isOpen(chapter) && !isSeated(chapter)}
            menu={
              chapter.own?.isOfficer &&
              isManageable(chapter) && <MeetingMenu chapter={chapter} meeting={meeting} />
            }
          />
        ))}
      </ul>
      <ShowMore list={list} className="mt-6" />
    </>
  );
}

function ListSkeleton() {
  return (
    <LoadingArea label="Loading the meetings" className="grid grid-cols-1 gap-3">
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-3 rounded-card border border-line bg-raised p-5">
          <Skeleton className="h-5 w-52" />
          <Skeleton className="w-40" />
          <Skeleton className="h-11 w-full sm:max-w-sm" />
        </div>
      ))}
    </LoadingArea>
  );
}
