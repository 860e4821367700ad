import { type AdminRole, EVERY_ADMIN, mayUse } from "@cardplaza/contract/admin-roles";
import type { ComponentType } from "react";
import { Link, useSearchParams } from "react-router";
import { cn } from "../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { AccountTab } from "./account-tab.tsx";
import { adminMeta } from "./admin-meta.ts";
import { useSignedInAdmin } from "./admin-session.ts";
import { SETTINGS_WORDS } from "./admin-words.ts";
import { AuditLogPanel } from "./audit-log/audit-log-panel.tsx";
import { AdminsPanel } from "./administrators/admins-panel.tsx";

export const meta = () => adminMeta(SETTINGS_WORDS.title);

interface SettingsTab {
  id: string;
  label: string;
  roles: readonly AdminRole[];
  Content: ComponentType;
}

/** By `?tab=`. What a role may not use is not shown; the server refuses it too. */
const TABS: readonly [SettingsTab, ...SettingsTab[]] = [
  { id: "account", label: SETTINGS_WORDS.account, roles: EVERY_ADMIN, Content: AccountTab },
  { id: "admins", label: SETTINGS_WORDS.admins, roles: ["superadmin"], Content: AdminsPanel },
  { id: "audit-log", label: SETTINGS_WORDS.auditLog, roles: ["analyst"], Content: AuditLogPanel },
];

export default function SettingsPage() {
  const { role } = useSignedInAdmin().admin;
  const [params] = useSearchParams();
  const tabs = TABS.filter(({ roles }) => mayUse(role, roles));
  const { id, Content } = tabs.find((tab) => tab.id === params.get("tab")) ?? TABS[0];
  return (
    <div className={cn(PAGE_WIDTH, "py-8 sm:py-10")}>
      <h1 className="text-2xl">{SETTINGS_WORDS.title}</h1>
      {tabs.length > 1 && (
        <nav
          aria-label={SETTINGS_WORDS.tabs}
          className="-mx-4 mt-6 flex gap-1 overflow-x-auto px-4 shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none] sm:mx-0 sm:px-0"
        >
          {tabs.map((tab) => (
            <Link
              key={tab.id}
              to={{ search: `?tab=${tab.id}` }}
              aria-current={tab.id === id ? "page" : undefined}
              className={cn(
                "flex h-11 shrink-0 items-center border-b-2 px-2.5 text-sm font-medium whitespace-nowrap -outline-offset-2 sm:px-3",
                tab.id === id ? "border-brand text-ink" : "border-transparent text-muted hover:text-ink",
              )}
            >
              {tab.label}
            </Link>
          ))}
        </nav>
      )}
      <div className="mt-6">
        <Content />
      </div>
    </div>
  );
}
