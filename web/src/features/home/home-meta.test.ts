import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { expect, test } from "vitest";
import { homeMeta } from "./home-meta.ts";

const ORIGIN = "https://cards.example";

test("the home page says who we are, how to search and where the main pages are", async () => {
  const data = homeMeta(ORIGIN).flatMap((tag) => ("script:ld+json" in tag ? tag["script:ld+json"] : []));
  const html = `<script type="application/ld+json">${JSON.stringify(data[0])}</script>`;
  const found = new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] }).parse(html);
  expect(found.errors ?? []).toEqual([]);
  expect(Object.keys(found.jsonld)).toEqual(["Organization", "WebSite", "SiteNavigationElement"]);
  const issues = await new Validator().validate(found);
  expect(issues.filter(({ severity }) => severity === "ERROR")).toEqual([]);
  expect(found.jsonld.WebSite).toEqual([
    expect.objectContaining({
      url: `${ORIGIN}/`,
      potentialAction: expect.objectContaining({
        target: expect.objectContaining({ urlTemplate: `${ORIGIN}/search?q={search_term_string}` }),
      }),
    }),
  ]);
});
