import { dayInWords } from "@cardplaza/contract/date-words";
import { CONNECTION_TEXT, REINVITE_DAYS } from "@cardplaza/contract/people/connection-words";
import type { PublicProfile } from "@cardplaza/contract/people/profile";
import { Ban, Check, ChevronDown, UserMinus, UserPlus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { inWords } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { BlockDialog } from "../../moderation/block-dialog.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { notDone, useConnection, type ConnectionNow } from "./use-connection.ts";

interface ConnectButtonProps {
  person: Pick<PublicProfile, "_id" | "name">;
  connection: ConnectionNow;
  /** Asks for a note before the invitation goes; without it, one press sends it. */
  withNote?: boolean;
  size?: "sm" | "md";
  /** Called after each change that this button made. */
  onChanged?: (connection: ConnectionNow, before: ConnectionNow) => void;
  onBlocked?: (before: ConnectionNow) => void;
}

/** What the viewer can do about somebody: Connect, Invited, Accept or Connected. */
export function ConnectButton(props: ConnectButtonProps) {
  const { person, withNote = false, size = "md", onBlocked } = props;
  const { now, invite, answer, end } = useConnection(props);
  const [open, setOpen] = useState<"note" | "withdraw" | "remove" | "block" | null>(null);
  const close = () => setOpen(null);
  const { relation, inviteFrom } = now;
  const buttons = useFocusAfter(relation);
  if (relation === "self") return null;

  // The date is null once the member can be invited again.
  const waits = relation === "none" && inviteFrom !== null;
  return (
    <div ref={buttons} className="flex flex-wrap items-center gap-2">
      {waits && <p className="text-sm text-muted">{CONNECTION_TEXT.again(dayInWords(inviteFrom))}</p>}
      {relation === "none" && !waits && (
        <Button
          size={size}
          busy={invite.isPending}
          aria-label={`Connect with ${person.name}`}
          aria-haspopup={withNote ? "dialog" : undefined}
          onClick={() => (withNote ? setOpen("note") : invite.mutate("", notDone("Invitation not sent")))}
        >
          {!invite.isPending && <UserPlus />} Connect
        </Button>
      )}
      {relation === "received" && (
        <>
          <Button
            size={size}
            busy={answer.isPending && answer.variables === "accept"}
            aria-label={`Accept ${person.name}’s invitation`}
            onClick={() => answer.mutate("accept", notDone("The invitation was not accepted"))}
          >
            Accept
          </Button>
          <Button
            size={size}
            variant="secondary"
            busy={answer.isPending && answer.variables === "decline"}
            aria-label={`Decline ${person.name}’s invitation`}
            onClick={() => answer.mutate("decline", notDone("The invitation was not declined"))}
          >
            Decline
          </Button>
        </>
      )}
      {relation === "sent" && (
        <StateMenu label="Invited" name={person.name} size={size}>
          <MenuItem onSelect={() => setOpen("withdraw")}>
            <UserMinus /> Withdraw invitation
          </MenuItem>
        </StateMenu>
      )}
      {relation === "connected" && (
        <StateMenu label="Connected" name={person.name} size={size}>
          <MenuItem onSelect={() => setOpen("remove")}>
            <UserMinus /> Remove connection
          </MenuItem>
          <MenuItem tone="danger" onSelect={() => setOpen("block")}>
            <Ban /> Block
          </MenuItem>
        </StateMenu>
      )}
      {open === "note" && (
        <InviteDialog name={person.name} send={(note) => invite.mutateAsync(note)} onClose={close} />
      )}
      <ConfirmDialog
        open={open === "withdraw"}
        onOpenChange={(stays) => !stays && close()}
        title="Withdraw the invitation?"
        description={`${person.name} is not told. You can invite them again after ${REINVITE_DAYS.withdrawn} days.`}
        confirmLabel="Withdraw"
        onConfirm={() => inWords(answer.mutateAsync("withdraw"))}
      />
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={(stays) => !stays && close()}
        title={`Remove ${person.name}?`}
        description="You are no longer connected, and neither sees what the other shows to connections. They are not told."
        confirmLabel="Remove"
        onConfirm={() => inWords(end.mutateAsync())}
      />
      {open === "block" && <BlockDialog person={person} onBlocked={() => onBlocked?.(now)} onClose={close} />}
    </div>
  );
}

function StateMenu(props: { label: string; name: string; size: "sm" | "md"; children: ReactNode }) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="secondary" size={props.size} aria-label={`${props.label}: ${props.name}`}>
          {props.label === "Connected" && <Check />} {props.label} <ChevronDown className="text-muted" />
        </Button>
      </MenuTrigger>
      <MenuContent>{props.children}</MenuContent>
    </Menu>
  );
}

/** A button that was pressed goes with the state before: the focus moves on to the one in its place. */
function useFocusAfter(relation: string) {
  const buttons = useRef<HTMLDivElement>(null);
  const before = useRef(relation);
  useEffect(() => {
    if (before.current === relation) return;
    before.current = relation;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) buttons.current?.querySelector("button")?.focus();
  }, [relation]);
  return buttons;
}
