/** Where somebody was in a long list when they left it, by the entry of the browser's history. */
export interface KeptPlace {
  /** Names what was loaded there. */
  visit: string;
  /** The entry at the top of the screen, and how far below the top it was. */
  anchor: { id: string; top: number };
}

const MOST = 50;
const places = new Map<string, KeptPlace>();

export const keptPlace = (key: string) => places.get(key);

export function keepPlace(key: string, place: KeptPlace) {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MOST && oldest !== undefined) places.delete(oldest);
}
