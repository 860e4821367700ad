import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { expect, test } from "vitest";
import { organization } from "./organization.ts";

const LEGAL = {
  name: "Cardplaza Networks Private Limited",
  address: "27 Residency Road\nBengaluru 560025",
  gstin: "29AAGCB7383J1Z4",
  grievanceOfficer: { name: "Meera Iyer", email: "meera@cards.example", phone: null },
};

test("search engines learn who runs the product", async () => {
  const data = organization(LEGAL, "https://cards.example");
  const page = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const found = new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] }).parse(page);
  expect(found.errors ?? []).toEqual([]);
  const issues = await new Validator().validate(found);
  expect(issues.filter(({ severity }) => severity === "ERROR")).toEqual([]);
  expect(data).toMatchObject({ legalName: LEGAL.name, taxID: LEGAL.gstin, url: "https://cards.example/" });
  expect(data.contactPoint).not.toHaveProperty("telephone");
});
