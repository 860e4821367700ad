import type { CompanyInvite } from "@cardplaza/contract/companies/company-team";
import { dayInWords } from "@cardplaza/contract/date-words";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import type { TeamState } from "./use-team.ts";

interface OpenInvitesProps {
  invites: CompanyInvite[];
  state: TeamState;
}

export function OpenInvites({ invites, state: { withdraw } }: OpenInvitesProps) {
  const stop = (invite: CompanyInvite) =>
    withdraw.mutate(invite._id, {
      onError: (error) =>
        toast({ title: "Not withdrawn", description: problemText(error), variant: "destructive" }),
    });
  return (
    <Panel>
      <PanelHeader title="Open invitations" />
      <ul aria-label="Open invitations">
        {invites.map((invite) => (
          <li
            key={invite._id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 text-sm">
              <p className="font-medium break-words">{invite.email}</p>
              <p className="text-muted">Until {dayInWords(invite.endsAt)}</p>
            </div>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Withdraw the invitation of ${invite.email}`}
              busy={withdraw.isPending && withdraw.variables === invite._id}
              onClick={() => stop(invite)}
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
