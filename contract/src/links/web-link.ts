export const CONTROL_CHARACTER = /[\u0000-\u001F\u007F-\u009F]/;

/** Adds https to a link without a scheme; null for another scheme, a password or a control character. */
export function webLink(value: string): string | null {
  const text = value.trim();
  if (!text || CONTROL_CHARACTER.test(text)) return null;
  const hasScheme = /^https?:\/\//i.test(text);
  // What looks like a scheme is one, unless a port follows: `example.com:8080`.
  if (!hasScheme && /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return null;
  try {
    const url = new URL(hasScheme ? text : `https://${text}`);
    const isPublic = /[^.]\.[^.]/.test(url.hostname) && !url.username && !url.password;
    if (!isPublic) return null;
    const isBare = url.pathname === "/" && !url.search && !url.hash && !text.endsWith("/");
    return isBare ? url.origin : url.href;
  } catch {
    return null;
  }
}
