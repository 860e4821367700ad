import { EVERY_ADMIN } from "@cardplaza/contract/admin-roles";
import { AccountTab } from "./account-tab.tsx";
import { SETTINGS_WORDS } from "./admin-words.ts";
import { AuditLogPanel } from "./audit-log/audit-log-panel.tsx";
import { AdminsPanel } from "./administrators/admins-panel.tsx";
import { type ScreenTab, TabbedScreen } from "./lists/tabbed-screen.tsx";

const TABS: readonly [ScreenTab, ...ScreenTab[]] = [
  { id: "account", label: SETTINGS_WORDS.account, roles: EVERY_ADMIN, Content: AccountTab },
  { id: "admins", label: SETTINGS_WORDS.admins, roles: ["superadmin"], Content: AdminsPanel },
  { id: "audit-log", label: SETTINGS_WORDS.auditLog, roles: ["analyst"], Content: AuditLogPanel },
];

export function SettingsPage() {
  return <TabbedScreen title={SETTINGS_WORDS.title} tabs={TABS} />;
}
