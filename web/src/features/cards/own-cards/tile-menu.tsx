import { MoreHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuTrigger } from "../../../ui/overlays/menu.tsx";

/** The rest of what can be done with a card of a list. */
export function TileMenu({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="ghost" size="icon-sm" aria-label={`More for ${name}`}>
          <MoreHorizontal />
        </Button>
      </MenuTrigger>
      <MenuContent>{children}</MenuContent>
    </Menu>
  );
}
