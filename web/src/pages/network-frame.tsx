import type { ReactNode } from "react";
import { CONNECT_IN_FEED, type FeedShell, PLAZY_FEED } from "../features/connect/feed/feed-address.ts";
import { MiniProfile } from "../features/connect/feed/mini-profile.tsx";
import { useUnreadConversations } from "../features/messages/unread/use-unread-conversations.ts";
import { useSession } from "../lib/session.ts";
import { MenuFrame } from "../site/menu-frame.tsx";
import { SideMenu } from "../site/side-menu.tsx";
import { useSideMenu } from "../site/use-side-menu.ts";
import { networkMenu, type NetworkArea, type NetworkTab } from "./network-menu.ts";

export const FEED_SHELL: Record<NetworkArea, FeedShell> = {
  "connect-in": CONNECT_IN_FEED,
  plazy: PLAZY_FEED,
};
const AREA_NAME: Record<NetworkArea, string> = { "connect-in": "ConnectIn", plazy: "Plazy" };

interface NetworkFrameProps {
  area: NetworkArea;
  current: NetworkTab;
  children: ReactNode;
}

/** A part of ConnectIn or Plazy with the menu of its area. */
export function NetworkFrame({ area, current, children }: NetworkFrameProps) {
  const { user } = useSession();
  const name = AREA_NAME[area];
  const unread = useUnreadConversations();
  const groups = networkMenu({ area, current, unread, hasCompany: user?.hasCompany ?? false });
  return (
    <MenuFrame
      state={useSideMenu()}
      menu={
        <div className="grid grid-cols-1 gap-5">
          <MiniProfile connectionsPath={FEED_SHELL[area].connectionsPath} />
          <SideMenu label={name} groups={groups} />
        </div>
      }
      menuWidth="w-52"
      title={name}
      label={name}
    >
      {children}
    </MenuFrame>
  );
}
