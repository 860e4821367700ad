// Picks values out of the lines of a contact file.
import type { VcardLine } from "./vcard-lines.ts";

const isPreferred = ({ types, params }: VcardLine) => types.includes("pref") || params.PREF === "1";

/** The lines of this name that have a value, the preferred ones first. */
export function all(lines: VcardLine[], name: string): VcardLine[] {
  const given = lines.filter((line) => line.name === name && line.value.trim());
  return [...given.filter(isPreferred), ...given.filter((line) => !isPreferred(line))];
}

export const unescaped = (value: string) =>
  value.replace(/\\([\\;,:nN])/g, (_, c: string) => (c.toLowerCase() === "n" ? "\n" : c));

/** A value of several parts; an escaped `;` does not separate. */
export function split(value: string): string[] {
  const found = [""];
  for (const [piece] of value.matchAll(/\\[\s\S]|;|[^;\\]+|\\/g)) {
    if (piece === ";") found.push("");
    else found[found.length - 1] += piece;
  }
  return found.map((part) => unescaped(part).trim());
}

export const valueOf = (lines: VcardLine[], name: string) =>
  unescaped(all(lines, name)[0]?.value ?? "").trim();
export const parts = (lines: VcardLine[], name: string) => split(all(lines, name)[0]?.value ?? "");

export const isOf =
  (...types: string[]) =>
  (line: VcardLine) =>
    types.some((type) => line.types.includes(type));
