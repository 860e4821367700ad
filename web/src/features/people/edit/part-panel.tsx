import { type ReactNode, useId } from "react";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";

interface PartPanelProps {
  title: string;
  actions?: ReactNode;
  /** The text while the part is empty. */
  empty?: string | undefined;
  children: ReactNode;
}

/** One part of a profile: its title, what can be done, and what it says. */
export function PartPanel({ title, actions, empty, children }: PartPanelProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <PanelHeader title={<span id={id}>{title}</span>} actions={actions} className="mb-4" />
      {empty ? <p className="text-sm text-pretty text-muted">{empty}</p> : children}
    </Panel>
  );
}
