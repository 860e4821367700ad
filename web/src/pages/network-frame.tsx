import type { ReactNode } from "react";
import { useSession } from "../lib/session.ts";
import { MenuFrame } from "../site/menu-frame.tsx";
import { SideMenu } from "../site/side-menu.tsx";
import { useSideMenu } from "../site/use-side-menu.ts";
import { networkBar, networkMenu, type NetworkArea } from "./network-menu.ts";

const AREA_NAME: Record<NetworkArea, string> = { "connect-in": "ConnectIn", plazy: "Plazy" };

interface NetworkFrameProps {
  area: NetworkArea;
  children: ReactNode;
}

/** A part of ConnectIn or Plazy with the menu of its area. */
export function NetworkFrame({ area, children }: NetworkFrameProps) {
  const { user } = useSession();
  const name = AREA_NAME[area];
  const groups = networkMenu(area, { hasCompany: user?.hasCompany ?? false });
  return (
    <MenuFrame
      state={useSideMenu()}
      menu={<SideMenu label={name} groups={groups} />}
      menuWidth="w-48"
      title={name}
      label={name}
      bar={networkBar(area)}
    >
      {children}
    </MenuFrame>
  );
}
