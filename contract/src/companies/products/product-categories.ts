// What companies sell, apart from what businesses do. Free of zod: pages and forms import it.

export interface ProductCategory {
  /** In addresses and in the database; never changes once used. No business category has the same. */
  slug: string;
  name: string;
}

export interface ProductGroup extends ProductCategory {
  within: readonly ProductCategory[];
}

/**
 * Each group's slug and name, and the names within it, written short because browsers load it.
 * A slug is made of the name; a renamed category keeps its slug, written before it: "old-slug=New name".
 */
const TREE: readonly (readonly [slug: string, name: string, within: string])[] = [
  [
    "food-products",
    "Food and beverages",
    "Rice and grains|Pulses and flours|Spices and masala|Edible oils|Tea and coffee|Dry fruits and nuts|Snacks and namkeen|Dairy products|Bakery products|Juices and soft drinks|Pickles and sauces|Frozen and ready food",
  ],
  [
    "farm-supplies",
    "Agriculture",
    "Seeds and saplings|Fertilisers and pesticides|Tractors and farm equipment|Irrigation systems|Animal feed|Fresh fruits and vegetables|Flowers and plants|Poultry and dairy equipment",
  ],
  [
    "textiles",
    "Textiles and yarn",
    "Cotton fabric|Synthetic fabric|Silk and handloom fabric|Knitted fabric|Yarn and thread|Denim and suiting|Technical textiles|Zips, buttons and laces",
  ],
  [
    "garments",
    "Clothing",
    "Men's wear|Women's wear|Children's wear|Sarees and dress material|Uniforms and workwear|T-shirts and sportswear|Innerwear and socks|Winter wear",
  ],
  [
    "leather-goods",
    "Leather, shoes and bags",
    "Shoes and sandals|Safety shoes|Handbags and purses|Belts and wallets|Travel bags and backpacks|Finished leather",
  ],
  [
    "jewellery-and-crafts",
    "Jewellery, gifts and crafts",
    "Gold and silver jewellery|Imitation jewellery|Gemstones and beads|Handicrafts|Brass and marble items|Corporate gifts|Pooja articles|Candles and incense",
  ],
  [
    "home-goods",
    "Home and kitchen",
    "Cookware and utensils|Kitchen appliances|Bed linen and towels|Curtains and carpets|Lamps and decor|Cleaning supplies|Plastic household items|Mattresses and pillows",
  ],
  [
    "furnishings",
    "Furniture",
    "Office furniture|Home furniture|School furniture|Hotel and restaurant furniture|Wardrobes and kitchens|Steel furniture|Plastic furniture|Furniture fittings",
  ],
  [
    "construction-materials",
    "Building and construction",
    "Cement and concrete|Bricks and blocks|TMT bars and steel sections|Tiles and sanitaryware|Marble and granite|Paints and coatings|Plywood and doors|Windows and glass|Roofing sheets|Pipes and plumbing fittings|Waterproofing chemicals|Scaffolding and shuttering",
  ],
  [
    "industrial-machines",
    "Machinery",
    "CNC and machine tools|Packaging machines|Food processing machines|Textile machines|Printing machines|Plastic processing machines|Woodworking machines|Pumps and compressors|Material handling equipment|Boilers and heat exchangers|Water treatment plants|Generators and engines",
  ],
  [
    "mechanical-parts",
    "Mechanical parts",
    "Bearings|Fasteners, nuts and bolts|Valves and fittings|Gears and gearboxes|Springs and seals|Castings and forgings|Machined components|Hydraulics and pneumatics|Belts and chains",
  ],
  [
    "tools-and-hardware",
    "Tools and hardware",
    "Hand tools|Power tools|Cutting tools|Welding equipment|Locks and door hardware|Measuring instruments|Abrasives|Adhesives and sealants",
  ],
  [
    "metal-products",
    "Metals",
    "Stainless steel|Mild steel|Aluminium products|Copper and brass products|Wires and wire mesh|Metal sheets and plates|Metal pipes and tubes|Metal scrap",
  ],
  [
    "chemical-products",
    "Chemicals",
    "Industrial chemicals|Dyes and pigments|Cleaning chemicals|Water treatment chemicals|Lubricants and oils|Resins and solvents|Laboratory chemicals|Essential oils and fragrances",
  ],
  [
    "plastic-and-rubber",
    "Plastics and rubber",
    "Plastic granules|Plastic sheets and films|Moulded plastic parts|PVC products|Rubber parts|Foam and insulation|FRP and acrylic products",
  ],
  [
    "packing-materials",
    "Packaging and paper",
    "Corrugated boxes|Pouches and bags|Bottles and jars|Labels and stickers|Tapes and films|Paper and board|Jute and cloth bags|Disposable tableware|Wooden pallets and crates",
  ],
  [
    "electrical-products",
    "Electrical",
    "Wires and cables|Switches and sockets|LED lights|Motors and drives|Transformers and panels|Switchgear|Batteries and inverters|Fans and coolers|Earthing and lightning protection",
  ],
  [
    "electronic-products",
    "Electronics and computers",
    "Electronic components|Circuit boards|Sensors and controllers|Laptops and computers|Printers and scanners|Networking devices|CCTV cameras|Mobile accessories|Audio and video equipment|Point of sale devices",
  ],
  [
    "solar-and-energy",
    "Solar and energy",
    "Solar panels|Solar inverters|Solar water heaters|Solar street lights|EV chargers|Biogas and biomass|Energy meters",
  ],
  [
    "vehicle-parts",
    "Vehicles and parts",
    "Car parts|Two-wheeler parts|Truck and bus parts|Tyres and tubes|Vehicle batteries|Vehicle care products|Electric vehicles|Trailers and bodies",
  ],
  [
    "medical-supplies",
    "Medical and pharma",
    "Medicines|Ayurvedic and herbal products|Surgical instruments|Hospital furniture|Diagnostic equipment|Medical disposables|Laboratory equipment|Nutrition supplements",
  ],
  [
    "personal-care-products",
    "Beauty and personal care",
    "Skin care|Hair care|Soaps and detergents|Perfumes and deodorants|Make-up|Salon equipment|Hygiene products",
  ],
  [
    "office-and-school",
    "Office, school and printing",
    "Stationery|Notebooks and diaries|Printed materials|School and lab supplies|Books|Signs and displays|Promotional items",
  ],
  [
    "sports-and-toys",
    "Sports and toys",
    "Gym and fitness equipment|Cricket and team sports|Playground equipment|Toys and games|Musical instruments|Bicycles",
  ],
  [
    "safety-and-security",
    "Safety and security",
    "Fire safety equipment|Protective gear|Access control|Road safety products|Safes and lockers|Alarms and detectors",
  ],
  [
    "services-sold",
    "Services",
    "Job work and fabrication|Installation and repair|Design and drawing|Testing and calibration|Software and subscriptions|Rental of equipment|Training packages|Freight and storage",
  ],
];

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z]+/g, "-");

function category(written: string): ProductCategory {
  const [first = "", renamed] = written.split("=");
  return { slug: slugOf(first), name: renamed ?? first };
}

/** Groups, with the categories that a product can name. */
export const PRODUCT_CATEGORIES: readonly ProductGroup[] = TREE.map(([slug, name, within]) => ({
  slug,
  name,
  within: within.split("|").map(category),
}));

const GROUP_OF = new Map(
  PRODUCT_CATEGORIES.flatMap((group) => group.within.map((one) => [one.slug, { group, one }] as const)),
);

/** A product names one within a group, never the group itself. */
export const isProductCategory = (slug: string) => GROUP_OF.has(slug);
/** The name of a category; empty if there is no such category. */
export const productCategoryName = (slug: string): string => GROUP_OF.get(slug)?.one.name ?? "";

/** The group and the category within it; empty for one that does not exist. */
export function productCategoryPath(slug: string): ProductCategory[] {
  const found = GROUP_OF.get(slug);
  return found ? [{ slug: found.group.slug, name: found.group.name }, found.one] : [];
}

/** The slugs that a filter by this one means: a group means all within it. */
export function productCategoriesWithin(slug: string): string[] {
  const group = PRODUCT_CATEGORIES.find((one) => one.slug === slug);
  return group ? group.within.map((one) => one.slug) : GROUP_OF.has(slug) ? [slug] : [];
}

/** The category that somebody wrote in a file, by its slug or its name in any case. */
export function productCategoryWritten(text: string): string | undefined {
  const plain = slugOf(text.trim());
  return [...GROUP_OF.values()].find(({ one }) => one.slug === plain || slugOf(one.name) === plain)?.one.slug;
}
