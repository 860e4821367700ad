export interface Place {
  lat: number;
  lon: number;
}

interface Bounds {
  west: number;
  east: number;
  south: number;
  north: number;
}

const INDIA: Bounds = { west: 67.5, east: 98, south: 7, north: 37.8 };
/** Nearer than this, streets would be needed to make sense of a map. */
const SMALLEST_SPAN = 4;
/** Farther apart than this, people know their way only on the whole country. */
const LARGEST_SPAN = 5;
const MARGIN = 0.2;
/** In the units of the drawing. */
export const MAP_WIDTH = 600;
export const MAP_HEIGHT = 620;
/** Circles nearer to each other than this become one: a finger could not tell them apart. */
const NEAREST = 70;

/** All of India, or the part of it that holds these places. */
function boundsOf(places: readonly Place[]): Bounds {
  if (places.length === 0) return INDIA;
  const lats = places.map(({ lat }) => lat);
  const lons = places.map(({ lon }) => lon);
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  const middle = (values: number[]) => (Math.max(...values) + Math.min(...values)) / 2;
  const widest = Math.max(span(lats), span(lons));
  if (widest > LARGEST_SPAN) return INDIA;
  const half = (Math.max(SMALLEST_SPAN, widest) / 2) * (1 + 2 * MARGIN);
  return {
    west: middle(lons) - half,
    east: middle(lons) + half,
    south: middle(lats) - half,
    north: middle(lats) + half,
  };
}

/** Where a place is in the drawing. East and west are drawn nearer to each other, as they are on the globe. */
export function projectorOf(places: readonly Place[]) {
  const { west, east, south, north } = boundsOf(places);
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min(MAP_WIDTH / ((east - west) * squeeze), MAP_HEIGHT / (north - south));
  const left = (MAP_WIDTH - (east - west) * squeeze * scale) / 2;
  const top = (MAP_HEIGHT - (north - south) * scale) / 2;
  return ({ lat, lon }: Place) => ({
    x: left + (lon - west) * squeeze * scale,
    y: top + (north - lat) * scale,
  });
}

export interface Spot<Each extends Place> {
  x: number;
  y: number;
  places: Each[];
}

/** Places that are close to each other share a circle, the largest groups first. */
export function spotsOf<Each extends Place>(places: readonly Each[]): Spot<Each>[] {
  const project = projectorOf(places);
  const spots: Spot<Each>[] = [];
  for (const place of places) {
    const { x, y } = project(place);
    const near = spots.find((spot) => Math.hypot(spot.x - x, spot.y - y) < NEAREST);
    if (near) near.places.push(place);
    else spots.push({ x, y, places: [place] });
  }
  return spots.toSorted((one, other) => other.places.length - one.places.length);
}

/** "Pune", "Pune and Nashik", "Pune and 2 more" */
export function citiesText(places: readonly { city: string }[]): string {
  const [first = "", ...others] = [...new Set(places.map(({ city }) => city))];
  if (others.length === 0) return first;
  return others.length === 1 ? `${first} and ${others[0]}` : `${first} and ${others.length} more`;
}
