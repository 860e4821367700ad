import type { PolicySlug } from "@cardplaza/contract/policies/policy-words";
import type { ReactNode } from "react";

/** In a new tab, so that the form around it stays as it is. */
export function PolicyLink({
  to,
  children,
}: {
  to: `/${PolicySlug}${"" | `#${string}`}`;
  children: ReactNode;
}) {
  return (
    <a href={to} target="_blank" rel="noopener" className="text-brand-strong underline underline-offset-2">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
