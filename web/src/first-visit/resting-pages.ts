import type { EntryContext } from "react-router";
import { CARD_WAYS } from "../lib/resting/card-ways.ts";

/** The call that counts the view of a page; `about` is the id of what it shows. */
interface CountedView {
  about: string;
  path: string;
  body: Readonly<Record<string, string>>;
}

export interface Rest {
  /** An address with a query or a hash may open something; a plain one does not. */
  isPlain: boolean;
  view?: CountedView;
}

type CountView = (loaded: unknown) => CountedView;

const countCard: CountView = (loaded) => {
  const { card, way } = loaded as { card: { _id: string }; way: keyof typeof CARD_WAYS };
  const body = { cardId: card._id, type: "view", channel: CARD_WAYS[way].channel };
  return { about: card._id, path: "/api/card-events", body };
};
const countOf =
  (part: string, calls: string): CountView =>
  (loaded) => {
    const { _id } = (loaded as Record<string, { _id: string }>)[part] as { _id: string };
    return { about: _id, path: `/api/${calls}/${_id}/view`, body: {} };
  };
const isPlain = true;

/**
 * Pages that are whole without scripts and are left so until a visitor uses them, by the ids of their routes. Here, on
 * the server: a mark in each route would be among the first scripts. What counts their views is the call that their own
 * code makes when it runs.
 */
const RESTING: Readonly<Record<string, { isPlain: boolean; count?: CountView }>> = {
  card: { isPlain, count: countCard },
  "preview/card": { isPlain, count: countCard },
  "business-card": { isPlain, count: countCard },
  "team-card": { isPlain, count: countCard },
  "company/:id": { isPlain, count: countOf("company", "companies") },
  "product/:id": { isPlain },
  "features/home/home-page": { isPlain },
  businesses: { isPlain },
  "business/:id": { isPlain, count: countOf("listing", "business-listings") },
  "it-services": { isPlain },
  jobs: { isPlain },
  "jobs/:id": { isPlain, count: countOf("job", "jobs") },
  "offline-networking": { isPlain },
  search: { isPlain: false },
};

/** How a visitor's page rests; undefined where its scripts start by themselves. */
export function restOf({ staticHandlerContext }: EntryContext): Rest | undefined {
  const { matches, errors, loaderData } = staticHandlerContext;
  const id = matches.at(-1)?.route.id ?? "";
  const page = RESTING[id];
  if (!page || errors) return undefined;
  return { isPlain: page.isPlain, ...(page.count && { view: page.count(loaderData[id]) }) };
}
