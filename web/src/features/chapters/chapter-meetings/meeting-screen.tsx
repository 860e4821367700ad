import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { CHAPTER_TEXT, chapterPath, meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import { ArrowLeft } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { problemText } from "../../../lib/problem-text.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LoadingArea, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { useBringIntoSight } from "../../../ui/use-bring-into-sight.ts";
import { WaitingSlips } from "../waiting/waiting-slips.tsx";
import { CheckInNotice } from "./check-in/check-in-notice.tsx";
import { useCheckIn } from "./check-in/use-check-in.ts";
import { useCodeInAddress } from "./check-in/use-code-in-address.ts";
import { readMeeting } from "./meeting-address.ts";
import { MeetingView } from "./meeting-view.tsx";
import { Projector } from "./projector/projector.tsx";
import { useMeeting } from "./use-meeting.ts";

interface MeetingScreenProps {
  chapter: Chapter;
  meetingId: string;
}

/** One meeting, for members of the chapter. */
export function MeetingScreen({ chapter, meetingId }: MeetingScreenProps) {
  const { status } = useSession();
  // On a phone the chapter's cover fills the screen, and what became of a check-in is below it.
  const screen = useBringIntoSight<HTMLDivElement>(true);
  return (
    <div ref={screen} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Button asChild variant="link" className="mb-4">
        <Link to={chapterPath(chapter._id, "meetings")}>
          <ArrowLeft /> All meetings
        </Link>
      </Button>
      {status === "visitor" ? (
        <SignInFirst chapterId={chapter._id} meetingId={meetingId} />
      ) : status === "member" ? (
        <OwnMeeting chapter={chapter} meetingId={meetingId} />
      ) : (
        <MeetingSkeleton />
      )}
    </div>
  );
}

/** The code has expired by the time they are back, so it does not come along. */
function SignInFirst({ chapterId, meetingId }: { chapterId: string; meetingId: string }) {
  const path = meetingPath(chapterId, meetingId);
  return (
    <div className="rounded-card border border-line bg-raised">
      <EmptyState
        drawing="people"
        title="Sign in to check in"
        text="Then scan the code on the screen again."
        action={
          <Button asChild>
            <Link to={`/auth?redirect=${encodeURIComponent(path)}`}>Sign in</Link>
          </Button>
        }
      />
    </div>
  );
}

function OwnMeeting({ chapter, meetingId }: MeetingScreenProps) {
  const [search] = useSearchParams();
  const { view } = readMeeting(search);
  const meeting = useMeeting(meetingId);
  const checkIn = useCheckIn(meetingId);
  // At once: the code lives for seconds, and the meeting may load slowly.
  useCodeInAddress(true, (code) => void checkIn.checkIn(code));
  if (!meeting.data)
    return (
      <>
        <CheckInNotice state={checkIn.state} />
        {meeting.isError ? (
          <ErrorState
            title="The meeting did not load"
            text={chapter.own ? problemText(meeting.error) : CHAPTER_TEXT.onlyMembers}
            onRetry={() => void meeting.refetch()}
            retrying={meeting.isFetching}
          />
        ) : (
          <MeetingSkeleton />
        )}
      </>
    );
  if (view === "projector") return <Projector detail={meeting.data} />;
  return (
    <>
      <WaitingSlips className="not-empty:mb-5" />
      <MeetingView chapter={chapter} detail={meeting.data} checkIn={checkIn} />
    </>
  );
}

function MeetingSkeleton() {
  return (
    <LoadingArea label="Loading the meeting" className="grid grid-cols-1 gap-5">
      <Skeleton className="h-8 w-72 max-w-full" />
      <SkeletonText lines={3} className="max-w-sm" />
      <Skeleton className="h-12 w-full sm:max-w-sm" />
    </LoadingArea>
  );
}
