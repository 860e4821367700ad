import { ThemeSwitch } from "../../site/theme-switch.tsx";

export function ShowcaseHeader() {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-10 pb-8 lg:pt-16 lg:pb-12">
      <div>
        <p className="text-sm font-medium text-brand-strong">Cardplaza</p>
        <h1 className="mt-1 text-3xl">Components</h1>
        <p className="mt-2 max-w-xl text-pretty text-muted">
          What every screen is made of, in each of its states. Good stationery: calm, confident, precise.
        </p>
      </div>
      <ThemeSwitch />
    </header>
  );
}
