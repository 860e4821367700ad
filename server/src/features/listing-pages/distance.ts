import type { Position } from "../places/pins.ts";

const EARTH_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Placed {
  lat: number | null;
  lng: number | null;
  hideAddress: boolean;
}

/** In kilometres along the ground. Whoever hides his address or has no position is beyond all others. */
export function distanceBetween(from: Position, to: Placed | undefined): number {
  if (!to || to.lat === null || to.lng === null || to.hideAddress) return Number.MAX_SAFE_INTEGER;
  const [north, east] = [radians(to.lat - from.lat), radians(to.lng - from.lng)];
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}
