import type { Admin } from "@cardplaza/contract/admin/admin-sign-in";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { ROLES } from "./roles.ts";

export function SignedInPanel({ admin }: { admin: Admin }) {
  const role = ROLES[admin.role];
  return (
    <Panel>
      <PanelHeader title="Signed in" />
      <div className="flex items-center gap-4">
        <Avatar name={admin.name} size="lg" decorative />
        <div className="min-w-0">
          <p className="font-semibold break-words">{admin.name}</p>
          <p className="text-sm break-words text-muted">{admin.email}</p>
        </div>
      </div>
      <div className="mt-5 border-t border-line pt-4 text-sm">
        <Badge tone="brand">{role.name}</Badge>
        <p className="mt-2 text-muted">{role.may}</p>
      </div>
    </Panel>
  );
}
