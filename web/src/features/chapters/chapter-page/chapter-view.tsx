import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import type { ChapterTab } from "@cardplaza/contract/chapters/chapter-words";
import { type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router";
import { latePart } from "../../../first-visit/late-part.ts";
import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { AboutTab } from "./about-tab.tsx";
import { ChapterHead } from "./chapter-head.tsx";
import { ChapterTabs, readTab } from "./chapter-tabs.tsx";
import { isManageable } from "../own-part.ts";
import { useNextMeetings } from "../use-chapter.ts";

// Loaded late, because most people look at the first tab only.
const MembersTab = latePart(() => import("./members-tab.tsx").then((module) => module.MembersTab));
const MeetingsTab = latePart(() =>
  import("../chapter-meetings/meetings-tab.tsx").then((module) => module.MeetingsTab),
);
const ReferralsTab = latePart(() => import("./referrals-tab.tsx").then((module) => module.ReferralsTab));
const LeaderboardTab = latePart(() =>
  import("../leaderboard/leaderboard-tab.tsx").then((module) => module.LeaderboardTab),
);
const EditChapter = latePart(() => import("../form/edit-chapter.tsx").then((module) => module.EditChapter));
const ManageTab = latePart(() => import("../manage/manage-tab.tsx").then((module) => module.ManageTab));

interface ChapterViewProps {
  chapter: Chapter;
  /** The next meetings, as the server's page shows them. */
  meetings?: readonly ChapterMeeting[];
}

/** A chapter with its tabs; the address says which one is shown. */
export function ChapterView({ chapter, meetings = [] }: ChapterViewProps) {
  const [search] = useSearchParams();
  const tab = readTab(search, chapter);
  const next = useNextMeetings(chapter._id).data?.meetings ?? meetings;
  const bodies: Record<ChapterTab, ReactNode> = {
    about: <AboutTab chapter={chapter} meetings={next} />,
    members: <MembersTab chapter={chapter} />,
    meetings: <MeetingsTab chapter={chapter} />,
    referrals: <ReferralsTab chapter={chapter} />,
    leaderboard: <LeaderboardTab chapter={chapter} />,
    manage: <ManageTab chapter={chapter} />,
  };
  if (tab === "manage" && search.has("edit") && isManageable(chapter))
    return (
      <Suspense fallback={<TabSkeleton />}>
        <EditChapter chapter={chapter} />
      </Suspense>
    );
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-8")}>
      <ChapterHead chapter={chapter} isCompact={tab !== "about"} />
      <ChapterTabs chapter={chapter} current={tab} />
      <div className="pt-6">
        <Suspense fallback={<TabSkeleton />}>{bodies[tab]}</Suspense>
      </div>
    </div>
  );
}

function TabSkeleton() {
  return (
    <LoadingArea label="Loading">
      <SkeletonText lines={5} className="max-w-xl" />
    </LoadingArea>
  );
}
