import type { ReactNode } from "react";

/** Some settings that belong together. */
export const SettingsGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 grid-cols-1 gap-3">
    <legend className="mb-2 text-sm font-semibold">{title}</legend>
    {children}
  </fieldset>
);
