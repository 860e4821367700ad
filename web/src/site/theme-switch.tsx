import { Monitor, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { Segmented } from "../ui/fields/segmented.tsx";
import { chooseTheme, type Theme, useTheme } from "./use-theme.ts";

const CHOICES: { value: Theme; label: string; icon: ReactNode }[] = [
  { value: "system", label: "System", icon: <Monitor aria-hidden="true" /> },
  { value: "light", label: "Light", icon: <Sun aria-hidden="true" /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden="true" /> },
];

export function ThemeSwitch() {
  return (
    <Segmented
      label="Theme"
      options={CHOICES}
      value={useTheme()}
      onChange={chooseTheme}
      className="noscript:hidden"
    />
  );
}
