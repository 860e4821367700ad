/** Parameters of an address to set; null or an empty text takes one out. */
export type ParamParts = Readonly<Record<string, string | null | undefined>>;

/** The same parameters with these changed. */
export function withParams(search: URLSearchParams, parts: ParamParts): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
