import type { Chapter, ChapterMember } from "@cardplaza/contract/chapters/chapter";
import type { MembershipStatus } from "@cardplaza/contract/chapters/chapter-words";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PanelHeader, Panel } from "../../../ui/panel.tsx";
import { SkeletonText } from "../../../ui/skeleton.tsx";
import { useFocusInRows } from "../../../ui/use-focus-in-rows.ts";
import { MemberRow } from "./member-row.tsx";
import { isManageable } from "../own-part.ts";
import { useMembers } from "../use-members.ts";
import { useChangeMember } from "./use-change-member.ts";

const WAITING: readonly MembershipStatus[] = ["requested", "waitlisted", "invited"];

/** The people who ask to join, wait for a seat or were invited. */
export function RequestsPanel({ chapter }: { chapter: Chapter }) {
  const { data, isError, isFetching, refetch } = useMembers(chapter._id);
  const waiting = WAITING.flatMap(
    (status) => data?.members.filter((member) => member.status === status) ?? [],
  );
  return (
    <Panel aria-label="Requests and waitlist" className="p-0 sm:p-0">
      <PanelHeader title="Requests and waitlist" className="mb-0 p-4 sm:px-5" />
      {isError ? (
        <ErrorState title="The requests did not load" retrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonText lines={3} className="p-5" />
      ) : waiting.length === 0 ? (
        <p className="px-4 pb-5 text-sm text-muted sm:px-5">No requests yet.</p>
      ) : (
        <WaitingList chapter={chapter} waiting={waiting} />
      )}
    </Panel>
  );
}

function WaitingList({ chapter, waiting }: { chapter: Chapter; waiting: ChapterMember[] }) {
  return (
    <ul {...useFocusInRows()} aria-label="Waiting" className="divide-y divide-line border-t border-line">
      {waiting.map((member) => (
        <Waiting key={member.userId} chapter={chapter} member={member} />
      ))}
    </ul>
  );
}

function Waiting({ chapter, member }: { chapter: Chapter; member: ChapterMember }) {
  const { mutate, isPending, error } = useChangeMember(chapter, member);
  const mayAccept = member.status !== "invited" && isManageable(chapter);
  return (
    <>
      <MemberRow chapter={chapter} member={member}>
        {mayAccept && (
          <Button
            size="sm"
            busy={isPending}
            aria-label={`Accept ${member.person.name}`}
            onClick={() => mutate({ action: "accept" })}
          >
            Accept
          </Button>
        )}
      </MemberRow>
      {error && (
        <li className="px-4 pb-3 sm:px-5">
          <Notice tone="danger" live>
            {problemText(error)}
          </Notice>
        </li>
      )}
    </>
  );
}
