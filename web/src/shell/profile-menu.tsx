import { ChevronDown, LogOut, Sparkles } from "lucide-react";
import { Link } from "react-router";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from "../ui/overlays/menu.tsx";
import { profileLinks, UPGRADE } from "../site/site-links.ts";
import type { Viewer } from "../lib/use-viewer.ts";

export function ProfileMenu({ viewer, onLogOut }: { viewer: Viewer; onLogOut: () => void }) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="ghost" className="gap-2 px-1.5" aria-label={`Account of ${viewer.name}`}>
          <Avatar name={viewer.name} src={viewer.picture} size="sm" decorative />
          <ChevronDown className="text-muted" />
        </Button>
      </MenuTrigger>
      <MenuContent className="w-60">
        <MenuLabel className="truncate text-ink">{viewer.name}</MenuLabel>
        {profileLinks(viewer).map((link) => (
          <MenuItem key={link.to} asChild>
            <Link to={link.to}>{link.label}</Link>
          </MenuItem>
        ))}
        {!viewer.premium && (
          <MenuItem asChild className="font-medium text-brand-strong [&_svg]:text-brand-strong">
            <Link to={UPGRADE.to}>
              {UPGRADE.label}
              <Sparkles className="ml-auto" />
            </Link>
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem onSelect={onLogOut}>
          Log out
          <LogOut className="ml-auto" />
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
