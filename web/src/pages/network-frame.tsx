import { PanelLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "../lib/session.ts";
import { BOTTOM_BAR_SPACE, BottomBar } from "../site/bottom-bar.tsx";
import { SideMenu } from "../site/side-menu.tsx";
import { useSideMenu } from "../site/use-side-menu.ts";
import { Button } from "../ui/button.tsx";
import { cn } from "../ui/class-names.ts";
import { Sheet, SheetContent } from "../ui/overlays/sheet.tsx";
import { PAGE_WIDTH } from "../ui/page-width.ts";
import { networkBar, networkMenu, type NetworkArea } from "./network-menu.ts";

/** As on the cards' dashboard: either of them opens or closes the sidebar. */
const TOGGLE_EVENTS = ["toggle-sidebar", "toggle-dbc-sidebar"];
const AREA_NAME: Record<NetworkArea, string> = { "connect-in": "ConnectIn", plazy: "Plazy" };

interface NetworkFrameProps {
  area: NetworkArea;
  children: ReactNode;
}

/** The sidebar beside a part of ConnectIn or Plazy, or a bar and a sheet on small screens. */
export function NetworkFrame({ area, children }: NetworkFrameProps) {
  const { user } = useSession();
  const { isSheet, isOpen, setOpen } = useSideMenu(TOGGLE_EVENTS);
  const name = AREA_NAME[area];
  const sidebar = (
    <SideMenu label={name} groups={networkMenu(area, { hasCompany: user?.hasCompany ?? false })} />
  );
  return (
    <>
      <div className={cn(PAGE_WIDTH, "flex flex-1 gap-8 py-6 sm:py-8", isSheet && BOTTOM_BAR_SPACE)}>
        {!isSheet && isOpen && (
          <aside aria-label="Sections" className="w-48 shrink-0">
            <div className="sticky top-20 -mx-1 max-h-[calc(100dvh-6rem)] overflow-y-auto px-1 pb-1">
              {sidebar}
            </div>
          </aside>
        )}
        <div className="min-w-0 flex-1">
          {!isSheet && !isOpen && (
            <Button
              variant="secondary"
              className="mb-5"
              aria-label={`${name}, open the sections`}
              aria-expanded={false}
              onClick={() => setOpen(true)}
            >
              <PanelLeft /> {name}
            </Button>
          )}
          {children}
        </div>
      </div>
      {isSheet && (
        <BottomBar
          label="Daily tools"
          entries={networkBar(area)}
          isMoreOpen={isOpen}
          onMore={() => setOpen(true)}
        />
      )}
      <Sheet open={isSheet && isOpen} onOpenChange={setOpen}>
        <SheetContent title={name} side="left">
          {sidebar}
        </SheetContent>
      </Sheet>
    </>
  );
}
