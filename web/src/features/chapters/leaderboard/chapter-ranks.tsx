import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import type { Api } from "@cardplaza/contract/api";
import type { Answered } from "@cardplaza/contract/endpoint";
import type { Period } from "@cardplaza/contract/chapters/points-words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { query } from "../../../lib/query.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { type Column, DataTable } from "../../../ui/lists/data-table.tsx";
import { BoardFailure } from "./board-states.tsx";

type Row = Answered<Api["GET /api/chapters/leaderboard"]>["rows"][number];

const COLUMNS: readonly Column<Row>[] = [
  {
    id: "name",
    header: "Chapter",
    onCard: "title",
    cell: ({ rank, name, url, isOwn }) => (
      <>
        <span className="mr-3 inline-block min-w-6 font-semibold tabular-nums">
          <span className="sr-only">Rank </span>
          {rank}
        </span>
        <Link to={url} className="touch-area font-semibold hover:underline">
          {name}
        </Link>
        {isOwn && <span className="font-normal text-muted"> (yours)</span>}
      </>
    ),
  },
  { id: "city", header: "City", cell: ({ city }) => city },
  { id: "members", header: "Members", align: "end", cell: ({ members }) => figure(members) },
  { id: "points", header: "Points", align: "end", cell: ({ points }) => figure(points) },
  { id: "average", header: "Each member", align: "end", cell: ({ average }) => figure(average) },
];

const figure = (count: number) => count.toLocaleString("en-IN");

/** Chapters against each other: all of them, or those of this city. */
export function ChapterRanks({ chapter, period }: { chapter: Chapter; period: Period }) {
  const [where, setWhere] = useState<"all" | "city">("all");
  const { data, error, isFetching, refetch } = useQuery({
    ...query["GET /api/chapters/leaderboard"]({
      query: { period, ...(where === "city" ? { city: chapter.city } : {}) },
    }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  if (error && !data)
    return <BoardFailure error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <Segmented
        label="Where"
        options={[
          { value: "all", label: "All cities" },
          { value: "city", label: chapter.city },
        ]}
        value={where}
        onChange={setWhere}
        className="mb-5"
      />
      <DataTable
        caption="Chapters by points"
        columns={COLUMNS}
        rows={data?.rows ?? []}
        rowKey={({ chapterId }) => chapterId}
        loadingRows={data ? 0 : 5}
        empty={<EmptyState drawing="people" title="No chapter has points in this period yet" />}
      />
    </>
  );
}
