import type { Applicant } from "@cardplaza/contract/jobs/application";
import { APPLICATION_STAGES } from "@cardplaza/contract/jobs/application-words";
import { type Board, ofStage } from "./use-board.ts";

export const BOARD_SORTS = ["match", "newest", "name", "notice"] as const;
export type BoardSort = (typeof BOARD_SORTS)[number];

export interface BoardFilters {
  /** The beginning of a word in the name. */
  words: string;
  city: string;
  /** The least match, in per cent; 0 for any. */
  match: number;
  /** The longest notice period in days. */
  notice: number | null;
  sort: BoardSort;
}

export const NO_FILTERS: BoardFilters = { words: "", city: "", match: 0, notice: null, sort: "match" };

export const isFiltered = ({ words, city, match, notice, sort }: BoardFilters) =>
  words.trim() !== "" || city !== "" || match > 0 || notice !== null || sort !== "match";

const ORDER: Record<BoardSort, (one: Applicant, other: Applicant) => number> = {
  match: (one, other) => other.match.score - one.match.score,
  newest: (one, other) => other.appliedAt.localeCompare(one.appliedAt),
  name: (one, other) => one.name.localeCompare(other.name, "en-IN"),
  // Applicants who named no notice period come last.
  notice: (one, other) => (one.noticeDays ?? Infinity) - (other.noticeDays ?? Infinity) || 0,
};

/** The board with those that fit, in the order asked for. */
export function filteredBoard(board: Board, filters: BoardFilters): Board {
  if (!isFiltered(filters)) return board;
  const words = filters.words.trim().toLowerCase();
  const applications = board.applications
    .filter(
      ({ name, city, match, noticeDays }) =>
        name.toLowerCase().includes(words) &&
        (filters.city === "" || city === filters.city) &&
        match.score >= filters.match &&
        (filters.notice === null || (noticeDays !== null && noticeDays <= filters.notice)),
    )
    .toSorted(ORDER[filters.sort]);
  const counts = Object.fromEntries(
    APPLICATION_STAGES.map((stage) => [stage, ofStage({ applications }, stage).length]),
  ) as Board["counts"];
  return { ...board, applications, counts };
}

/** The cities that applicants live in. */
export const citiesOf = ({ applications }: Board) =>
  [...new Set(applications.map(({ city }) => city))].filter(Boolean).toSorted();
