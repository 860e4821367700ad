import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { PERIODS, type Period } from "@cardplaza/contract/chapters/points-words";

export const BOARD_VIEWS = ["people", "chapters", "gaps"] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];
export const BOARD_VIEW_LABEL: Record<BoardView, string> = {
  people: "People",
  chapters: "Chapters",
  gaps: "Gap finder",
};

export interface BoardAddress {
  view: BoardView;
  period: Period;
}

/** An address that names none shows the people of this month. */
export const readBoard = (search: URLSearchParams): BoardAddress => ({
  view: BOARD_VIEWS.find((view) => view === search.get("view")) ?? "people",
  period: PERIODS.find((period) => period === search.get("period")) ?? "month",
});

export function boardPath(chapterId: string, { view, period }: BoardAddress): string {
  const path = chapterPath(chapterId, "leaderboard");
  return `${path}${view === "people" ? "" : `&view=${view}`}${period === "month" ? "" : `&period=${period}`}`;
}
