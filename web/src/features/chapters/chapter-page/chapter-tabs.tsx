import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import {
  CHAPTER_TAB_LABEL,
  CHAPTER_TABS,
  chapterPath,
  type ChapterTab,
} from "@cardplaza/contract/chapters/chapter-words";
import { Link } from "react-router";
import { CountBadge } from "../../../ui/badge.tsx";
import { cn } from "../../../ui/class-names.ts";
import { useOpenInSight } from "../../../ui/use-open-in-sight.ts";

/** An unknown tab is the first one; so is one that the viewer does not have. */
export function readTab(search: URLSearchParams, chapter: Pick<Chapter, "own">): ChapterTab {
  return tabsOf(chapter).find((tab) => tab === search.get("tab")) ?? "about";
}

const tabsOf = ({ own }: Pick<Chapter, "own">) =>
  CHAPTER_TABS.filter((tab) => tab !== "manage" || own?.isOfficer);

export function ChapterTabs({ chapter, current }: { chapter: Chapter; current: ChapterTab }) {
  const list = useOpenInSight<HTMLUListElement>();
  return (
    <nav aria-label={chapter.name} className="mt-4 shadow-[inset_0_-1px_0_var(--line)]">
      <ul ref={list} className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {tabsOf(chapter).map((tab) => (
          <li key={tab} className="shrink-0">
            <Link
              to={chapterPath(chapter._id, tab)}
              preventScrollReset
              aria-current={tab === current ? "page" : undefined}
              className={cn(
                "relative inline-flex h-11 min-w-11 items-center justify-center gap-1.5 border-b-2 px-3 text-sm font-medium whitespace-nowrap -outline-offset-2 transition-colors duration-150 hover:text-ink",
                tab === current ? "border-brand text-ink" : "border-transparent text-muted",
              )}
            >
              {CHAPTER_TAB_LABEL[tab]}
              {tab === "manage" && <Waiting count={chapter.waiting} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <CountBadge count={count} />
      <span className="sr-only">waiting</span>
    </>
  );
}
