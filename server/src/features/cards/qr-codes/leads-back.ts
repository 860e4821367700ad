const OURS = /^\/+q(\/|$)/i;

/** Whether an address ends at one of our own codes again, however it is written: that would be a loop. */
export function leadsBack(origin: string, address: string): boolean {
  const url = new URL(address);
  if (bareHost(url) !== bareHost(new URL(origin))) return false;
  if (OURS.test(decoded(url.pathname))) return true;
  // Sign-in, for example, continues to the path in its query.
  return [...url.searchParams.values()].some((value) => OURS.test(decoded(value)));
}

const bareHost = ({ hostname }: URL) =>
  hostname
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/^www\./, "");

/** Decoded as far as possible; twice, because some addresses are encoded twice. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(text));
  } catch {
    return text;
  }
}
