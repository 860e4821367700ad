import { Building2, type LucideIcon, Package, Store } from "lucide-react";
import { useLocation } from "react-router";
import { MiniProfile } from "../features/connect/feed/mini-profile.tsx";
import { useUnreadConversations } from "../features/messages/unread/use-unread-conversations.ts";
import type { Viewer } from "../lib/use-viewer.ts";
import { FEED_SHELL } from "../pages/network-frame.tsx";
import { networkMenu } from "../pages/network-menu.ts";
import { SideMenu } from "../site/side-menu.tsx";
import { isCurrentPage, profileLinks } from "../site/site-links.ts";
import { Sheet, SheetContent } from "../ui/overlays/sheet.tsx";

/** What the account's menu has besides the menu of the network. */
const OWN_ICONS: Partial<Record<string, LucideIcon>> = {
  "/my-products": Package,
  "/company-onboarding": Building2,
  "/business-profile": Store,
  "/business-listing": Store,
};

interface MemberMenuProps {
  viewer: Viewer | undefined;
  isInPlazy: boolean;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All places of a member, from the bar at the foot of a phone. */
export function MemberMenu({ viewer, isInPlazy, isOpen, onOpenChange }: MemberMenuProps) {
  const location = useLocation();
  const area = isInPlazy ? "plazy" : "connect-in";
  const own = (viewer ? profileLinks(viewer) : []).flatMap(({ to, label }) => {
    const icon = OWN_ICONS[to];
    return icon ? [{ to, label, icon }] : [];
  });
  const unread = useUnreadConversations();
  const hasCompany = viewer?.hasCompany ?? false;
  const groups = networkMenu({ area, current: null, hasCompany, unread, own }).map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({ ...entry, isCurrent: isCurrentPage(entry, location) })),
  }));
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent title="Menu" side="left">
        <div className="grid grid-cols-1 gap-5">
          <MiniProfile connectionsPath={FEED_SHELL[area].connectionsPath} />
          <SideMenu label="Your places" groups={groups} />
        </div>
      </SheetContent>
    </Sheet>
  );
}
