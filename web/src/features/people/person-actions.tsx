import { introductionsPath } from "@cardplaza/contract/people/connection-words";
import type { PublicProfile } from "@cardplaza/contract/people/profile";
import { Ban, Check, Handshake, Lock, MoreHorizontal, Pencil } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { MessageButton } from "../../site/message-button.tsx";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../ui/overlays/menu.tsx";
import { BlockDialog } from "../moderation/block-dialog.tsx";
import { AddressedUpgradeDialog } from "../plan/addressed-upgrade-dialog.tsx";
import { useIsPremium } from "../plan/use-is-premium.ts";
import { useUpgradeDialog } from "../plan/use-upgrade-dialog.ts";
import { ConnectButton } from "./connections/connect-button.tsx";
import { IntroDialog } from "./introductions/intro-dialog.tsx";
import { useIntroductionAsked } from "./introductions/use-introduction-asked.ts";

/** What the viewer can do about this member. */
export function PersonActions({ profile }: { profile: PublicProfile }) {
  const { isSelf, connection, mutual, name } = profile;
  const navigate = useNavigate();
  const [open, setOpen] = useState<"intro" | "block" | null>(null);
  const isPremium = useIsPremium();
  const upgrade = useUpgradeDialog();
  const mayAsk = connection.relation === "none" && mutual.people.length > 0;
  const asked = useIntroductionAsked(profile._id, mayAsk && isPremium === true);
  if (isSelf) {
    return (
      <div className="mt-5">
        <Button asChild variant="secondary">
          <Link to="/profile">
            <Pencil /> Edit profile
          </Link>
        </Button>
      </div>
    );
  }
  const isConnected = connection.relation === "connected";
  const leave = () => void navigate("/plazy/connections", { replace: true });
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <ConnectButton person={profile} connection={connection} withNote onBlocked={leave} />
      <MessageButton person={profile} variant={isConnected ? "primary" : "secondary"} />
      {asked && (
        <Button asChild variant="secondary">
          <Link to={introductionsPath}>
            <Check /> Introduction asked
          </Link>
        </Button>
      )}
      {mayAsk && !asked && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={isPremium === false ? upgrade.show : () => setOpen("intro")}
        >
          <Handshake /> Ask for an introduction
          {isPremium === false && (
            <>
              <Lock aria-hidden="true" className="text-muted" />
              <span className="sr-only">Premium</span>
            </>
          )}
        </Button>
      )}
      {!isConnected && (
        <Menu>
          <MenuTrigger asChild>
            <Button variant="ghost" size="icon" aria-label={`More about ${name}`}>
              <MoreHorizontal />
            </Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem tone="danger" onSelect={() => setOpen("block")}>
              <Ban /> Block
            </MenuItem>
          </MenuContent>
        </Menu>
      )}
      {open === "intro" && <IntroDialog profile={profile} onClose={() => setOpen(null)} />}
      {open === "block" && <BlockDialog person={profile} onBlocked={leave} onClose={() => setOpen(null)} />}
      <AddressedUpgradeDialog />
    </div>
  );
}
