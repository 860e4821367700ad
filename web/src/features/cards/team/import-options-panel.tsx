import { INVITE_DAYS } from "@cardplaza/contract/cards/team/team-words";
import { Link } from "react-router";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { TEMPLATE_PATH } from "../team-paths.ts";
import type { ImportOptions } from "./use-team-import.ts";

interface ImportOptionsPanelProps {
  options: ImportOptions;
  hasTemplate: boolean;
  onChange: (options: ImportOptions) => void;
}

export function ImportOptionsPanel({ options, hasTemplate, onChange }: ImportOptionsPanelProps) {
  return (
    <Panel>
      <PanelHeader title="Options" />
      <div className="grid grid-cols-1 gap-4">
        <Checkbox
          label="Use my template"
          hint={
            hasTemplate ? (
              "It fills in what the file leaves empty, and gives the cards its design."
            ) : (
              <>
                You have none yet.{" "}
                <Link to={TEMPLATE_PATH} className="underline underline-offset-2">
                  Make a template
                </Link>
              </>
            )
          }
          disabled={!hasTemplate}
          checked={options.useTemplate && hasTemplate}
          onChange={({ target }) => onChange({ ...options, useTemplate: target.checked })}
        />
        <Checkbox
          label="Invite the members by e-mail"
          hint={`Members with an e-mail in the file are asked to take their card over. The invitation works for ${INVITE_DAYS} days.`}
          checked={options.invite}
          onChange={({ target }) => onChange({ ...options, invite: target.checked })}
        />
      </div>
    </Panel>
  );
}
