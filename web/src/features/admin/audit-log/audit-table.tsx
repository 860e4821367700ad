import type { AuditEntry } from "@cardplaza/contract/audit/audit";
import { momentInWords } from "@cardplaza/contract/date-words";
import { type Column, DataTable } from "../../../ui/lists/data-table.tsx";
import { ROLES } from "../roles.ts";
import { AUDIT_LOG_WORDS as words } from "./audit-log-words.ts";
import { actionInWords } from "./changes-of.ts";
import { EntryChanges } from "./entry-changes.tsx";
import { OnlyButton } from "./only-button.tsx";
import type { ChosenFilters } from "./use-audit-log.ts";

interface AuditTableProps {
  /** Undefined while they load. */
  entries: readonly AuditEntry[] | undefined;
  onFilter: (filter: ChosenFilters) => void;
}

/** The entries: a table, on a phone cards. */
export const AuditTable = ({ entries, onFilter }: AuditTableProps) => (
  <DataTable
    caption={words.title}
    columns={columnsWith(onFilter)}
    rows={entries ?? []}
    rowKey={({ seq }) => String(seq)}
    loadingRows={entries ? 0 : 5}
  />
);

const TOP = "@2xl:align-top";

/** A name, an action and a target lead to their own entries. */
function columnsWith(onFilter: AuditTableProps["onFilter"]): Column<AuditEntry>[] {
  return [
    {
      id: "action",
      header: words.columns.action,
      onCard: "title",
      className: TOP,
      cell: ({ action }) => (
        <OnlyButton onPress={() => onFilter({ action })}>{actionInWords(action)}</OnlyButton>
      ),
    },
    {
      id: "at",
      header: words.columns.at,
      className: TOP,
      cell: ({ at }) => <time dateTime={at}>{momentInWords(at)}</time>,
    },
    {
      id: "admin",
      header: words.columns.admin,
      className: TOP,
      cell: ({ adminId, adminName, role }) =>
        adminId ? (
          <>
            <OnlyButton onPress={() => onFilter({ adminId })}>{adminName || words.formerAdmin}</OnlyButton>
            <span className="block text-xs text-muted">{isRole(role) ? ROLES[role].name : role}</span>
          </>
        ) : (
          words.product
        ),
    },
    {
      id: "target",
      header: words.columns.target,
      className: TOP,
      cell: ({ targetType, targetId }) => (
        <>
          <OnlyButton onPress={() => onFilter({ targetType })}>{actionInWords(targetType)}</OnlyButton>
          {targetId && (
            <span className="block">
              <OnlyButton small onPress={() => onFilter({ targetId })}>
                {targetId}
              </OnlyButton>
            </span>
          )}
        </>
      ),
    },
    {
      id: "changes",
      header: words.columns.changes,
      onCard: "text",
      className: TOP,
      cell: (entry) => <EntryChanges entry={entry} onFilter={onFilter} />,
    },
    {
      id: "entry",
      header: words.columns.entry,
      align: "end",
      className: TOP,
      cell: ({ seq }) => seq.toLocaleString("en-IN"),
    },
  ];
}

const isRole = (role: string): role is keyof typeof ROLES => role in ROLES;
