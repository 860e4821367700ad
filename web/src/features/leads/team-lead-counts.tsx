import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { useTeamLeadCounts } from "./use-my-leads.ts";

/** Claimed team cards: the leads belong to the holder, the owner sees only the counts. */
export function TeamLeadCounts() {
  const { data: cards = [] } = useTeamLeadCounts();
  if (cards.length === 0) return null;
  return (
    <Panel className="mt-6">
      <PanelHeader
        title="Leads of your team"
        description="Cards that your members have taken over. Only they see who wrote."
      />
      <ul className="grid gap-2 text-sm sm:grid-cols-2">
        {cards.map(({ _id, name, leads }) => (
          <li key={_id} className="flex justify-between gap-4 rounded-field bg-sunken px-3 py-2">
            <span className="min-w-0 truncate">{name}</span>
            <span className="font-semibold tabular-nums">{leads.toLocaleString("en-IN")}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
