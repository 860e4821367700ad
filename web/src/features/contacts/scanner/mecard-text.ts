// MECARD, the short way to put a contact into a QR code: `MECARD:N:Menon,Asha;TEL:+9198…;EMAIL:…;;`

const LONGEST = 8_000;

export interface Mecard {
  name: string;
  phone: string;
  email: string;
  company: string;
  role: string;
  website: string;
  address: string;
  notes: string;
}

/** What a MECARD says, or null where the text is none. Of several numbers or addresses the first counts. */
export function readMecard(text: string): Mecard | null {
  const [, body] = /^\s*MECARD:([\s\S]*)$/i.exec(text.slice(0, LONGEST)) ?? [];
  if (body === undefined) return null;
  const found = new Map<string, string>();
  for (const field of splitAt(body, ";")) {
    const colon = field.indexOf(":");
    const name = field.slice(0, Math.max(colon, 0)).trim().toUpperCase();
    const value = field.slice(colon + 1).trim();
    if (name && value && !found.has(name)) found.set(name, value);
  }
  const plain = (name: string) => unescaped(found.get(name) ?? "");
  const parts = (name: string) => splitAt(found.get(name) ?? "", ",").map((part) => unescaped(part).trim());
  return {
    // The family name comes first.
    name: parts("N").reverse().filter(Boolean).join(" ") || plain("NICKNAME"),
    phone: plain("TEL").replace(/^tel:/i, ""),
    email: plain("EMAIL").replace(/^mailto:/i, ""),
    company: plain("ORG"),
    role: plain("TITLE"),
    website: plain("URL"),
    address: parts("ADR").filter(Boolean).join(", "),
    notes: plain("NOTE") || plain("MEMO"),
  };
}

/** An escaped separator does not split. */
function splitAt(text: string, separator: string): string[] {
  const parts = [""];
  for (const [piece] of text.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (piece === separator) parts.push("");
    else parts[parts.length - 1] += piece;
  }
  return parts;
}

const unescaped = (value: string) => value.replace(/\\([\s\S])/g, "$1");
