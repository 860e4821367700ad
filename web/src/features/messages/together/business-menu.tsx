import type { ComponentProps, ReactNode } from "react";
import { Menu, MenuContent, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { BusinessItems } from "./business-items.tsx";

/** "From talk to business" as a menu of its own. */
export const BusinessMenu = ({
  children,
  ...rest
}: ComponentProps<typeof BusinessItems> & {
  /** The button that opens it. */
  children: ReactNode;
}) => (
  <Menu>
    <MenuTrigger asChild>{children}</MenuTrigger>
    <MenuContent>
      <BusinessItems {...rest} />
    </MenuContent>
  </Menu>
);
