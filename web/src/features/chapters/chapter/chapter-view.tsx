import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import type { ChapterTab } from "@cardplaza/contract/chapters/chapter-words";
import { type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router";
import { latePart } from "../../../first-visit/late-part.ts";
import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { AboutTab } from "./about-tab.tsx";
import { ChapterTabs, readTab } from "./chapter-tabs.tsx";

// Most people look at the first tab only.
const MembersTab = latePart(() => import("./members-tab.tsx").then((module) => module.MembersTab));
const MeetingsTab = latePart(() =>
  import("../meetings/meetings-tab.tsx").then((module) => module.MeetingsTab),
);
const ReferralsTab = latePart(() =>
  import("../referrals/referrals-tab.tsx").then((module) => module.ReferralsTab),
);
const LeaderboardTab = latePart(() =>
  import("../leaderboard/leaderboard-tab.tsx").then((module) => module.LeaderboardTab),
);
const ManageTab = latePart(() => import("../manage/manage-tab.tsx").then((module) => module.ManageTab));

/** A chapter with its tabs; the address says which one is shown. */
export function ChapterView({ chapter }: { chapter: Chapter }) {
  const [search] = useSearchParams();
  const tab = readTab(search, chapter);
  const bodies: Record<ChapterTab, ReactNode> = {
    about: <AboutTab chapter={chapter} />,
    members: <MembersTab chapter={chapter} />,
    meetings: <MeetingsTab chapter={chapter} />,
    referrals: <ReferralsTab chapter={chapter} />,
    leaderboard: <LeaderboardTab chapter={chapter} />,
    manage: <ManageTab chapter={chapter} />,
  };
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-8")}>
      <h1 className="text-2xl break-words lg:text-3xl">{chapter.name}</h1>
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
