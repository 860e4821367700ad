import { PICTURE_URL, pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { storeOwn } from "./own-store.ts";

const MOST_PICTURES = 200;
const MOST_BYTES = 20 * 1024 * 1024;
/** A card's own picture is as wide as a phone; of somebody else's card the list shows a small one. */
const OWN_WIDTH = 800;
const SAVED_WIDTH = 200;

const ADDRESS = /"(\/files\/[0-9a-z]{20}\/\d+x\d+\.webp)"/g;
const FILE = /^\/files\/([0-9a-z]{20})\//;

interface Wanted {
  key: string;
  address: string;
}

/** Any size of a picture is stored under this key, and answers for every other size. */
const keyOf = (address: string) => `/files/${FILE.exec(address)?.[1]}`;

/** The pictures of the stored cards, own ones first, as far as there is room. Pictures of other cards go. */
export async function storePictures(session: string): Promise<void> {
  const cache = await caches.open(session);
  const wanted = await wantedPictures(cache);
  let room = MOST_BYTES;
  const kept = new Set<string>();
  for (const { key, address } of wanted) {
    const bytes = await sizeOrFetch(session, cache, key, address, room).catch(() => 0);
    room -= bytes;
    if (bytes > 0) kept.add(key);
  }
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith("/files/") && !kept.has(pathname)) await cache.delete(pathname);
  }
}

async function wantedPictures(cache: Cache): Promise<Wanted[]> {
  const text = async (key: string) => (await cache.match(key))?.text() ?? "";
  const own = (await text("/api/business-cards")) + (await text("/api/team-card"));
  const saved = JSON.parse((await text("/api/business-cards/saved")) || "{}") as {
    savedCards?: { profile_image?: string }[];
  };
  const wanted = [
    ...[...own.matchAll(ADDRESS)].map(([, url = ""]) => pictureUrl(url, OWN_WIDTH)),
    ...(saved.savedCards ?? [])
      .map(({ profile_image }) => profile_image ?? "")
      .filter((url) => PICTURE_URL.test(url))
      .map((url) => pictureUrl(url, SAVED_WIDTH)),
  ];
  const byKey = new Map<string, string>();
  for (const address of wanted) if (!byKey.has(keyOf(address))) byKey.set(keyOf(address), address);
  return [...byKey].slice(0, MOST_PICTURES).map(([key, address]) => ({ key, address }));
}

async function sizeOrFetch(session: string, cache: Cache, key: string, address: string, room: number) {
  const stored = await cache.match(key);
  const blob = await (stored ?? (await fetch(address, { credentials: "omit", priority: "low" }))).blob();
  if (blob.size > room || !blob.type.startsWith("image/")) return 0;
  if (!stored) await storeOwn(session, key, blob, blob.type);
  return blob.size;
}

/** Pictures of cards, and QR codes. */
export const isPicture = ({ pathname }: URL) =>
  FILE.test(pathname) || /^\/api\/business-cards\/[0-9a-z]+\/qr\.svg$/.test(pathname);

export async function answerPicture({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname } = new URL(request.url);
    const stored = await caches.match(FILE.test(pathname) ? keyOf(pathname) : pathname);
    if (!stored) throw error;
    return stored;
  }
}
