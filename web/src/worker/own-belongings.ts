import { CARD_FILES } from "@cardplaza/contract/cards/card-files";
import { storePictures } from "./own-pictures.ts";
import { ageOf, storeOwn } from "./own-store.ts";

const HOUR_MS = 3_600_000;
/** Further pages of contacts, 50 each. */
const MOST_PAGES = 19;
const MOST_CARDS = 30;

interface Session {
  session: string;
  authorization: string;
}

/** What a list needs to be readable without a network: designs, QR codes, pictures and further pages. */
export async function storeBelonging(by: Session, key: string, text: string): Promise<void> {
  if (key === "/api/business-cards" || key === "/api/team-card") {
    const cards = (JSON.parse(text) as { _id: string }[]).slice(0, MOST_CARDS);
    for (const { _id } of cards) {
      await storeRead(by, `/api/card-customization/${_id}`);
      await storeRead(by, CARD_FILES.qrSvg(_id));
    }
  }
  if (key === "/api/contacts") await storePages(by, text);
  if (/^\/api\/(business-cards|team-card|business-cards\/saved)$/.test(key)) await storePictures(by.session);
}

/** Fetches it, unless it was stored within the last hour. */
async function storeRead({ session, authorization }: Session, key: string): Promise<string | undefined> {
  const stored = await (await caches.open(session)).match(key);
  if (stored && ageOf(stored) < HOUR_MS) return stored.text();
  const response = await fetch(key, { headers: { authorization } });
  if (response.status !== 200) return undefined;
  const text = await response.text();
  await storeOwn(session, key, text, response.headers.get("content-type") ?? "");
  return text;
}

/** The pages follow each other. Those that no longer do are dropped. */
async function storePages(by: Session, first: string) {
  const kept = new Set<string>();
  let text: string | undefined = first;
  while (text && kept.size < MOST_PAGES) {
    const { nextCursor } = JSON.parse(text) as { nextCursor: string | null };
    if (!nextCursor) break;
    const key = `/api/contacts?cursor=${encodeURIComponent(nextCursor)}`;
    kept.add(key);
    text = await storeRead(by, key);
  }
  const cache = await caches.open(by.session);
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (pathname === "/api/contacts" && search && !kept.has(pathname + search))
      await cache.delete(pathname + search);
  }
}
