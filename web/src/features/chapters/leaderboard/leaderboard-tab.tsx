import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { chapterPath, LEADERBOARD_FEATURE } from "@cardplaza/contract/chapters/chapter-words";
import { Link, useSearchParams } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useChapterAsMember } from "../use-chapter.ts";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { NeedsPlan } from "../referrals/needs-plan.tsx";
import { BoardNav } from "./board-nav.tsx";
import { BoardSkeleton } from "./board-states.tsx";
import { ChapterRanks } from "./chapter-ranks.tsx";
import { GapFinder } from "./gap-finder.tsx";
import { BOARD_VIEW_LABEL, readBoard } from "./leaderboard-address.ts";
import { OwnPoints } from "./own-points.tsx";
import { PeopleRanks } from "./people-ranks.tsx";
import { PeriodChoice } from "./period-choice.tsx";

/** Points of people and chapters, with the very entries that gave them; and the trades that are missing. */
export function LeaderboardTab({ chapter }: { chapter: Chapter }) {
  const { status } = useSession();
  if (status === "member") return <MemberBoard chapter={chapter} />;
  if (status !== "visitor") return <BoardSkeleton />;
  return (
    <div className="rounded-card border border-line bg-raised">
      <EmptyState
        drawing="people"
        title="Sign in to see the leaderboard"
        action={
          <Button asChild>
            <Link to={`/auth?redirect=${encodeURIComponent(chapterPath(chapter._id, "leaderboard"))}`}>
              Sign in
            </Link>
          </Button>
        }
      />
    </div>
  );
}

function MemberBoard({ chapter }: { chapter: Chapter }) {
  const premium = useIsPremium();
  // Until then the page is as visitors see it, and says nothing of the viewer's own part.
  const isKnown = !useChapterAsMember(chapter._id).isPending;
  if (premium === undefined || !isKnown) return <BoardSkeleton />;
  return premium ? <WholeBoard chapter={chapter} /> : <FreeBoard chapter={chapter} />;
}

function WholeBoard({ chapter }: { chapter: Chapter }) {
  const [search] = useSearchParams();
  const isOfficer = chapter.own?.isOfficer === true;
  const { view, period } = readBoard(search);
  const address = { period, view: view === "gaps" && !isOfficer ? "people" : view };
  return (
    <>
      <BoardNav chapterId={chapter._id} address={address} isOfficer={isOfficer} />
      <h2 className="sr-only">{BOARD_VIEW_LABEL[address.view]}</h2>
      {address.view === "gaps" ? (
        <GapFinder chapter={chapter} />
      ) : (
        <>
          <PeriodChoice chapterId={chapter._id} address={address} />
          {address.view === "chapters" ? (
            <ChapterRanks chapter={chapter} period={period} />
          ) : takesPart(chapter) ? (
            <PeopleRanks chapter={chapter} period={period} />
          ) : (
            <div className="rounded-card border border-line bg-raised">
              <EmptyState drawing="people" title="Only members of this chapter see its people by points" />
            </div>
          )}
        </>
      )}
    </>
  );
}

const takesPart = ({ own }: Chapter) => own?.status === "active" || own?.status === "on_leave";

/** A member's own points are free, with their entries. */
function FreeBoard({ chapter }: { chapter: Chapter }) {
  const [search] = useSearchParams();
  const address = { ...readBoard(search), view: "people" as const };
  return (
    <>
      {takesPart(chapter) && (
        <>
          <PeriodChoice chapterId={chapter._id} address={address} />
          <OwnPoints chapterId={chapter._id} period={address.period} />
        </>
      )}
      <NeedsPlan
        className="rounded-card border border-line bg-raised"
        feature={LEADERBOARD_FEATURE}
        text="Your own points are free. With the plan you see all members and chapters by points, the trades that are missing, and reports."
      />
    </>
  );
}
