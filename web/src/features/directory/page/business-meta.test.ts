import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import type { Listing } from "@cardplaza/contract/directory/listings";
import type { Review } from "@cardplaza/contract/reviews/reviews";
import { expect, test } from "vitest";
import { directoryMeta } from "../browse/directory-meta.ts";
import { readDirectory } from "../directory-address.ts";
import { businessMeta } from "./business-meta.ts";
import { mapLink } from "./map-link.ts";
import { MENON_INTERIORS } from "./listing.fixtures.ts";

const ORIGIN = "https://cards.example";
const RAVIS_REVIEW: Review = {
  _id: "0mwhifk7f5pahpgjl7vk",
  targetType: "business",
  targetId: MENON_INTERIORS._id,
  authorName: "Ravi Kulkarni",
  rating: 4,
  scores: null,
  title: "Neat work",
  body: "They drew the kitchen twice and built it in three weeks, as agreed.",
  photos: [],
  experienceDate: "2026-10-01",
  source: "organic",
  verifiedInteraction: true,
  status: "published",
  ownerReply: null,
  helpfulCount: 0,
  foundHelpful: false,
  isMine: false,
  isFeatured: false,
  createdAt: "2026-10-03T20:00:00.000Z",
  publishedAt: "2026-10-03T20:00:00.000Z",
};
type Tag = Record<string, unknown>;
const tagsOf = (change: Partial<Listing> = {}) =>
  businessMeta({ ...MENON_INTERIORS, ...change }, ORIGIN, [RAVIS_REVIEW]) as Tag[];
const dataIn = (tags: Tag[]): Tag[] =>
  tags.flatMap((tag) => (tag["script:ld+json"] ? [tag["script:ld+json"] as Tag] : []));
const contentOf = (tags: Tag[], name: string) =>
  tags.find((tag) => tag.name === name || tag.property === name)?.content;

/** What Google's rules for rich results find wrong; warnings ask for more than there is. */
async function errorsIn(tags: Tag[]): Promise<unknown[]> {
  const scripts = dataIn(tags).map(
    (data) =>
      `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`,
  );
  const found = new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] }).parse(
    `<html><head>${scripts.join("")}</head></html>`,
  );
  expect(found.errors ?? []).toEqual([]);
  expect(Object.keys(found.jsonld)).toHaveLength(scripts.length);
  const issues = await new Validator().validate(found);
  return issues.filter(({ severity }) => severity === "ERROR");
}

test("a business is valid structured data, with its rating only where there are reviews", async () => {
  expect(await errorsIn(tagsOf())).toEqual([]);
  // The validator does find what is wrong.
  const wrong = { "@context": "https://schema.org", "@type": "BreadcrumbList" };
  expect(await errorsIn([{ "script:ld+json": wrong }])).not.toEqual([]);
  const [business, trail] = dataIn(tagsOf()) as [Tag, Tag];
  expect(business).toMatchObject({
    "@type": "LocalBusiness",
    name: "Menon Interiors",
    telephone: "+918041234567",
    address: {
      streetAddress: "12 Church Street, First floor, Ashok Nagar",
      addressLocality: "Bengaluru",
      postalCode: "560001",
    },
    geo: { latitude: 12.975, longitude: 77.605 },
    openingHoursSpecification: [{ dayOfWeek: "https://schema.org/Monday", opens: "09:00", closes: "18:00" }],
    specialOpeningHoursSpecification: [{ validFrom: "2026-12-25", opens: "00:00", closes: "00:00" }],
    aggregateRating: { ratingValue: 4.6, reviewCount: 12 },
    review: [
      {
        author: { name: "Ravi Kulkarni" },
        reviewRating: { ratingValue: 4, bestRating: 5 },
        name: "Neat work",
        datePublished: "2026-10-04",
      },
    ],
  });
  expect((trail.itemListElement as Tag[]).map(({ name }) => name)).toEqual([
    "Businesses",
    "Building and interiors",
    "Interior designers",
    "Bengaluru",
    "Menon Interiors",
  ]);
  const bare = tagsOf({ ratingAvg: 0, ratingCount: 0, cover: "", photos: [], lat: null, lng: null });
  expect(await errorsIn(bare)).toEqual([]);
  expect(dataIn(bare)[0]).not.toHaveProperty("aggregateRating");
  expect(dataIn(bare)[0]).not.toHaveProperty("review");
  expect(dataIn(bare)[0]).not.toHaveProperty("geo");
  expect(contentOf(bare, "og:image")).toBe(`${ORIGIN}/icon-512.png`);
});

test("its preview has a picture, and the words of the business", () => {
  const tags = tagsOf();
  expect(tags[0]).toEqual({
    title: "Menon Interiors · Interior designers in Ashok Nagar, Bengaluru · Cardplaza",
  });
  expect(contentOf(tags, "og:image")).toBe(`${ORIGIN}/files/0mwhifk7f5pahpgjl7vj/1600x900.jpg`);
  expect(contentOf(tags, "og:url")).toBe(`${ORIGIN}/business/${MENON_INTERIORS.slug}`);
  expect(contentOf(tagsOf({ description: "long ".repeat(100) }), "description")).toHaveLength(160);
});

test("an address that is hidden leads nowhere", () => {
  const address = { ...MENON_INTERIORS.address, line1: "", line2: "", pin: "" };
  const hidden = { ...MENON_INTERIORS, hideAddress: true, address, lat: null, lng: null };
  expect(mapLink(hidden)).toBeNull();
  expect(dataIn(tagsOf(hidden))[0]?.address).toEqual({
    "@type": "PostalAddress",
    streetAddress: "Ashok Nagar",
    addressLocality: "Bengaluru",
    addressRegion: "Karnataka",
    addressCountry: "IN",
  });
  expect(mapLink(MENON_INTERIORS)).toBe("https://www.google.com/maps/dir/?api=1&destination=12.975%2C77.605");
});

test("a link that is a program is no link of the business", () => {
  const [business] = dataIn(tagsOf({ website: "javascript:alert(1)" }));
  expect(business).not.toHaveProperty("sameAs");
});

test("a page of the directory is valid too, and says one address of many", async () => {
  const directory = readDirectory(
    new URLSearchParams("city=bangalore&category=interior-designers&sort=name&rating=9&page=2&x=1"),
  );
  const businesses = [MENON_INTERIORS, { ...MENON_INTERIORS, slug: "other" }];
  const tags = directoryMeta({ directory, businesses, origin: ORIGIN }) as Tag[];
  expect(await errorsIn(tags)).toEqual([]);
  expect(tags[0]).toEqual({ title: "Interior designers in Bengaluru · Cardplaza" });
  expect(tags.find(({ rel }) => rel === "canonical")?.href).toBe(
    `${ORIGIN}/businesses?category=interior-designers&city=Bengaluru&page=2`,
  );
  expect(contentOf(tags, "robots")).toBeUndefined();
  expect(contentOf(directoryMeta({ directory, businesses: [], origin: ORIGIN }) as Tag[], "robots")).toBe(
    "noindex",
  );
});
