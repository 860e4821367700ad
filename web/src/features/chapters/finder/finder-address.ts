import { MAX_FINDER_CITIES, WEEKDAY_NAMES } from "@cardplaza/contract/chapters/chapter-words";
import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { cityName } from "@cardplaza/contract/places/city-names";

/** What the address of the finder says. */
export interface FinderAddress {
  q: string;
  /** One is free, several are part of the plan. */
  city: string[];
  /** 0 is Sunday. */
  weekday?: number | undefined;
  /** Only chapters with free seats. */
  seats: boolean;
  online: boolean;
  near: string;
  radiusKm?: number | undefined;
  page: number;
}

const LONGEST = 80;

/** What means nothing is left out. */
export function readFinder(search: URLSearchParams): FinderAddress {
  const text = (name: string) => (search.get(name) ?? "").trim().slice(0, LONGEST);
  const number = (name: string, least: number, most: number) => {
    const value = text(name) === "" ? Number.NaN : Number(text(name));
    return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
  };
  const isOn = (name: string) => ["1", "true"].includes(text(name));
  const cities = search
    .getAll("city")
    .flatMap((each) => each.split(","))
    .map((each) => each.trim().slice(0, LONGEST))
    .filter(Boolean)
    .map((each) => cityName(each));
  const near = text("near");
  return {
    q: text("q"),
    city: [...new Set(cities)].slice(0, MAX_FINDER_CITIES),
    weekday: number("weekday", 0, 6),
    seats: isOn("seats"),
    online: isOn("online"),
    near,
    radiusKm: near === "" ? undefined : number("radiusKm", 1, 200),
    page: number("page", 1, 1_000) ?? 1,
  };
}

/** What is asked for, in the names of the call. What is not asked for is left out. */
export const finderQuery = ({ q, city, weekday, seats, online, near, radiusKm, page }: FinderAddress) => ({
  ...(q && { q }),
  ...(city.length > 0 && { city: city.join(",") }),
  ...(weekday !== undefined && { weekday }),
  ...(seats && { seats: "1" as const }),
  ...(online && { online: "1" as const }),
  ...(near && { near }),
  ...(near && radiusKm !== undefined && { radiusKm }),
  ...(page > 1 && { page }),
});

/** The finder with some of its filters changed. Every change starts at the first page. */
export function finderPath(finder: FinderAddress, change: Partial<FinderAddress> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(finderQuery({ ...finder, page: 1, ...change })))
    search.set(name, String(value));
  return search.size > 0 ? `${OFFLINE_NETWORKING_PATH}?${search}` : OFFLINE_NETWORKING_PATH;
}

export const NO_FILTERS: FinderAddress = {
  q: "",
  city: [],
  weekday: undefined,
  seats: false,
  online: false,
  near: "",
  radiusKm: undefined,
  page: 1,
};

/** Whether the address needs the plan: several cities and a radius are part of it. */
export const needsPlan = ({ city, near, radiusKm }: FinderAddress) =>
  city.length > 1 || (near !== "" && radiusKm !== undefined);

export interface InForce {
  name: string;
  without: Partial<FinderAddress>;
}

/** Each filter that is in force, with the change that takes it away. */
export function filtersInForce({
  q,
  city,
  weekday,
  seats,
  online,
  near,
  radiusKm,
}: FinderAddress): InForce[] {
  return [
    ...(q ? [{ name: `"${q}"`, without: { q: "" } }] : []),
    ...city.map((each) => ({ name: each, without: { city: city.filter((other) => other !== each) } })),
    ...(weekday === undefined
      ? []
      : [{ name: WEEKDAY_NAMES[weekday] ?? "", without: { weekday: undefined } }]),
    ...(seats ? [{ name: "Free seats", without: { seats: false } }] : []),
    ...(online ? [{ name: "Online", without: { online: false } }] : []),
    ...(near
      ? [
          {
            name: radiusKm === undefined ? `Near ${near}` : `Within ${radiusKm} km of ${near}`,
            without: { near: "", radiusKm: undefined },
          },
        ]
      : []),
  ];
}

/** "Chapters in Pune" */
export function finderHeading({ city }: Pick<FinderAddress, "city">): string {
  const [first, ...others] = city;
  if (!first) return "Find a chapter";
  return `Chapters in ${first}${others.length > 0 ? ` and ${others.length} more` : ""}`;
}
