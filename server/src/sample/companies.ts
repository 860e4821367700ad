import type { CompanySize, CompanyType } from "@cardplaza/contract/companies/company-words";
import type { ProductUnit } from "@cardplaza/contract/units";
import type { Cover } from "./cover-art.ts";
import type { ProductPicture } from "./product-art.ts";

export interface SampleProduct {
  name: string;
  category: string;
  description: string;
  /** Drawings in order; the number is the look. */
  pictures: [ProductPicture, number][];
  /** In rupees: one price, a range, or none to be asked for. */
  price?: number | [from: number, to: number];
  unit: ProductUnit;
  moq: number;
  gst?: 0 | 5 | 18 | 40;
  hsn?: string;
  specs?: [name: string, value: string][];
  /** The default is published. */
  status?: "draft" | "archived";
}

export interface SampleCompany {
  /** A short name that never changes, because other sample data refers to it. */
  key: string;
  owner: string;
  managers?: string[];
  name: string;
  legalName?: string;
  type: CompanyType;
  industry: string;
  size: CompanySize;
  since: number;
  /** The 14 characters before the check digit; absent for a company without GST. */
  gstin?: string;
  udyam?: string;
  line1: string;
  locality: string;
  city: string;
  pin: string;
  website?: string;
  tagline: string;
  about: string;
  specialities: string[];
  /** Companies with the same motif share one picture. */
  cover: Cover["motif"];
  products: SampleProduct[];
}

const sample = (name: string) => `${name}@sample.cardplaza.in`;

/** Companies of several trades and cities. Names, numbers and addresses are invented; nobody can get these numbers. */
export const SAMPLE_COMPANIES: SampleCompany[] = [
  {
    key: "verandah-crafts",
    owner: sample("asha"),
    managers: [sample("joseph")],
    name: "Verandah Lime and Tile",
    legalName: "Verandah Building Crafts Private Limited",
    type: "Pvt Ltd",
    industry: "building-materials",
    size: "11–50",
    since: 2016,
    gstin: "32AAZCV1201K1Z",
    udyam: "UDYAM-KL-02-0012041",
    line1: "Building 4, Mattancherry Road",
    locality: "Fort Kochi",
    city: "Kochi",
    pin: "682001",
    website: "https://verandahlime.example",
    tagline: "Lime plaster and clay tiles for houses that breathe",
    about:
      "We make lime plaster, clay roof tiles and hand-pressed floor tiles in our own yard in Fort Kochi. Architects send us a drawing, we send back a sample within a week. Every batch is numbered, so a wall mended ten years later still matches.",
    specialities: ["Lime plaster", "Athangudi tiles", "Clay roof tiles", "Restoration"],
    cover: "arches",
    products: [
      {
        name: "Athangudi floor tile, 10 × 10 inch",
        category: "tiles-and-sanitaryware",
        description:
          "Pressed by hand on glass and cured in water for ten days. Twelve patterns in stock, your own pattern from 500 pieces. Polishes by itself with use; no wax needed.",
        pictures: [
          ["tiles", 0],
          ["tiles", 1],
        ],
        price: [68, 95],
        unit: "piece",
        moq: 200,
        gst: 5,
        hsn: "6907",
        specs: [
          ["Size", "254 × 254 × 20 mm"],
          ["Weight", "3.1 kg"],
          ["Curing", "10 days in water"],
        ],
      },
      {
        name: "Slaked lime plaster, ready to use",
        category: "cement-and-concrete",
        description:
          "Lime slaked for three months with fine river sand and jaggery water. Comes in sealed bags; one bag covers about nine square metres at six millimetres.",
        pictures: [
          ["jar", 0],
          ["carton", 0],
        ],
        price: 1_450,
        unit: "bag",
        moq: 5,
        gst: 18,
        hsn: "2522",
        specs: [
          ["Bag", "25 kg"],
          ["Covers", "9 m² at 6 mm"],
        ],
      },
      {
        name: "Mangalore roof tile",
        category: "roofing-sheets",
        description:
          "Machine-pressed clay tile with a double groove, fired at 950 degrees. Fits the old Kerala battens, so a roof can be mended tile by tile.",
        pictures: [["tiles", 1]],
        price: 42,
        unit: "piece",
        moq: 500,
        gst: 5,
        hsn: "6905",
      },
      {
        name: "Lime wash in six shades",
        category: "paints-and-coatings",
        description:
          "Thin lime wash with mineral pigments, brushed on in three coats. It goes darker in the rain and light again in the sun, as old walls do.",
        pictures: [["jar", 1]],
        unit: "litre",
        moq: 20,
        status: "draft",
      },
    ],
  },
  {
    key: "kulkarni-tally",
    owner: sample("ravi"),
    name: "Deccan Ledger Systems",
    type: "LLP",
    industry: "it-services-and-software",
    size: "11–50",
    since: 2014,
    gstin: "27AAZFD2214M1Z",
    line1: "Office 302, Prabhat Road",
    locality: "Deccan Gymkhana",
    city: "Pune",
    pin: "411004",
    website: "https://deccanledger.example",
    tagline: "Tally and GST that run by themselves",
    about:
      "We set up Tally for traders and small factories, connect it to their shop and their bank, and stay on the phone until the first return is filed. Twelve people, most of them accountants before they learnt to write software.",
    specialities: ["Tally Prime", "GST e-invoicing", "Payroll", "Bank feeds"],
    cover: "steps",
    products: [
      {
        name: "Tally Prime for one user, rented",
        category: "software-and-subscriptions",
        description:
          "A genuine licence by the year with support by phone, in Marathi, Hindi or English. We install it and move your old company files over.",
        pictures: [
          ["screen", 0],
          ["screen", 1],
        ],
        price: 8_100,
        unit: "year",
        moq: 1,
        gst: 18,
        hsn: "9973",
      },
      {
        name: "E-invoice connector for Tally",
        category: "software-and-subscriptions",
        description:
          "Prints the IRN and the QR code on the bill as you save it. Works with the government's portal directly; no login on a website in between.",
        pictures: [["screen", 1]],
        price: 8_900,
        unit: "year",
        moq: 1,
        gst: 18,
        hsn: "9973",
      },
    ],
  },
  {
    key: "zafran-foods",
    owner: sample("farah"),
    name: "Zafran Bakehouse Foods",
    type: "Proprietorship",
    industry: "food-and-beverages",
    size: "2–10",
    since: 2018,
    gstin: "09AAZPZ3317L1Z",
    line1: "Shop 4, Hazratganj",
    locality: "Hazratganj",
    city: "Lucknow",
    pin: "226001",
    tagline: "Sheermal, nankhatai and rusk by the carton",
    about:
      "The bakehouse behind the shop in Hazratganj bakes through the night for hotels, caterers and tea stalls in Lucknow and Kanpur. Saffron from Pampore, ghee from one dairy, nothing that you cannot pronounce.",
    specialities: ["Sheermal", "Nankhatai", "Gift hampers"],
    cover: "rays",
    products: [
      {
        name: "Nankhatai, 10 kg carton",
        category: "bakery-products",
        description:
          "Ghee and cardamom, baked in small trays and packed the same morning. Keeps for forty-five days in the closed carton.",
        pictures: [
          ["biscuits", 1],
          ["carton", 1],
        ],
        price: 3_400,
        unit: "carton",
        moq: 2,
        gst: 5,
        hsn: "1905",
        specs: [
          ["Shelf life", "45 days"],
          ["Pieces", "About 420"],
        ],
      },
      {
        name: "Sheermal, box of 50",
        category: "bakery-products",
        description:
          "Saffron flatbread for weddings and hotels, half baked and frozen. Four minutes in a hot oven and it tastes as if it came from ours.",
        pictures: [["biscuits", 0]],
        price: 2_250,
        unit: "box",
        moq: 4,
        gst: 5,
        hsn: "1905",
      },
      {
        name: "Festival hamper with your logo",
        category: "corporate-gifts",
        description:
          "Twelve kinds in a wooden box with your company's name burnt into the lid. Order six weeks before Diwali; we deliver to many addresses.",
        pictures: [
          ["carton", 1],
          ["biscuits", 1],
        ],
        price: [850, 1_900],
        unit: "piece",
        moq: 25,
        gst: 5,
        hsn: "1905",
      },
    ],
  },
  {
    key: "bedi-agro",
    owner: sample("gurpreet"),
    name: "Bedi Agro Supply",
    type: "Partnership",
    industry: "agriculture-and-farm-inputs",
    size: "51–200",
    since: 1992,
    gstin: "03AAZFB4420N1Z",
    line1: "Godown 7, Grain Market Road",
    locality: "Gill Road",
    city: "Ludhiana",
    pin: "141008",
    tagline: "Pumps, sacks and cold storage for Punjab's farms",
    about:
      "Three generations at the grain market. We sell submersible pumps, jute sacks and crates, and lend the trucks to bring them. Spares for every pump we ever sold are on the shelf in Ludhiana and Bathinda.",
    specialities: ["Submersible pumps", "Jute sacks", "Cold storage crates", "Transport"],
    cover: "leaves",
    products: [
      {
        name: "Submersible pump, 7.5 HP",
        category: "pumps-and-compressors",
        description:
          "Copper-wound motor with a stainless steel shaft, for borewells of six inches and more. Two years' guarantee, service at your field within two days.",
        pictures: [["pump", 0]],
        price: 38_500,
        unit: "piece",
        moq: 1,
        gst: 18,
        hsn: "8413",
        specs: [
          ["Head", "60–110 m"],
          ["Outlet", "65 mm"],
          ["Guarantee", "2 years"],
        ],
      },
      {
        name: "Jute sack, 50 kg",
        category: "jute-and-cloth-bags",
        description:
          "A-twill sack with a blue stripe, stitched twice at the mouth. Printed with your mill's name from 5,000 pieces.",
        pictures: [["bag", 0]],
        price: [58, 74],
        unit: "piece",
        moq: 500,
        gst: 5,
        hsn: "6305",
      },
      {
        name: "Stacking crate for cold storage",
        category: "wooden-pallets-and-crates",
        description:
          "Food-grade crate for kinnow and potatoes, vented on all sides. Stacks nine high and nests when empty.",
        pictures: [["carton", 0]],
        price: 310,
        unit: "piece",
        moq: 100,
        gst: 18,
        hsn: "3923",
      },
    ],
  },
  {
    key: "nritya-costumes",
    owner: sample("lakshmi"),
    name: "Nrityalaya Costumes",
    type: "Proprietorship",
    industry: "textiles-and-clothing",
    size: "2–10",
    since: 2011,
    line1: "7 Kutchery Road",
    locality: "Mylapore",
    city: "Chennai",
    pin: "600004",
    tagline: "Dance costumes stitched to the dancer",
    about:
      "Bharatanatyam and Kuchipudi costumes in Kanchipuram silk and cotton, stitched for one dancer at a time. Schools order for a whole class; we come once to measure everybody and once to fit.",
    specialities: ["Bharatanatyam costumes", "Temple jewellery", "School orders"],
    cover: "waves",
    products: [
      {
        name: "Bharatanatyam costume, silk",
        category: "womens-wear",
        description:
          "Five pieces with a pleated fan, lined with cotton so that it survives a two-hour margam. Any colour; ready in three weeks.",
        pictures: [
          ["cloth", 1],
          ["cloth", 0],
        ],
        price: [5_200, 9_800],
        unit: "set",
        moq: 1,
        gst: 5,
        hsn: "6204",
      },
      {
        name: "Practice sari, cotton",
        category: "sarees-and-dress-material",
        description:
          "Short cotton sari for daily practice with fast colours. Ten shades; schools get one shade for each year.",
        pictures: [["cloth", 0]],
        price: 780,
        unit: "piece",
        moq: 10,
        gst: 5,
        hsn: "5208",
      },
    ],
  },
  {
    key: "dsouza-cane",
    owner: sample("joseph"),
    name: "D'Souza Cane and Wood",
    type: "Proprietorship",
    industry: "furniture-and-interiors",
    size: "2–10",
    since: 2005,
    line1: "House 212, Rua de Ourém",
    locality: "Fontainhas",
    city: "Panaji",
    pin: "403001",
    tagline: "Chairs that outlive their owners",
    about:
      "Cane, teak and rosewood furniture from a workshop with six carpenters in Fontainhas. We mend old planters' chairs and build new ones for hotels and verandas along the coast.",
    specialities: ["Planter's chairs", "Cane weaving", "Hotel furniture"],
    cover: "tiles",
    products: [
      {
        name: "Planter's chair in teak and cane",
        category: "home-furniture",
        description:
          "The long-armed chair of Goan verandas, in oiled teak with a hand-woven cane seat. Comes apart for the lift.",
        pictures: [
          ["chair", 1],
          ["chair", 0],
        ],
        price: 24_000,
        unit: "piece",
        moq: 1,
        gst: 18,
        hsn: "9401",
        specs: [
          ["Wood", "Plantation teak"],
          ["Seat height", "38 cm"],
        ],
      },
      {
        name: "Dining chair for hotels",
        category: "hotel-and-restaurant-furniture",
        description:
          "Stackable dining chair in teak, tested to 150 kg. Woven back, washable cushion, your colour.",
        pictures: [["chair", 0]],
        price: [6_200, 7_400],
        unit: "piece",
        moq: 20,
        gst: 18,
        hsn: "9401",
      },
    ],
  },
  {
    key: "deshmukh-fasteners",
    owner: sample("vikram"),
    managers: [sample("meena")],
    name: "Deshmukh Fasteners",
    legalName: "Deshmukh Fasteners Private Limited",
    type: "Pvt Ltd",
    industry: "metals-and-engineering",
    size: "51–200",
    since: 1986,
    gstin: "27AAZCD5523P1Z",
    udyam: "UDYAM-MH-26-0045127",
    line1: "Plot 14, MIDC Bhosari",
    locality: "Bhosari",
    city: "Pune",
    pin: "411026",
    website: "https://deshmukhfasteners.example",
    tagline: "Bolts that hold, delivered when we said",
    about:
      "High-tensile bolts, nuts and washers for machine builders, solar yards and bus makers. Cold forged, heat treated and tested in Bhosari; a test certificate comes with every batch. Drawings are quoted within a working day.",
    specialities: ["High-tensile bolts", "Custom fasteners", "Hot-dip galvanising", "Test certificates"],
    cover: "tiles",
    products: [
      {
        name: "Hex bolt M12 × 60, grade 8.8",
        category: "fasteners-nuts-and-bolts",
        description:
          "Cold-forged hex bolt with rolled thread, zinc plated. Packed in boxes of 200 with a batch number and a test certificate.",
        pictures: [
          ["bolts", 0],
          ["bolts", 1],
          ["carton", 0],
        ],
        price: [11, 14],
        unit: "piece",
        moq: 1_000,
        gst: 18,
        hsn: "7318",
        specs: [
          ["Grade", "8.8"],
          ["Finish", "Zinc, 8 micron"],
          ["Standard", "IS 1364"],
        ],
      },
      {
        name: "Solar mounting bolt kit",
        category: "fasteners-nuts-and-bolts",
        description:
          "Bolt, two washers and a lock nut in stainless steel 304, counted into bags for one panel. Saves an hour a row on the roof.",
        pictures: [
          ["bolts", 1],
          ["solar", 0],
        ],
        price: 86,
        unit: "set",
        moq: 250,
        gst: 18,
        hsn: "7318",
      },
      {
        name: "Washer M12, hot-dip galvanised",
        category: "fasteners-nuts-and-bolts",
        description:
          "Plain washer for outdoor steelwork, 55 micron zinc. Sold by the kilogram, about 150 pieces each.",
        pictures: [["bolts", 0]],
        price: 128,
        unit: "kg",
        moq: 25,
        gst: 18,
        hsn: "7318",
      },
      {
        name: "Bolt to your drawing",
        category: "fasteners-nuts-and-bolts",
        description:
          "Send a drawing or an old bolt. We quote within a working day and send five pieces to try before the batch is made.",
        pictures: [["bolts", 0]],
        unit: "piece",
        moq: 500,
        gst: 18,
        hsn: "7318",
      },
      {
        name: "Anchor bolt M16, old pattern",
        category: "fasteners-nuts-and-bolts",
        description:
          "The pattern before 2022 with a longer bend. Kept for customers who mend old foundations; no longer made.",
        pictures: [["bolts", 0]],
        price: 64,
        unit: "piece",
        moq: 100,
        gst: 18,
        hsn: "7318",
        status: "archived",
      },
    ],
  },
  {
    key: "surya-roof",
    owner: sample("nandini"),
    name: "Surya Rooftop Solar",
    legalName: "Surya Rooftop Energy Private Limited",
    type: "Pvt Ltd",
    industry: "energy-and-solar",
    size: "11–50",
    since: 2015,
    gstin: "29AAZCS6625Q1Z",
    line1: "44 Industrial Suburb, Yeshwanthpur",
    locality: "Yeshwanthpur",
    city: "Bengaluru",
    pin: "560022",
    website: "https://suryarooftop.example",
    tagline: "Your roof pays the bill",
    about:
      "Rooftop solar for apartments, schools and small factories in Karnataka. We do the drawing, the BESCOM papers, the panels and the net meter, and show you every unit on your phone for twenty-five years.",
    specialities: ["Net metering", "Apartments", "School roofs", "Annual care"],
    cover: "rays",
    products: [
      {
        name: "Solar panel 540 W, mono PERC",
        category: "solar-panels",
        description:
          "Half-cut mono PERC panel from a listed Indian maker, with twenty-five years of power guarantee. Price by the pallet of 31.",
        pictures: [
          ["solar", 0],
          ["solar", 1],
        ],
        price: [11_900, 13_200],
        unit: "piece",
        moq: 31,
        gst: 5,
        hsn: "8541",
        specs: [
          ["Power", "540 W"],
          ["Efficiency", "20.9 %"],
          ["Guarantee", "25 years on power"],
        ],
      },
      {
        name: "5 kW home system, put up",
        category: "solar-panels",
        description:
          "Ten panels, inverter, structure and net meter, put up in two days. The subsidy papers are filled in by us.",
        pictures: [["solar", 0]],
        price: 265_000,
        unit: "project",
        moq: 1,
        gst: 5,
        hsn: "8541",
      },
    ],
  },
  {
    key: "moradabad-brass",
    owner: sample("imran"),
    name: "Ansari Brass House",
    type: "Partnership",
    industry: "handicrafts-and-gifts",
    size: "11–50",
    since: 1974,
    gstin: "09AAZFA7726R1Z",
    line1: "Mohalla Peetal Nagri",
    locality: "Peetal Nagri",
    city: "Moradabad",
    pin: "244001",
    tagline: "Lamps, bowls and bells in brass, for export and home",
    about:
      "Four families of casters and engravers under one roof in Moradabad. We cast lamps, bowls and bells for temples, hotels and shops in eleven countries; the engraver signs each piece underneath.",
    specialities: ["Temple lamps", "Engraving", "Export packing"],
    cover: "arches",
    products: [
      {
        name: "Brass lamp, 24 inch",
        category: "brass-and-marble-items",
        description:
          "Cast in five parts that screw together, turned and polished by hand. Packed for the post in a box that survives a drop.",
        pictures: [
          ["lamp", 1],
          ["lamp", 0],
        ],
        price: 4_600,
        unit: "piece",
        moq: 6,
        gst: 5,
        hsn: "8306",
        specs: [
          ["Height", "61 cm"],
          ["Weight", "5.2 kg"],
        ],
      },
      {
        name: "Engraved serving bowl, set of three",
        category: "brass-and-marble-items",
        description:
          "Tin-lined inside, engraved outside with a vine of your choice. A card with the engraver's name lies in every box.",
        pictures: [["jar", 1]],
        price: [1_850, 2_400],
        unit: "set",
        moq: 12,
        gst: 5,
        hsn: "7418",
      },
    ],
  },
  {
    key: "konark-packaging",
    owner: sample("debashree"),
    name: "Konark Packaging Works",
    type: "Pvt Ltd",
    industry: "packaging-and-paper",
    size: "51–200",
    since: 2001,
    gstin: "21AAZCK8827S1Z",
    line1: "Plot 88, Mancheswar Industrial Estate",
    locality: "Mancheswar",
    city: "Bhubaneswar",
    pin: "751010",
    tagline: "Boxes in five days, printed or plain",
    about:
      "Corrugated boxes, printed cartons and paper bags from a plant with two lines in Mancheswar. Send us the product; we cut a sample box the same day and print from five hundred.",
    specialities: ["Corrugated boxes", "Printed cartons", "Paper bags"],
    cover: "steps",
    products: [
      {
        name: "Five-ply corrugated box, 18 × 12 × 12 inch",
        category: "corrugated-boxes",
        description:
          "Five-ply box for thirty kilograms, stitched or glued. Printed in two colours from 500 pieces; plain from 100.",
        pictures: [
          ["carton", 0],
          ["carton", 1],
        ],
        price: [46, 58],
        unit: "piece",
        moq: 100,
        gst: 5,
        hsn: "4819",
        specs: [
          ["Bursting strength", "14 kg/cm²"],
          ["Ply", "5"],
        ],
      },
      {
        name: "Paper shopping bag with rope handle",
        category: "pouches-and-bags",
        description:
          "150 gsm kraft with a turned top and a cotton rope. Your design in up to four colours; ready in eight days.",
        pictures: [
          ["bag", 1],
          ["bag", 0],
        ],
        price: [12, 19],
        unit: "piece",
        moq: 1_000,
        gst: 18,
        hsn: "4819",
      },
    ],
  },
  {
    key: "malabar-spice",
    owner: sample("thomas"),
    name: "Malabar Hill Spices",
    type: "LLP",
    industry: "food-and-beverages",
    size: "11–50",
    since: 2009,
    gstin: "32AAZFM9928T1Z",
    line1: "Spice Park Road",
    locality: "Puttady",
    city: "Idukki",
    pin: "685551",
    tagline: "From forty farms in Idukki, traceable to the tree",
    about:
      "Pepper, cardamom and cinnamon from forty farms around Puttady, cleaned and graded in the spice park. Each lot carries the farm's name and the day it was picked.",
    specialities: ["Black pepper", "Green cardamom", "Private label"],
    cover: "leaves",
    products: [
      {
        name: "Green cardamom, 8 mm bold",
        category: "spices-and-masala",
        description:
          "Hand-picked and dried on racks within a day; bold green pods for sweets and tea blenders. Vacuum packed by five kilograms.",
        pictures: [
          ["jar", 0],
          ["bag", 0],
        ],
        price: [2_600, 2_950],
        unit: "kg",
        moq: 5,
        gst: 5,
        hsn: "0908",
      },
      {
        name: "Tellicherry black pepper, TGSEB",
        category: "spices-and-masala",
        description:
          "Extra bold pepper above 4.75 mm, moisture under eleven per cent. Tested for residues; the report travels with the lot.",
        pictures: [["jar", 0]],
        price: 940,
        unit: "kg",
        moq: 25,
        gst: 5,
        hsn: "0904",
      },
    ],
  },
  {
    key: "banyan-software",
    owner: sample("arjun"),
    managers: [sample("ravi")],
    name: "Banyan Softworks",
    legalName: "Banyan Softworks Private Limited",
    type: "Pvt Ltd",
    industry: "it-services-and-software",
    size: "11–50",
    since: 2017,
    gstin: "36AAZCB1029U1Z",
    line1: "5th Floor, Road No. 36",
    locality: "Jubilee Hills",
    city: "Hyderabad",
    pin: "500033",
    website: "https://banyansoftworks.example",
    tagline: "Web and mobile products that stay small and fast",
    about:
      "Twenty-two engineers and three designers who build web shops, apps and the cloud below them for clinics, schools and exporters. One team from the first sketch to the second year; the code is yours from the first day.",
    specialities: ["Web shops", "Android and iOS", "Cloud care", "UI design"],
    cover: "waves",
    products: [
      {
        name: "Clinic appointment app, ready made",
        category: "software-and-subscriptions",
        description:
          "Patients book and get a reminder; the clinic sees the day on one page. Your name and colours, on the web and both app stores.",
        pictures: [["screen", 0]],
        price: 95_000,
        unit: "project",
        moq: 1,
        gst: 18,
        hsn: "9973",
      },
    ],
  },
  {
    key: "kovai-network",
    owner: sample("meena"),
    name: "Kovai Network Care",
    type: "Proprietorship",
    industry: "it-services-and-software",
    size: "2–10",
    since: 2019,
    line1: "18 Crosscut Road",
    locality: "Gandhipuram",
    city: "Coimbatore",
    pin: "641012",
    tagline: "Somebody who comes when the network is down",
    about:
      "Cabling, Wi-Fi, cameras and computers for mills, schools and clinics around Coimbatore. A fixed price a month, an engineer at the gate within four hours, and a list of everything you own.",
    specialities: ["Office networks", "CCTV", "Yearly care"],
    cover: "steps",
    products: [],
  },
];
