export interface Place {
  lat: number;
  lon: number;
}

/** All of it, however few places there are: people know their way on the whole country. */
const INDIA = { west: 67.5, east: 98, south: 7, north: 37.8 };
/** The width in the units of the drawing. */
export const MAP_WIDTH = 600;
export const MAP_HEIGHT = 620;
/** Circles nearer to each other than this become one: a finger could not tell them apart. */
const NEAREST = 70;

// East and west are drawn nearer to each other, as they are on the globe.
const SQUEEZE = Math.cos((((INDIA.south + INDIA.north) / 2) * Math.PI) / 180);
const SCALE = Math.min(
  MAP_WIDTH / ((INDIA.east - INDIA.west) * SQUEEZE),
  MAP_HEIGHT / (INDIA.north - INDIA.south),
);
const LEFT = (MAP_WIDTH - (INDIA.east - INDIA.west) * SQUEEZE * SCALE) / 2;
const TOP = (MAP_HEIGHT - (INDIA.north - INDIA.south) * SCALE) / 2;

/** The position of a place in the drawing. */
export const project = ({ lat, lon }: Place) => ({
  x: LEFT + (lon - INDIA.west) * SQUEEZE * SCALE,
  y: TOP + (INDIA.north - lat) * SCALE,
});

export interface Spot<Each extends Place> {
  x: number;
  y: number;
  places: Each[];
}

/** Places that are close to each other share a circle, the largest groups first. */
export function spotsOf<Each extends Place>(places: readonly Each[]): Spot<Each>[] {
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
