import type { Administrator } from "@cardplaza/contract/admin/admins";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { ADMINS_WORDS, SETTINGS_WORDS } from "../admin-words.ts";
import { useSignedInAdmin } from "../admin-session.ts";
import { adminColumns, type Asked } from "./admin-columns.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import { useAdmins } from "./use-admins.ts";

const SKETCHED_ROWS = 4;

/** Who may open the administration. */
export function AdminsPanel() {
  const { admin } = useSignedInAdmin();
  const { data, isError, isFetching, refetch } = useAdmins();
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<{ what: Asked; about: Administrator } | null>(null);
  const close = () => setAsked(null);
  return (
    <Panel aria-labelledby="admins">
      <PanelHeader
        title={<span id="admins">{SETTINGS_WORDS.admins}</span>}
        description={ADMINS_WORDS.intro}
        actions={
          <Button onClick={() => setInviting(true)}>
            <UserPlus /> {ADMINS_WORDS.invite}
          </Button>
        }
      />
      {isError && !data ? (
        <ErrorState title={ADMINS_WORDS.failed} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption={ADMINS_WORDS.caption}
          columns={adminColumns(admin._id, (what, about) => setAsked({ what, about }))}
          rows={data?.items ?? []}
          rowKey={({ _id }) => _id}
          loadingRows={data ? 0 : SKETCHED_ROWS}
        />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {asked?.what === "role" && <RoleDialog admin={asked.about} onClose={close} />}
      {asked?.what === "remove" && <RemoveDialog admin={asked.about} onClose={close} />}
    </Panel>
  );
}
