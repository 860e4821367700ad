const OURS = /^\/+q(\/|$)/i;

/** Whether an address ends at one of our own codes again, however it is written: such a code would go in circles. */
export function leadsBack(origin: string, address: string): boolean {
  const url = new URL(address);
  if (bareHost(url) !== bareHost(new URL(origin))) return false;
  if (OURS.test(decoded(url.pathname))) return true;
  // Sign-in, for one, goes on to the path that its query names.
  return [...url.searchParams.values()].some((value) => OURS.test(decoded(value)));
}

const bareHost = ({ hostname }: URL) =>
  hostname
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/^www\./, "");

/** As far as it can be decoded at all; twice, because some do. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(text));
  } catch {
    return text;
  }
}
