import type { TeamImport } from "@cardplaza/contract/cards/team/team-imports";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TEAM_CARDS } from "../team-paths.ts";

interface ImportResultProps {
  report: TeamImport;
  onAgain: () => void;
}

export function ImportResult({ report: { created, invited }, onAgain }: ImportResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the focus moves here for screen readers.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel className="mt-8">
      <div className="grid justify-items-center gap-3 py-6 text-center">
        <CircleCheck aria-hidden="true" className="size-10 text-positive" />
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {created === 1 ? "1 team card made" : `${created} team cards made`}
        </h2>
        <p className="text-muted">
          {invited === 0
            ? "You can invite each member from the list."
            : invited === 1
              ? "1 member is being invited by e-mail."
              : `${invited} members are being invited by e-mail.`}
        </p>
        <div className="mt-3 flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link to={TEAM_CARDS}>Show team cards</Link>
          </Button>
          <Button variant="secondary" onClick={onAgain}>
            Import another file
          </Button>
        </div>
      </div>
    </Panel>
  );
}
