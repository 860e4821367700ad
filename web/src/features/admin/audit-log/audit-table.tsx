import type { AuditEntry } from "@cardplaza/contract/audit/audit";
import { momentInWords } from "@cardplaza/contract/date-words";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { type Column, DataTable } from "../../../ui/lists/data-table.tsx";
import { ROLES } from "../roles.ts";
import { AUDIT_LOG_WORDS as words } from "./audit-log-words.ts";
import { actionInWords } from "./changes-of.ts";
import { EntryChanges } from "./entry-changes.tsx";
import type { ChosenFilters } from "./use-audit-log.ts";

interface AuditTableProps {
  /** Undefined while they load. */
  entries: readonly AuditEntry[] | undefined;
  onFilter: (filter: ChosenFilters) => void;
}

/** The entries: a table, on a phone cards. A name, an action and a target show only their own entries. */
export function AuditTable({ entries, onFilter }: AuditTableProps) {
  const only = (filter: ChosenFilters, name: string, shown: ReactNode = name) => (
    <Button
      variant="link"
      className="max-w-full text-left wrap-anywhere whitespace-normal"
      aria-label={words.filters.only(name)}
      onClick={() => onFilter(filter)}
    >
      {shown}
    </Button>
  );
  const columns: Column<AuditEntry>[] = [
    {
      id: "action",
      header: words.columns.action,
      onCard: "title",
      className: "@2xl:align-top",
      cell: ({ action }) => only({ action }, actionInWords(action)),
    },
    {
      id: "at",
      header: words.columns.at,
      className: "@2xl:align-top",
      cell: ({ at }) => <time dateTime={at}>{momentInWords(at)}</time>,
    },
    {
      id: "admin",
      header: words.columns.admin,
      className: "@2xl:align-top",
      cell: (entry) => {
        const { adminId, role } = entry;
        if (!adminId) return words.product;
        return (
          <>
            {only({ adminId }, entry.adminName || words.formerAdmin)}
            <span className="block text-xs text-muted">{isRole(role) ? ROLES[role].name : role}</span>
          </>
        );
      },
    },
    {
      id: "target",
      header: words.columns.target,
      className: "@2xl:align-top",
      cell: ({ targetType, targetId }) => (
        <>
          {only({ targetType }, actionInWords(targetType))}
          {targetId && (
            <span className="block text-xs wrap-anywhere">
              {only({ targetId }, targetId, <span className="text-xs">{targetId}</span>)}
            </span>
          )}
        </>
      ),
    },
    {
      id: "changes",
      header: words.columns.changes,
      onCard: "text",
      className: "@2xl:align-top",
      cell: (entry) => <EntryChanges entry={entry} />,
    },
    {
      id: "entry",
      header: words.columns.entry,
      align: "end",
      className: "@2xl:align-top",
      cell: ({ seq }) => seq.toLocaleString("en-IN"),
    },
  ];
  return (
    <DataTable
      caption={words.title}
      columns={columns}
      rows={entries ?? []}
      rowKey={({ seq }) => String(seq)}
      loadingRows={entries ? 0 : 5}
    />
  );
}

const isRole = (role: string): role is keyof typeof ROLES => role in ROLES;
