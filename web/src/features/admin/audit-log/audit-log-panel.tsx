import { Download } from "lucide-react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { useSignedInAdmin } from "../admin-session.ts";
import { AuditFilterFields } from "./audit-filter-fields.tsx";
import { AuditHelp } from "./audit-help.tsx";
import { AUDIT_LOG_WORDS as words } from "./audit-log-words.ts";
import { AuditTable } from "./audit-table.tsx";
import { useAuditFilters, useAuditLog, useExportAuditLog } from "./use-audit-log.ts";
import { VerifyChain } from "./verify-chain.tsx";

/** What administrators did: found, exported and verified. */
export function AuditLogPanel() {
  const { admin } = useSignedInAdmin();
  const { chosen, change } = useAuditFilters();
  const list = useAuditLog(chosen);
  const file = useExportAuditLog();
  const isFiltered = Object.keys(chosen).length > 0;
  return (
    <Panel>
      <PanelHeader
        title={words.title}
        description={words.description}
        actions={
          <Button variant="secondary" busy={file.isPending} onClick={() => file.mutate(chosen)}>
            <Download aria-hidden="true" /> {words.export}
          </Button>
        }
      />
      <div className="grid grid-cols-1 gap-5">
        {admin.role === "superadmin" && <VerifyChain />}
        <AuditHelp />
        {file.isError && (
          <Notice tone="danger" title={words.notExported} live>
            {problemText(file.error)}
          </Notice>
        )}
        <AuditFilterFields chosen={chosen} change={change} names={namesIn(list.items ?? [])} />
        <p role="status" className="min-h-5 text-sm text-muted tabular-nums">
          {list.count !== undefined && list.count > 0 && words.count(list.count)}
        </p>
        {list.isError && !list.items ? (
          <ErrorState
            title={words.notLoaded}
            text={problemText(list.error)}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : list.items?.length === 0 ? (
          <EmptyState
            drawing="search"
            title={isFiltered ? words.noMatch : words.none}
            text={isFiltered ? words.noMatchWhy : words.noneYet}
          />
        ) : (
          <AuditTable entries={list.items} onFilter={change} />
        )}
        <ShowMore list={list} label={words.more} />
        <p className="text-xs text-muted">{words.exportHint}</p>
      </div>
    </Panel>
  );
}

const namesIn = (items: readonly { adminId: string; adminName: string }[]) =>
  new Map(items.map(({ adminId, adminName }) => [adminId, adminName || words.formerAdmin]));
