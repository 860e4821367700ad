import type { ReactNode } from "react";

/** A titled list in a sheet, or that there is nothing. */
export function Part({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      {children.length === 0 ? (
        <p className="mt-2 text-muted">{none}</p>
      ) : (
        <ul className="mt-2 grid grid-cols-1 gap-3">{children}</ul>
      )}
    </section>
  );
}
