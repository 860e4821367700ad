import type { Card } from "@cardplaza/contract/cards/cards";
import { dayInDigits } from "@cardplaza/contract/date-words";
import { ChartNoAxesCombined } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { toolPath } from "../card-tools.ts";
import { Figures } from "./figures.tsx";

// Sample figures behind the blur, not the real ones.
const VEILED = { "Total Views": "000", "Created Date": "00/00/0000", "Last Updated": "00/00/0000" };

export function CardStatistics({ card }: { card: Card }) {
  const premium = useIsPremium();
  const upgrade = useUpgradeDialog();
  return (
    <Panel>
      <PanelHeader title="Card Statistics" />
      {premium ? (
        <>
          <Figures
            figures={{
              "Total Views": (card.views ?? 0).toLocaleString("en-IN"),
              "Created Date": dayInDigits(card.created_at),
              "Last Updated": dayInDigits(card.updated_at),
            }}
          />
          <Button asChild variant="secondary" className="mt-4 w-full">
            <Link to={toolPath("analytics", card._id)}>
              <ChartNoAxesCombined /> View Analytics
            </Link>
          </Button>
        </>
      ) : (
        <div className="relative">
          <div aria-hidden="true" className="blur-xs select-none">
            <Figures figures={VEILED} />
          </div>
          {premium === false && (
            <div className="absolute inset-0 grid place-items-center">
              <Button onClick={upgrade.show}>Upgrade to Unlock</Button>
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}
