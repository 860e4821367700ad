import { PanelLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { cn } from "../ui/class-names.ts";
import { Sheet, SheetContent } from "../ui/overlays/sheet.tsx";
import { PAGE_WIDTH } from "../ui/page-width.ts";
import { BOTTOM_BAR_SPACE, BottomBar } from "./bottom-bar.tsx";
import { InstallEntry } from "./install-entry.tsx";
import type { MenuEntry } from "./side-menu.tsx";
import type { SideMenuState } from "./use-side-menu.ts";

interface MenuFrameProps {
  state: SideMenuState;
  menu: ReactNode;
  /** The width of the menu beside the content. */
  menuWidth: string;
  /** Over the menu in its sheet. */
  title: string;
  /** Where the member is, on the button that opens a hidden menu. */
  label: string;
  /** Of the area itself; without it the bar of all members' screens is there. */
  bar?: MenuEntry[];
  children: ReactNode;
}

/** The menu of a member's area beside the content, or a bar and a sheet on small screens. */
export function MenuFrame({ state, menu, menuWidth, title, label, bar, children }: MenuFrameProps) {
  const { isSheet, isOpen, setOpen } = state;
  return (
    <>
      <div className={cn(PAGE_WIDTH, "flex flex-1 gap-8 py-6 sm:py-8", isSheet && bar && BOTTOM_BAR_SPACE)}>
        {!isSheet && isOpen && (
          <aside aria-label="Sections" className={cn(menuWidth, "shrink-0")}>
            <div className="sticky top-20 -mx-1 max-h-[calc(100dvh-6rem)] overflow-y-auto px-1 pb-1">
              {menu}
            </div>
          </aside>
        )}
        <div className="min-w-0 flex-1">
          {!isSheet && !isOpen && (
            <Button
              variant="secondary"
              className="mb-5"
              aria-label={`${label}, open the sections`}
              aria-expanded={false}
              onClick={() => setOpen(true)}
            >
              <PanelLeft /> {label}
            </Button>
          )}
          {children}
        </div>
      </div>
      {isSheet && bar && (
        <BottomBar label="Daily tools" entries={bar} isMoreOpen={isOpen} onMore={() => setOpen(true)} />
      )}
      <Sheet open={isSheet && isOpen} onOpenChange={setOpen}>
        <SheetContent title={title} side="left">
          {menu}
          <InstallEntry />
        </SheetContent>
      </Sheet>
    </>
  );
}
