import { Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import { chooseTheme, type Theme, useTheme } from "./use-theme.ts";

const CHOICES: { theme: Theme; label: string; icon: typeof Sun }[] = [
  { theme: "system", label: "System", icon: Monitor },
  { theme: "light", label: "Light", icon: Sun },
  { theme: "dark", label: "Dark", icon: Moon },
];

/** On the server nothing is chosen yet: the choice lives in the browser. */
export function ThemeSwitch() {
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset className="rounded-full border border-line p-0.5 noscript:hidden">
      <legend className="sr-only">Theme</legend>
      <div className="flex">
        {CHOICES.map(({ theme, label, icon: Icon }) => (
          <label
            key={theme}
            className="relative flex h-8 cursor-pointer items-center gap-1.5 rounded-full px-3 text-xs font-medium text-muted hover:text-ink has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={chosen === theme}
              onChange={() => chooseTheme(theme)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
