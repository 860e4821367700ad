import { ChevronRight, Lock } from "lucide-react";
import { Link } from "react-router";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { CARD_TOOLS, type CardTool, toolFacts, type ToolName, toolPath } from "../card-tools.ts";

const row =
  "flex min-h-14 w-full items-center gap-3 rounded-field px-2 text-left transition-colors duration-150 hover:bg-hover [&_svg]:size-4.5 [&_svg]:shrink-0";

/** The ways to the premium tools; on the free plan they lead to the upgrade. */
export function ToolsPanel() {
  const premium = useIsPremium();
  const upgrade = useUpgradeDialog();
  if (premium === undefined) return null;
  return (
    <Panel>
      <PanelHeader title="Premium Tools" className="mb-3" />
      <ul className="-mx-2">
        {(Object.keys(CARD_TOOLS) as ToolName[]).map((name) => (
          <li key={name}>
            {premium ? (
              <Link to={toolPath(name)} className={row}>
                <ToolFacts {...toolFacts(name)} />
                <ChevronRight aria-hidden="true" className="text-muted" />
              </Link>
            ) : (
              <button type="button" className={row} onClick={upgrade.show}>
                <ToolFacts {...toolFacts(name)} />
                <Lock aria-hidden="true" className="text-muted" />
                <span className="sr-only">Premium</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ToolFacts({ icon: Icon, label, text }: CardTool) {
  return (
    <>
      <Icon aria-hidden="true" className="text-brand-strong" />
      <span className="min-w-0 flex-1 py-2">
        <span className="block text-sm font-medium">{label}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
    </>
  );
}
