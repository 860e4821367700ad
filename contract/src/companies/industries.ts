export interface Industry {
  /** The name in addresses and in the database. It never changes once it is used. */
  slug: string;
  name: string;
}

/** A slug is made of the name; a renamed industry keeps its slug, written before it: "old-slug=New name". */
const NAMES =
  "Agriculture and farm inputs|Food and beverages|Textiles and clothing|Leather and footwear|Handicrafts and gifts|" +
  "Jewellery and gems|Furniture and interiors|Building materials|Construction and real estate|" +
  "Chemicals|Plastics and rubber|Packaging and paper|Printing and publishing|Metals and engineering|" +
  "Industrial machinery|Electrical goods|Electronics|Automobiles and parts|Energy and solar|" +
  "Medicine and pharma|Hospitals and health|Beauty and personal care|Sports and toys|" +
  "IT services and software|Telecom|Media and advertising|Design and creative services|" +
  "Banking and finance|Insurance|Law and accounting|Consulting|Staffing and recruitment|" +
  "Education and training|Travel and hotels|Restaurants and catering|Events|" +
  "Transport and logistics|Wholesale and trading|Retail and online shops|Security and facility services|" +
  "Non-profit|Other";

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export const INDUSTRIES: readonly Industry[] = NAMES.split("|").map((written) => {
  const [slug, name] = written.includes("=") ? written.split("=") : [slugOf(written), written];
  return { slug: slug as string, name: name as string };
});

const BY_SLUG = new Map(INDUSTRIES.map(({ slug, name }) => [slug, name]));

export const isIndustry = (slug: string) => BY_SLUG.has(slug);
/** The name of an industry; empty if there is no such industry. */
export const industryName = (slug: string) => BY_SLUG.get(slug) ?? "";
