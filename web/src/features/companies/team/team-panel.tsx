import type { Company } from "@cardplaza/contract/companies/companies";
import { MAX_MANAGERS } from "@cardplaza/contract/companies/company-words";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { InviteManager } from "./invite-manager.tsx";
import { OpenInvites } from "./open-invites.tsx";
import { TeamMember } from "./team-member.tsx";
import { useTeam } from "./use-team.ts";

/** The owner, the managers and who is invited. Only the owner changes it; a manager may leave. */
export function TeamPanel({ company }: { company: Company }) {
  const state = useTeam(company._id);
  const { data, isError, isFetching, refetch } = state.team;
  const isOwner = company.role === "owner";
  if (!data)
    return (
      <Panel>
        {isError ? (
          <ErrorState title="The team did not load" retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <LoadingArea label="Loading the team" className="grid gap-4">
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
          </LoadingArea>
        )}
      </Panel>
    );
  const managers = data.managers.filter(({ role }) => role === "manager").length;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <Panel>
        <PanelHeader
          title="Team"
          description={`Managers edit the company, its products and its enquiries. ${managers} of ${MAX_MANAGERS} managers.`}
        />
        <ul aria-label="Team">
          {data.managers.map((person) => (
            <TeamMember key={person._id} person={person} company={company} state={state} />
          ))}
        </ul>
      </Panel>
      {isOwner && data.invites.length > 0 && <OpenInvites invites={data.invites} state={state} />}
      {isOwner && <InviteManager state={state} isFull={managers + data.invites.length >= MAX_MANAGERS} />}
    </div>
  );
}
