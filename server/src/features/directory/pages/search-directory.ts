import { categoriesWithin } from "@cardplaza/contract/categories/business-categories";
import { DIRECTORY_MOST } from "@cardplaza/contract/directory/listing-page-words";
import type { Context } from "../../../context.ts";
import { rankEntries } from "../../search/rank-entries.ts";
import { readingOf } from "../../search/reading-of.ts";
import { readWords, type QueryWord } from "../../search/read-words.ts";
import type { SearchFilters } from "../../search/search-filters.ts";
import { placeKey, readQuery, type QueryText } from "../../search/search-text.ts";
import { orderOf, type Wanted } from "./directory-walk.ts";

interface FoundWords {
  ids: string[];
  total: number;
  capped: boolean;
  /** The words that were searched instead, if no business has the typed ones. */
  showingFor?: string;
}

/** The businesses with these words in their name, category or description, in the order of the directory. */
export async function searchDirectory({ db, now }: Context, q: string, wanted: Wanted): Promise<FoundWords> {
  const filters: SearchFilters = {
    ...wanted,
    cities: wanted.city ? [placeKey(wanted.city)] : [],
    isWithinCities: true,
    isExact: true,
    categories: knownCategories(wanted.category),
    verified: false,
    openNow: wanted.openAt !== undefined,
    sort: orderOf(wanted),
    isMember: false,
    hiddenIds: [],
    now,
  };
  const find = async (text: QueryText, words: QueryWord[]): Promise<FoundWords> => {
    const { ranked, total } = await rankEntries(db, "business", text, words, filters);
    return { ids: ranked.map(({ id }) => id), total, capped: total >= DIRECTORY_MOST };
  };
  const typed = textOf(q, wanted);
  if (typed.isVain) return { ids: [], total: 0, capped: false };
  const words = await readWords(db, typed.words);
  const found = await find(typed, words);
  const reading = found.total > 0 || typed.isStrict ? undefined : readingOf(words, typed.isEither);
  if (!reading) return found;
  const meant = textOf(reading.text, wanted);
  const read = await find(meant, await readWords(db, meant.words));
  return read.total > 0 ? { ...read, showingFor: reading.text } : found;
}

/** A PIN code among the words counts like one in the filters. */
function textOf(q: string, { pin }: Wanted): QueryText {
  const text = readQuery(q);
  return { ...text, pin: text.pin || (pin ?? "") };
}

/** An unknown category is ignored, as everywhere in the directory. */
function knownCategories(category: string | undefined): string[] | undefined {
  const within = category ? categoriesWithin(category) : [];
  return within.length > 0 ? within : undefined;
}
