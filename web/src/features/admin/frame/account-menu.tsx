import type { Admin } from "@cardplaza/contract/admin/admin-sign-in";
import { ChevronDown, LogOut, ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from "../../../ui/overlays/menu.tsx";
import { FRAME_WORDS } from "../admin-words.ts";
import { ROLES } from "../roles.ts";
import { useAdminSignOut } from "../use-admin-sign-out.ts";

export function AccountMenu({ admin }: { admin: Admin }) {
  const signOut = useAdminSignOut();
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          variant="ghost"
          className="min-w-0 shrink gap-2 px-1.5"
          aria-label={FRAME_WORDS.accountOf(admin.name)}
          busy={signOut.isPending}
        >
          <Avatar name={admin.name} size="sm" decorative />
          <span className="hidden max-w-48 truncate sm:block">{admin.name}</span>
          <ChevronDown className="text-muted" />
        </Button>
      </MenuTrigger>
      <MenuContent className="w-60">
        <MenuLabel className="truncate pb-0 text-ink">{admin.name}</MenuLabel>
        <MenuLabel className="truncate pt-0">{ROLES[admin.role].name}</MenuLabel>
        <MenuItem asChild>
          <Link to="/admin/settings?tab=account">
            {FRAME_WORDS.account}
            <ShieldCheck className="ml-auto" />
          </Link>
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => signOut.mutate()}>
          {FRAME_WORDS.signOut}
          <LogOut className="ml-auto" />
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
