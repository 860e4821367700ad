import { SHARED_CACHE, SHARED_PICTURE } from "./own-data.ts";

/** The picture that another app has shared with this one. It is handed over once. */
export async function takeSharedPicture(): Promise<Blob | null> {
  if (typeof caches === "undefined") return null;
  const stored = await caches.match(SHARED_PICTURE, { cacheName: SHARED_CACHE });
  await caches.delete(SHARED_CACHE);
  return (await stored?.blob()) ?? null;
}
