import type { ReactNode } from "react";
import { FactRow } from "../../../ui/fact-row.tsx";

/** Facts in two columns; empty ones are left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
    {facts.map(
      ([label, value]) =>
        value && (
          <FactRow key={label} label={label}>
            <span className="wrap-anywhere whitespace-pre-wrap">{value}</span>
          </FactRow>
        ),
    )}
  </dl>
);

/** A longer text of a member under its name, as plain text. */
export const LongText = ({ label, text }: { label: string; text: string }) =>
  text && (
    <div>
      <p className="text-muted">{label}</p>
      <p className="mt-0.5 wrap-anywhere whitespace-pre-wrap">{text}</p>
    </div>
  );
