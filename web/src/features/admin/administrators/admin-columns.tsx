import type { Administrator } from "@cardplaza/contract/admin/admins";
import { momentInWords } from "@cardplaza/contract/date-words";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import type { Column } from "../../../ui/lists/data-table.tsx";
import { ADMINS_WORDS } from "../admin-words.ts";
import { ROLES } from "../roles.ts";
import { AgainButton } from "./again-button.tsx";

export type Asked = "role" | "remove";

/** Nobody changes or removes themselves, so their own row has no buttons. */
export const adminColumns = (
  ownId: string,
  ask: (what: Asked, about: Administrator) => void,
): Column<Administrator>[] => [
  {
    id: "name",
    header: ADMINS_WORDS.name,
    onCard: "title",
    cell: ({ _id, name, email }) => (
      <>
        <p className="font-medium break-words">
          {name} {_id === ownId && <span className="font-normal text-muted">{ADMINS_WORDS.you}</span>}
        </p>
        <p className="text-sm font-normal wrap-anywhere text-muted">{email}</p>
      </>
    ),
  },
  { id: "role", header: ADMINS_WORDS.role, cell: ({ role }) => ROLES[role].name },
  { id: "state", header: ADMINS_WORDS.state, cell: (admin) => <State {...admin} /> },
  {
    id: "seen",
    header: ADMINS_WORDS.seen,
    className: "@2xl:whitespace-nowrap",
    cell: ({ lastSeenAt }) => (lastSeenAt ? momentInWords(lastSeenAt) : ADMINS_WORDS.never),
  },
  {
    id: "actions",
    header: ADMINS_WORDS.actions,
    onCard: "actions",
    cell: (admin) =>
      admin._id !== ownId && (
        <div className="flex flex-wrap justify-end gap-2 @2xl:flex-nowrap">
          {admin.state !== "active" ? (
            <AgainButton admin={admin} />
          ) : (
            <Button
              size="sm"
              variant="secondary"
              aria-label={ADMINS_WORDS.changeRoleOf(admin.name)}
              onClick={() => ask("role", admin)}
            >
              {ADMINS_WORDS.changeRole}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            className="text-danger"
            aria-label={ADMINS_WORDS.removeOne(admin.name)}
            onClick={() => ask("remove", admin)}
          >
            {ADMINS_WORDS.remove}
          </Button>
        </div>
      ),
  },
];

function State({ state, secondStep, inviteEndsAt }: Administrator) {
  if (state === "active") {
    return (
      <Badge tone={secondStep ? "positive" : "warning"}>
        {secondStep ? ADMINS_WORDS.secondStepOn : ADMINS_WORDS.secondStepOff}
      </Badge>
    );
  }
  if (state === "expired") return <Badge tone="danger">{ADMINS_WORDS.inviteEnded}</Badge>;
  return (
    <>
      <Badge tone="brand">{ADMINS_WORDS.invited}</Badge>
      {inviteEndsAt && (
        <p className="mt-1 text-xs text-muted">{ADMINS_WORDS.inviteUntil(momentInWords(inviteEndsAt))}</p>
      )}
    </>
  );
}
