import {
  IMPORT_FIELDS,
  IMPORT_HEADINGS,
  type ImportField,
} from "@cardplaza/contract/cards/team/team-import-words";
import type { TeamImport } from "@cardplaza/contract/cards/team/team-imports";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import type { ImportColumns } from "./use-team-import.ts";

interface ImportColumnsPanelProps {
  report: TeamImport;
  onMatch: (columns: ImportColumns) => void;
}

/** What each column of the file holds; guessed from its heading, and the person has the last word. */
export function ImportColumnsPanel({ report: { columns, problem }, onMatch }: ImportColumnsPanelProps) {
  const fields = columns.map(({ field }) => field);
  // A field is in one column only: chosen for another, it leaves the first.
  const match = (at: number, chosen: ImportField | "") =>
    onMatch(fields.map((field, index) => (index === at ? chosen : field === chosen ? "" : field)));
  return (
    <Panel>
      <PanelHeader title="Columns" description="Choose what each column of your file holds." />
      {problem && (
        <Notice tone="warning" live className="mb-4">
          {problem}
        </Notice>
      )}
      <ul className="grid grid-cols-1 gap-x-10 gap-y-3 sm:grid-cols-2">
        {columns.map(({ heading, field }, at) => {
          const label = heading || `Column ${at + 1}`;
          return (
            <li key={at} className="grid min-w-0 grid-cols-2 items-center gap-3">
              <span className="text-sm font-medium break-words">{label}</span>
              <Select
                aria-label={`What ${label} holds`}
                value={field}
                onChange={({ target }) => match(at, target.value as ImportField | "")}
                options={[
                  { value: "", label: "Leave out" },
                  ...IMPORT_FIELDS.map((each) => ({ value: each, label: IMPORT_HEADINGS[each][0] })),
                ]}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
