export interface LatLng {
  lat: number;
  lng: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance on a sphere. */
export function kmBetween(one: LatLng, other: LatLng): number {
  const [lat, lng] = [radians(other.lat - one.lat) / 2, radians(other.lng - one.lng) / 2];
  const chord =
    Math.sin(lat) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng) ** 2;
  return 12_742 * Math.asin(Math.sqrt(Math.min(1, chord)));
}
