import { INVITATION_OVER } from "@cardplaza/contract/accounts/account-words";
import { Notice } from "../../../ui/notice.tsx";
import type { Invite } from "./read-invite.ts";

/** Explains to an invited person why they must sign in. */
export function InviteNotice({ invite }: { invite: Invite }) {
  if (invite === "over") {
    return (
      <Notice tone="warning" className="mb-5">
        {INVITATION_OVER} Ask the person who made the card for a new one.
      </Notice>
    );
  }
  const { name, about, owner } = invite;
  return (
    <Notice title="A business card is waiting for you" className="mb-5">
      {owner} made it for <strong className="font-medium">{name}</strong>
      {about && `, ${about}`}. You can take it over once you are signed in.
    </Notice>
  );
}
