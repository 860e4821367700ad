import type { ShareType } from "@cardplaza/contract/messages/message-words";
import type { SearchType } from "@cardplaza/contract/search/search-words";
import { api, ApiError } from "../../../lib/api.ts";
import { SHARE_WORDS } from "../words/share-words.ts";
import { fits, type ShareItem, withoutRepeats } from "./share-item.ts";

/** The search takes no single letter. */
const LEAST_LETTERS = 2;

const line = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" · ");

/** Members without a company have no products and jobs. */
const orNone = (reading: Promise<ShareItem[]>): Promise<ShareItem[]> =>
  reading.catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return [];
    throw error;
  });

async function found(type: Exclude<ShareType, "post" | "contact">, q: string): Promise<ShareItem[]> {
  if (q.length < LEAST_LETTERS) return [];
  const kind: SearchType = type === "listing" ? "business" : type;
  const { results } = await api["GET /api/search"]({ query: { q, type: kind } });
  return results.map(({ _id, title, subtitle, city, price, image }) => ({
    type,
    id: _id,
    title,
    text: line(subtitle, price, city),
    picture: image ?? "",
  }));
}

const ownCards = async () =>
  (await api["GET /api/business-cards"]()).map((card) => cardItem(card, SHARE_WORDS.mine));

const savedCards = async () =>
  (await api["GET /api/business-cards/saved"]()).savedCards
    .filter(({ available }) => available)
    .map((card) => cardItem(card, SHARE_WORDS.saved));

interface CardFacts {
  _id: string;
  name: string;
  role: string;
  company: string;
  profile_image: string;
}
const cardItem = ({ _id, name, role, company, profile_image }: CardFacts, mark: string): ShareItem => ({
  type: "card",
  id: _id,
  title: name,
  text: line(role, company),
  picture: profile_image,
  mark,
});

const ownProducts = async () =>
  (await api["GET /api/products/mine"]({ query: { status: "published" } })).products.map(
    ({ _id, name, image }): ShareItem => ({
      type: "product",
      id: _id,
      title: name,
      text: "",
      picture: image,
      mark: SHARE_WORDS.mine,
    }),
  );

const ownJobs = async () =>
  (await api["GET /api/jobs/mine"]({ query: { status: "open" } })).jobs.map(
    ({ _id, title, locations }): ShareItem => ({
      type: "job",
      id: _id,
      title,
      text: line(...locations.map(({ city }) => city)),
      picture: "",
      mark: SHARE_WORDS.mine,
    }),
  );

async function ownListings(): Promise<ShareItem[]> {
  const listing = await api["GET /api/business-listings/my-business"]();
  if (!listing?.publishedAt) return [];
  const { _id, name, address, logo } = listing;
  return [
    { type: "listing", id: _id, title: name, text: address.city, picture: logo, mark: SHARE_WORDS.mine },
  ];
}

async function posts(memberId: string): Promise<ShareItem[]> {
  const [own, saved] = await Promise.all([
    api["GET /api/posts"]({ query: { authorId: memberId } }),
    api["GET /api/posts/feed"]({ query: { scope: "bookmarks" } }),
  ]);
  const marked = [
    ...own.posts.map((post) => ({ post, mark: SHARE_WORDS.mine })),
    ...saved.posts.map((post) => ({ post, mark: SHARE_WORDS.saved })),
  ];
  return marked.map(({ post: { _id, author, body, images }, mark }) => ({
    type: "post",
    id: _id,
    title: author.name,
    text: body,
    picture: images[0]?.url ?? author.image,
    mark,
  }));
}

const contacts = async (q: string) =>
  (await api["GET /api/contacts"]({ query: { q } })).contacts.map(
    ({ _id, name, role, company }): ShareItem => ({
      type: "contact",
      id: _id,
      title: name,
      text: line(role, company),
      picture: "",
    }),
  );

/** The member's own and saved ones that fit, then what everybody finds. */
const together = async (own: readonly Promise<ShareItem[]>[], search: Promise<ShareItem[]>, q: string) => {
  const [mine, others] = await Promise.all([Promise.all(own.map(orNone)), search]);
  return withoutRepeats([...mine.flat().filter((item) => fits(item, q)), ...others]);
};

/** What a member can share of one kind. */
export function findToShare(type: ShareType, q: string, memberId: string): Promise<ShareItem[]> {
  switch (type) {
    case "card":
      return together([ownCards(), savedCards()], found(type, q), q);
    case "product":
      return together([ownProducts()], found(type, q), q);
    case "job":
      return together([ownJobs()], found(type, q), q);
    case "listing":
      return together([ownListings()], found(type, q), q);
    case "post":
      return together([posts(memberId)], Promise.resolve([]), q);
    case "contact":
      return contacts(q);
  }
}
