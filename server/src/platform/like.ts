import { sql, type SQL } from "drizzle-orm";

/** Escapes the special characters of LIKE in what somebody typed. */
const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A pattern for LIKE: contains this text. */
export const containing = (text: string) => `%${escaped(text)}%`;

/** A pattern for LIKE: begins with this text. */
export const beginningWith = (text: string) => `${escaped(text)}%`;

/** The same of what administrators type: numbers have spaces that are not stored, and names any accents. */
export function containingTyped(q: string): SQL {
  if (/^[+\d][\d\s()-]*$/.test(q)) return sql`${containing(q.replaceAll(/[\s()-]/g, ""))}`;
  if (q.includes("@")) return sql`${containing(q.toLowerCase())}`;
  return sql`plain_letters(${containing(q)})`;
}
