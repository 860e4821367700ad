import { useNavigate } from "react-router";
import { BottomBar } from "../../../site/bottom-bar.tsx";
import { SideMenu } from "../../../site/side-menu.tsx";
import { useSideMenu } from "../../../site/use-side-menu.ts";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { dashboardBar, dashboardMenu } from "./dashboard-menu.ts";

/** The dashboard's bar and sheet on a phone, for its screens that visitors open too. */
export function DashboardBar() {
  const { isSheet, isOpen, setOpen } = useSideMenu();
  const premium = useIsPremium();
  const navigate = useNavigate();
  const viewing = {
    current: "scanner" as const,
    premium,
    onUpgrade: () => void navigate("/business-cards?upgrade=true"),
  };
  if (!isSheet) return null;
  return (
    <>
      <BottomBar
        label="Daily tools"
        entries={dashboardBar(viewing)}
        isMoreOpen={isOpen}
        onMore={() => setOpen(true)}
      />
      <Sheet open={isOpen} onOpenChange={setOpen}>
        <SheetContent title="Digital Business Cards" side="left">
          <SideMenu label="Cards dashboard" groups={dashboardMenu(viewing)} />
        </SheetContent>
      </Sheet>
    </>
  );
}
