import type { Company } from "@cardplaza/contract/companies/companies";
import type { CompanyManager } from "@cardplaza/contract/companies/company-team";
import { dayInWords } from "@cardplaza/contract/date-words";
import { useState } from "react";
import { useNavigate } from "react-router";
import { problemText } from "../../../lib/problem-text.ts";
import { MessageButton } from "../../../site/message-button.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import type { TeamState } from "./use-team.ts";

interface TeamMemberProps {
  person: CompanyManager;
  company: Company;
  state: TeamState;
}

/** The dialog shows what failed. */
const inWords = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    throw new Error(problemText(error), { cause: error });
  });

export function TeamMember({ person, company, state }: TeamMemberProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<"hand over" | "remove" | "leave" | null>(null);
  const { _id, name, email, picture, role, since } = person;
  const isOwner = company.role === "owner";
  const isSelf = _id === state.ownId;
  const close = (open: boolean) => !open && setAsking(null);
  const leave = async () => {
    await inWords(state.remove.mutateAsync(_id));
    toast({ title: "You have left", description: `You no longer manage ${company.name}.` });
    await navigate("/company-profile", { replace: true });
  };
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      <Avatar name={name} src={picture} decorative />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="font-medium break-words">
          {name} {isSelf && <span className="font-normal text-muted">(you)</span>}
        </p>
        {email && <p className="break-words text-muted">{email}</p>}
        <p className="text-muted">
          {role === "owner" ? "Owner" : "Manager"}
          {since && ` since ${dayInWords(since)}`}
        </p>
      </div>
      <MessageButton person={person} size="sm" />
      {role === "manager" && (isOwner || isSelf) && (
        <div className="flex flex-wrap gap-2">
          {isOwner && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Hand over to ${name}`}
              onClick={() => setAsking("hand over")}
            >
              Hand over
            </Button>
          )}
          {isOwner ? (
            <Button
              size="sm"
              variant="ghost"
              className="text-danger"
              aria-label={`Remove ${name}`}
              onClick={() => setAsking("remove")}
            >
              Remove
            </Button>
          ) : (
            <Button size="sm" variant="ghost" className="text-danger" onClick={() => setAsking("leave")}>
              Leave
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asking === "hand over"}
        onOpenChange={close}
        title={`Hand ${company.name} over to ${name}?`}
        description={`${name} becomes the owner and can hide or delete the company. You stay as a manager. Only ${name} can hand it back.`}
        confirmLabel="Hand over"
        onConfirm={() => inWords(state.handOver.mutateAsync(_id))}
      />
      <ConfirmDialog
        open={asking === "remove"}
        onOpenChange={close}
        title={`Remove ${name}?`}
        description={`${name} can no longer edit ${company.name} or answer its enquiries, from now on.`}
        confirmLabel="Remove"
        onConfirm={() => inWords(state.remove.mutateAsync(_id))}
      />
      <ConfirmDialog
        open={asking === "leave"}
        onOpenChange={close}
        title={`Leave ${company.name}?`}
        description="You no longer manage it. Its owner can invite you again."
        confirmLabel="Leave"
        onConfirm={leave}
      />
    </li>
  );
}
