import { Monitor, Moon, Sun } from "lucide-react";
import { Segmented } from "./segmented.tsx";

export type ThemeChoice = "light" | "dark" | "system";

const choices = [
  { value: "light", label: "Light", icon: <Sun aria-hidden="true" /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden="true" /> },
  { value: "system", label: "Same as my device", icon: <Monitor aria-hidden="true" /> },
] as const;

export type ThemeSwitchProps = {
  value: ThemeChoice;
  onChange: (choice: ThemeChoice) => void;
  className?: string;
};

export function ThemeSwitch({ value, onChange, className }: ThemeSwitchProps) {
  return (
    <Segmented
      label="Colours"
      iconsOnly
      options={choices}
      value={value}
      onChange={onChange}
      className={className}
    />
  );
}
