import { ChevronLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { MenuItem, MenuSeparator } from "./menu.tsx";

interface MenuPageProps {
  /** Of the row that leads back. */
  label: string;
  onBack: () => void;
  children: ReactNode;
}

/** Further rows in the place of a menu's first ones: beside them a phone has no room. */
export function MenuPage({ label, onBack, children }: MenuPageProps) {
  const first = useRef<HTMLDivElement>(null);
  // The row that led here is gone, and the arrow keys work from where the focus is.
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <MenuItem ref={first} onSelect={(event) => (event.preventDefault(), onBack())}>
        <ChevronLeft /> {label}
      </MenuItem>
      <MenuSeparator />
      {children}
    </>
  );
}
