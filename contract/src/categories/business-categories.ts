export interface BusinessCategory {
  /** The name in addresses and in the database. It never changes once it is used. */
  slug: string;
  name: string;
}

export interface CategoryGroup extends BusinessCategory {
  within: readonly BusinessCategory[];
}

/**
 * Each group's slug and name, and the names within it, written short because browsers load it.
 * A slug is made of the name; a renamed category keeps its slug, written before it: "old-slug=New name".
 */
const TREE: readonly (readonly [slug: string, name: string, within: string])[] = [
  [
    "food",
    "Food and drink",
    "Restaurants|Caterers|Cafes|Bakeries|Sweet shops|Fast food|Juice and ice cream|Tiffin services|Cloud kitchens|Bars and pubs|Pan shops",
  ],
  [
    "home-services",
    "Home and repair",
    "Plumbers|Electricians|Carpenters|Painters|Home cleaning|Pest control|Appliance repair|AC repair and service|Water purifiers and RO|Locksmiths|House help",
  ],
  [
    "building",
    "Building and interiors",
    "Interior designers|Architects|Builders and contractors|Civil engineers|Modular kitchens|Flooring and tiles|Glass and aluminium|Fabrication and welding|Waterproofing|Building materials|Solar power|Borewell drilling",
  ],
  [
    "health",
    "Doctors and health",
    "General physicians|Dentists|Hospitals|Clinics|Eye care|Child specialists|Gynaecologists|Skin and hair specialists|Physiotherapists|Pharmacies|Diagnostic labs|Ayurveda and homoeopathy",
  ],
  [
    "beauty-fitness",
    "Beauty and fitness",
    "Salons|Beauty parlours|Spas and massage|Bridal make-up|Mehndi artists|Tattoo studios|Gyms|Yoga classes|Dietitians|Swimming pools",
  ],
  [
    "education",
    "Education and training",
    "Schools|Play schools|Tuition and coaching|Colleges|Computer training|Spoken English|Music and dance classes|Driving schools|Study abroad|Skill training|Libraries and study rooms",
  ],
  [
    "finance-legal",
    "Finance and law",
    "Chartered accountants|Tax and GST consultants|Company secretaries|Lawyers|Notaries|Insurance agents|Loan agents|Investment advisers|Money exchange|Trade mark and patents",
  ],
  [
    "property",
    "Property",
    "Estate agents|Property developers|PG and hostels|Co-working spaces|Property management|Vastu consultants|Surveyors and valuers|Plots and land",
  ],
  [
    "it-digital",
    "IT and digital",
    "Website design|Software companies|Mobile apps|Digital marketing|IT support|Computer repair|Mobile repair|CCTV and security systems|Internet providers|Cloud and hosting|Data and AI",
  ],
  [
    "media-print",
    "Media, design and print",
    "Photographers|Videographers|Graphic designers|Printing presses|Sign boards and hoardings|Advertising agencies|Content and translation|Event promotion|Trophies and gifts",
  ],
  [
    "weddings-events",
    "Weddings and events",
    "Wedding planners|Event organisers|Banquet halls|Decorators and florists|Tent houses|DJs and sound|Wedding cards|Pandits and priests|Bands and artists|Matrimonial services",
  ],
  [
    "shopping",
    "Shops",
    "Grocery and kirana|Supermarkets|Mobile phones|Electronics|Books and stationery|Toys and baby care|Gift shops|Hardware shops|Sports goods|Pet shops|Furniture|Home furnishing",
  ],
  [
    "fashion-jewellery",
    "Clothes and jewellery",
    "Clothing|Sarees and ethnic wear|Tailors and boutiques|Jewellers|Footwear|Opticians|Watches|Bags and luggage|Uniforms|Fabric shops",
  ],
  [
    "auto",
    "Cars and bikes",
    "Car service|Bike service|Car dealers|Bike dealers|Used vehicles|Spare parts|Tyres and batteries|Car wash and detailing|Towing and roadside help|EV charging",
  ],
  [
    "travel-transport",
    "Travel and transport",
    "Travel agents|Car rental|Taxi services|Bus booking|Tour operators|Passport and visa|Packers and movers|Courier services|Goods transport|Warehousing",
  ],
  [
    "stay",
    "Hotels and stays",
    "Hotels|Resorts|Homestays|Guest houses|Lodges|Service apartments|Farmhouses|Camps and adventure",
  ],
  [
    "industry",
    "Making and supply",
    "Machinery|Industrial tools|Packaging|Plastics and rubber|Chemicals|Metals and steel|Textile mills|Electrical goods|Safety equipment|Labels and barcodes|Scrap dealers|Import and export",
  ],
  [
    "wholesale",
    "Wholesale and distribution",
    "FMCG distributors|Garment wholesale|Grain and spice traders|Medical distributors|Stationery wholesale|Electronics wholesale|Gift wholesale|Fruit and vegetable traders",
  ],
  [
    "farming",
    "Farming and animals",
    "Seeds and fertiliser|Farm machinery|Dairy and poultry|Nurseries and gardening|Organic produce|Veterinary doctors|Pet grooming|Irrigation|Fisheries",
  ],
  [
    "business-services",
    "Services for business",
    "Recruitment agencies|Security guards|Facility management|Office supplies|Business consultants|HR and payroll|Call centres|Certification and ISO|Market research|Equipment rental",
  ],
  [
    "personal",
    "Personal and community",
    "Laundry and dry cleaning|Astrologers|Elder care|Day care and nannies|Counsellors|NGOs and charities|Places of worship|Clubs and associations|Funeral services|Document services",
  ],
];

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

function category(written: string): BusinessCategory {
  const [first = "", renamed] = written.split("=");
  return { slug: slugOf(first), name: renamed ?? first };
}

/** What businesses do: groups, with the categories that a listing can name. */
export const BUSINESS_CATEGORIES: readonly CategoryGroup[] = TREE.map(([slug, name, within]) => ({
  slug,
  name,
  within: within.split("|").map(category),
}));

const BY_SLUG = new Map<string, BusinessCategory>(
  BUSINESS_CATEGORIES.flatMap((group) => [group, ...group.within]).map((one) => [one.slug, one]),
);

/** A listing names one within a group, never the group itself. */
export const LISTED_CATEGORIES: readonly BusinessCategory[] = BUSINESS_CATEGORIES.flatMap(
  ({ within }) => within,
);
const LISTED = new Set(LISTED_CATEGORIES.map((one) => one.slug));
export const isListedCategory = (slug: string) => LISTED.has(slug);
export const categoryName = (slug: string): string => BY_SLUG.get(slug)?.name ?? "";

/** The slugs that a filter by this one means: a group means all within it. */
export function categoriesWithin(slug: string): string[] {
  const group = BUSINESS_CATEGORIES.find((one) => one.slug === slug);
  return group ? group.within.map((one) => one.slug) : LISTED.has(slug) ? [slug] : [];
}
