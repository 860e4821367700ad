/** This message can never be delivered, so it is not tried again. */
export class Undeliverable extends Error {}

const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()\\,;:"\p{Cc}]+$/u;
const LONGEST_ADDRESS = 254;

/** Text for a header: line breaks and other control characters become spaces. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** The one address in the text. Everything after a line break is dropped. */
export function addressOf(text: string): string {
  const address = (text.trim().split(/[\r\n]/, 1)[0] ?? "").trim();
  if (!ADDRESS.test(address) || address.length > LONGEST_ADDRESS)
    throw new Undeliverable("Not an e-mail address");
  return address;
}

/** Our own header names, with values that callers may have written. */
export function safeHeaders(headers: Record<string, string> = {}): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => {
    if (!/^[A-Za-z][A-Za-z0-9-]{0,60}$/.test(name)) throw new Error("Not a name for a mail header");
    return [name, oneLine(value)] as const;
  });
  return Object.fromEntries(entries);
}

/** Enough to recognise an address in a log, not enough to use it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  if (at < 0) return `***${address.slice(-2)}`;
  return `${address.slice(0, 1)}***${address.slice(at)}`;
}

/** Error messages of mail servers often repeat the address. */
export const withoutAddresses = (text: string) =>
  oneLine(text)
    .replace(/\S+@\S+/g, "[hidden]")
    .slice(0, 200);
