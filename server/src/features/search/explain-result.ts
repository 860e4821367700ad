import { cityName } from "@cardplaza/contract/places/city-names";
import { LIFTED_RESULT } from "@cardplaza/contract/search/search-words";
import { cityAt } from "../places/cities.ts";
import type { Ranked } from "./rank-entries.ts";
import type { QueryText } from "./search-text.ts";

interface Found {
  city: string;
  categoryLabel: string;
  servesLabel?: string;
}

/** The reasons for a result's place, in plain words; there is always at least one. */
export function explainResult(
  ranked: Ranked,
  found: Found,
  text: QueryText,
  cities: readonly string[],
): string[] {
  const why: string[] = [];
  if (text.plain !== "") why.push(matchOf(ranked, text, found));
  if (text.pin !== "") why.push(`PIN ${text.pin}`);
  if (ranked.inCity) why.push(`In ${found.city || "the city"}`);
  else if (cities.length > 0)
    why.push(
      `${found.servesLabel ?? "Serves"} ${cities.length === 1 ? nameOf(cities[0] ?? "") : "your cities"}`,
    );
  if (ranked.km !== null)
    why.push(ranked.km < 1 ? "Less than 1 km away" : `About ${Math.round(ranked.km)} km away`);
  if (ranked.ratingCount > 0)
    why.push(`Rated ${(ranked.ratingSum / ranked.ratingCount).toFixed(1)} by ${ranked.ratingCount}`);
  if (ranked.isVerified) why.push("Verified");
  if (ranked.isLifted) why.push(LIFTED_RESULT);
  if (ranked.isComplete) why.push("Complete profile");
  if (ranked.isRecent) why.push("Recently updated");
  return why.length > 0 ? why : ["Shown by rating and completeness"];
}

/** The name of a city as it is written, however it was typed. */
const nameOf = (city: string) => cityAt(city)?.name ?? cityName(city);

function matchOf(
  { isExact, inName, inCategory, inText }: Ranked,
  { plain }: QueryText,
  { categoryLabel }: Found,
): string {
  if (isExact) return "Exactly this name";
  if (inName) return "Name matches";
  if (inCategory) return `${categoryLabel} matches`;
  if (inText) return "Mentioned in the description";
  return `Name is like '${plain}'`;
}
