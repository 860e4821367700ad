import { type AdminRole, EVERY_ADMIN, mayUse } from "@cardplaza/contract/admin-roles";
import {
  BadgeCheck,
  Building2,
  Flag,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  Store,
  Users,
} from "lucide-react";
import { SCREEN_WORDS } from "../admin-words.ts";

interface AdminScreen {
  label: string;
  to: string;
  icon: LucideIcon;
  roles: readonly AdminRole[];
}

/** The menu. What a role may not use is not shown; the server refuses it too. */
const ADMIN_SCREENS: readonly AdminScreen[] = [
  { label: SCREEN_WORDS.dashboard, to: "/admin/dashboard", icon: LayoutDashboard, roles: EVERY_ADMIN },
  {
    label: SCREEN_WORDS.inbox,
    to: "/admin/dashboard?tab=inbox",
    icon: Inbox,
    roles: ["support"],
  },
  {
    label: SCREEN_WORDS.users,
    to: "/admin/users",
    icon: Users,
    roles: ["moderator", "support", "finance", "analyst"],
  },
  { label: SCREEN_WORDS.cases, to: "/admin/posts", icon: Flag, roles: ["moderator"] },
  {
    label: SCREEN_WORDS.companies,
    to: "/admin/companies",
    icon: Building2,
    roles: ["moderator", "support", "analyst"],
  },
  {
    label: SCREEN_WORDS.listings,
    to: "/admin/business-listings",
    icon: Store,
    roles: ["moderator", "support", "analyst"],
  },
  {
    label: SCREEN_WORDS.claims,
    to: "/admin/business-claims",
    icon: BadgeCheck,
    roles: ["moderator", "support", "analyst"],
  },
  { label: SCREEN_WORDS.settings, to: "/admin/settings", icon: Settings, roles: EVERY_ADMIN },
];

/** Which of these screens is at this address: its tab, if that is one of them, else the screen itself. */
export function screenAt(screens: readonly AdminScreen[], address: string): AdminScreen | undefined {
  const [path = "", search] = address.split("?");
  const tab = new URLSearchParams(search).get("tab");
  const isAt = (wanted: string) => screens.find(({ to }) => to === wanted);
  return isAt(`${path}?tab=${tab}`) ?? isAt(path);
}

export const screensFor = (role: AdminRole) => ADMIN_SCREENS.filter(({ roles }) => mayUse(role, roles));
