import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import type { Product } from "@cardplaza/contract/companies/products/product";
import { expect, test } from "vitest";
import { productMeta } from "./product-meta.ts";
import { HEX_BOLT } from "./product.fixtures.ts";

const ORIGIN = "https://cards.example";
type Tag = Record<string, unknown>;
const tagsOf = (change: Partial<Product> = {}) =>
  productMeta({ ...HEX_BOLT, ...change }, ORIGIN, []) as Tag[];
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
  expect(Object.keys(found.jsonld).toSorted()).toEqual(["BreadcrumbList", "Product"]);
  return (await new Validator().validate(found)).filter(({ severity }) => severity === "ERROR");
}

test("a product is valid structured data with its offer", async () => {
  expect(await errorsIn(tagsOf())).toEqual([]);
  const [product, trail] = dataIn(tagsOf()) as [Tag, Tag];
  expect(product).toMatchObject({
    "@type": "Product",
    name: "Hex bolt M8",
    image: [`${ORIGIN}/files/0mwhifk7f5pahpgjl7vj/1600x1200.jpg`],
    category: "Mechanical parts > Fasteners, nuts and bolts",
    offers: {
      "@type": "Offer",
      price: 1200,
      priceCurrency: "INR",
      availability: "https://schema.org/InStock",
      seller: { name: "Deshmukh Fasteners" },
    },
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
  expect((trail.itemListElement as Tag[]).map(({ name }) => name)).toEqual([
    "Home",
    "Mechanical parts",
    "Fasteners, nuts and bolts",
    "Hex bolt M8",
  ]);
});

test("a range is an offer from … to …", async () => {
  const ranged = tagsOf({ priceType: "range", priceMaxPaise: 150_000 });
  expect(await errorsIn(ranged)).toEqual([]);
  expect(dataIn(ranged)[0]?.offers).toMatchObject({ lowPrice: 1200, highPrice: 1500 });
});

test("a price on request is no offer, so search engines learn only the way to the product", () => {
  const [only, ...more] = dataIn(tagsOf({ priceType: "on_request", pricePaise: null }));
  expect([only?.["@type"], more]).toEqual(["BreadcrumbList", []]);
});

test("its preview says the price and the company, and has a picture", () => {
  const tags = tagsOf();
  expect(tags[0]).toEqual({ title: "Hex bolt M8 · ₹1,200 / box · Deshmukh Fasteners · Cardplaza" });
  expect(contentOf(tags, "description")).toMatch(/^₹1,200 \/ box\. Deshmukh Fasteners in Pune\. Hexagonal/);
  expect(contentOf(tagsOf({ description: "long ".repeat(100) }), "description")).toHaveLength(160);
  expect(contentOf(tags, "og:image")).toMatch(
    new RegExp(`^${ORIGIN}/api/products/${HEX_BOLT._id}/og\\.jpg\\?v=\\w+$`),
  );
  expect(contentOf(tags, "og:url")).toBe(`${ORIGIN}/product/${HEX_BOLT.slug}`);
});
