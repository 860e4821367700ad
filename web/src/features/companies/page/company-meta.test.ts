import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import type { Company } from "@cardplaza/contract/companies/companies";
import { expect, test } from "vitest";
import { companyMeta } from "./company-meta.ts";
import { JOSHI_PUMPS } from "./company.fixtures.ts";

const ORIGIN = "https://cards.example";
type Tag = Record<string, unknown>;
const tagsOf = (change: Partial<Company> = {}) =>
  companyMeta({ ...JOSHI_PUMPS, ...change }, ORIGIN, []) as Tag[];
const dataIn = (tags: Tag[]): Tag => tags.find((tag) => tag["script:ld+json"])?.["script:ld+json"] as Tag;
const contentOf = (tags: Tag[], name: string) =>
  tags.find((tag) => tag.name === name || tag.property === name)?.content;

/** What Google's rules for rich results find wrong; warnings ask for more than there is. */
async function errorsIn(tags: Tag[]): Promise<unknown[]> {
  const script = JSON.stringify(dataIn(tags)).replaceAll("<", "\\u003c");
  const found = new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] }).parse(
    `<html><head><script type="application/ld+json">${script}</script></head></html>`,
  );
  expect(Object.keys(found.jsonld)).toEqual(["Organization"]);
  return (await new Validator().validate(found)).filter(({ severity }) => severity === "ERROR");
}

test("a company is a valid organization, with its rating only where there are reviews", async () => {
  expect(await errorsIn(tagsOf())).toEqual([]);
  expect(dataIn(tagsOf())).toMatchObject({
    "@id": `${ORIGIN}/company/${JOSHI_PUMPS.slug}`,
    legalName: "Joshi Pumps and Motors Private Limited",
    taxID: "27AAPFU0939F1ZV",
    sameAs: ["https://joshi.example", "https://www.linkedin.com/company/joshi-pumps"],
    address: { streetAddress: "14 Industrial Estate, Hadapsar", addressLocality: "Pune" },
    aggregateRating: { ratingValue: 4.5, reviewCount: 8 },
  });
  const bare = tagsOf({ ratingCount: 0, ratingAvg: 0, cover: "", logo: "", website: "javascript:alert(1)" });
  expect(await errorsIn(bare)).toEqual([]);
  expect(dataIn(bare)).not.toHaveProperty("aggregateRating");
  expect(dataIn(bare).sameAs).toEqual(["https://www.linkedin.com/company/joshi-pumps"]);
});

test("its preview has a picture, and the words of the company", () => {
  const tags = tagsOf();
  expect(tags[0]).toEqual({ title: "Joshi Pumps · Industrial machinery in Pune · Cardplaza" });
  expect(contentOf(tags, "og:image")).toMatch(
    new RegExp(`^${ORIGIN}/api/companies/${JOSHI_PUMPS._id}/og\\.jpg\\?v=\\w+$`),
  );
  expect(contentOf(tagsOf({ about: "long ".repeat(100) }), "description")).toHaveLength(160);
  const later = tagsOf({ updated_at: "2027-01-01T00:00:00.000Z" });
  expect(contentOf(later, "og:image")).not.toBe(contentOf(tags, "og:image"));
});
