export type Json = Record<string, unknown>;

const HIDDEN = "[hidden]";
const SECRET_WORDS = new Set(
  "password passwords passcode passphrase pwd token tokens secret secrets code codes hash hashes otp totp credential credentials authorization cookie cookies signature".split(
    " ",
  ),
);
const SECRET_KEYS = /(api|access|private|secret|session|signing|encryption)[-_ ]?key/i;

/** What an action changed, safe to store for ever: only the differences, no secrets. */
export function auditChanges(before: object | null | undefined, after: object | null | undefined) {
  const [old, fresh] = [plain(before ?? null), plain(after ?? null)] as [Json | null, Json | null];
  if (!old || !fresh) return { before: old && mask(old), after: fresh && mask(fresh) };
  return { before: mask(onlyChanged(old, fresh)), after: mask(onlyChanged(fresh, old)) };
}

/** Whom and what a row refers to, such as its `ownerId`; a member who is erased is found by it. */
export const idsIn = (row: object | null | undefined): string[] =>
  Object.entries(row ?? {}).flatMap(([key, value]) =>
    /(Id|By)$/.test(key) && typeof value === "string" ? [value] : [],
  );

/** As the database will return it: JSON, without the two characters that PostgreSQL cannot store in it. */
function plain(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed().replaceAll("\0", "");
  if (typeof value === "bigint") return value.toString();
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (Array.isArray(value)) return value.map((item: unknown) => plain(item) ?? null);
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return Object.fromEntries(entries.map(([key, item]) => [plain(key), plain(item)]));
  }
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value) ?? "null") as unknown);
}

function onlyChanged(from: Json, other: Json): Json {
  const changed: Json = {};
  for (const [key, value] of Object.entries(from)) {
    const counterpart = Object.hasOwn(other, key) ? other[key] : undefined;
    if (canonicalJson(value) === canonicalJson(counterpart)) continue;
    changed[key] = isRecord(value) && isRecord(counterpart) ? onlyChanged(value, counterpart) : value;
  }
  return changed;
}

// After the comparison: a changed password is reported as changed, without its value.
function mask(value: Json): Json {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isSecret(key) ? hide(item) : inside(item)]),
  );
}

function inside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inside);
  return isRecord(value) ? mask(value) : value;
}

const hide = (value: unknown) => (value === null ? null : HIDDEN);

/** Recognised by the words in the name: `passwordHash`, `totp_secret`, `signupCode`, but not `barcodes`. */
function isSecret(key: string): boolean {
  const words = key.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z0-9]+/);
  return SECRET_KEYS.test(key) || words.some((word) => SECRET_WORDS.has(word.toLowerCase()));
}

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same text for the same content, whatever the order of its keys. The input of the hashes. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? "null";
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join(",")}}`;
}
