import type { Chapter, ChapterMember } from "@cardplaza/contract/chapters/chapter";
import type { MembershipStatus } from "@cardplaza/contract/chapters/chapter-words";
import { SEARCH_MAX } from "@cardplaza/contract/text-limits";
import { Search } from "lucide-react";
import { useTypedSearch } from "../../../lib/use-typed-search.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { MemberRow } from "../manage/member-row.tsx";
import { useMembers } from "../use-members.ts";

const FORMER: readonly MembershipStatus[] = ["left", "removed", "declined"];
const SECTIONS: { title: string; statuses: readonly MembershipStatus[] }[] = [
  { title: "Asking to join", statuses: ["requested"] },
  { title: "Waitlist", statuses: ["waitlisted"] },
  { title: "Invited", statuses: ["invited"] },
  { title: "Members", statuses: ["active", "on_leave", "suspended"] },
  { title: "Former", statuses: FORMER },
];

/** Who is in the chapter, with their trades; for officers also those who wait and who left. */
export function MembersTab({ chapter }: { chapter: Chapter }) {
  const search = useTypedSearch();
  const { data, isError, isFetching, refetch } = useMembers(chapter._id, search.q);
  if (isError)
    return (
      <ErrorState title="The members did not load" retrying={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="max-w-sm">
        <TextField
          type="search"
          aria-label="Search members"
          placeholder="Name or trade"
          leading={<Search />}
          maxLength={SEARCH_MAX}
          value={search.text}
          onChange={({ target }) => search.setText(target.value)}
        />
      </div>
      {data ? <MemberSections chapter={chapter} members={data.members} q={search.q} /> : <MembersSkeleton />}
    </div>
  );
}

interface MemberSectionsProps {
  chapter: Chapter;
  members: readonly ChapterMember[];
  q: string;
}

function MemberSections({ chapter, members, q }: MemberSectionsProps) {
  if (members.length === 0)
    return (
      <div className="rounded-card border border-line bg-raised">
        <EmptyState drawing="people" title={q ? "No one by that name" : "No members yet"} />
      </div>
    );
  // A viewer who only asked to join sees themselves beside the members.
  const shown = SECTIONS.map(({ title, statuses }) => ({
    title,
    people: members.filter(({ status }) => statuses.includes(status)),
  })).filter(({ people }) => people.length > 0);
  return shown.map(({ title, people }) => (
    <section key={title} aria-label={title}>
      <h2 className="mb-3 text-lg">
        {title} <span className="text-muted tabular-nums">{people.length}</span>
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {people.map((member) => (
          <MemberRow key={member.userId} chapter={chapter} member={member} />
        ))}
      </ul>
    </section>
  ));
}

function MembersSkeleton() {
  return (
    <LoadingArea
      label="Loading members"
      className="divide-y divide-line rounded-card border border-line bg-raised"
    >
      {Array.from({ length: 5 }, (_, at) => (
        <div key={at} className="flex gap-3 p-4 sm:px-5">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="grid flex-1 content-start gap-2.5 pt-1">
            <Skeleton className="w-40 max-w-full" />
            <Skeleton className="h-3 w-64 max-w-full" />
          </div>
        </div>
      ))}
    </LoadingArea>
  );
}
