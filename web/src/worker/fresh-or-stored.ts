/** Longer than a slow network needs for a page, shorter than somebody holds out a phone with nothing on it. */
const PATIENCE_MS = 6_000;

/** What a proxy or the product answers while it is away. */
const AWAY = new Set([502, 503, 504]);

/** The network's answer; what is stored if there is no network, no server, or it takes too long. */
export async function freshOrStored(
  fresh: Promise<Response>,
  findStored: () => Promise<Response | undefined>,
): Promise<Response> {
  const first = await Promise.race([fresh.catch(() => undefined), patience()]);
  if (first && !AWAY.has(first.status)) return first;
  return (await findStored()) ?? first ?? fresh;
}

const patience = () => new Promise<undefined>((resolve) => void setTimeout(resolve, PATIENCE_MS, undefined));
