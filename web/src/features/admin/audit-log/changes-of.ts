/** A value that an action changed, as text; undefined where there was none. */
export interface Change {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

type Values = Record<string, unknown> | null;

/** What changed, one line for each value: the names of nested ones are joined, "plan: kind". */
export function changesOf(before: Values, after: Values): Change[] {
  const [old, fresh] = [new Map(valuesOf(before)), new Map(valuesOf(after))];
  const names = [...new Set([...old.keys(), ...fresh.keys()])];
  return names.map((name) => ({ name, before: old.get(name), after: fresh.get(name) }));
}

function valuesOf(values: Values, of: readonly string[] = []): [string, string | undefined][] {
  return Object.entries(values ?? {}).flatMap(([key, value]): [string, string | undefined][] => {
    const path = [...of, inWords(key)];
    if (isRecord(value)) return valuesOf(value, path);
    return [[path.join(": "), textOf(value)]];
  });
}

/** "ownerAnswer" and "owner_answer" are "owner answer". */
const inWords = (key: string) =>
  key
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]+/g, " ")
    .toLowerCase();

function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((each) => textOf(each) ?? "").join(", ") || undefined;
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** "post.send-back" is "Post: send back". */
export function actionInWords(action: string): string {
  const [noun = "", verb] = action.split(".");
  const words = [noun, verb].filter(Boolean).map((part) => inWords(String(part)));
  const text = words.join(": ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
