import type { ReactNode } from "react";

export const CasePart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="min-w-0">
    <h3 className="text-base font-semibold">{title}</h3>
    <div className="mt-2">{children}</div>
  </section>
);
