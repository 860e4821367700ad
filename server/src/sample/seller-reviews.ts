import type { ReviewScores } from "@cardplaza/contract/reviews/reviews";

export interface SampleSellerReview {
  /** The key of the sample company. */
  of: string;
  /** The name of its product; absent if the company itself or its IT services are reviewed. */
  product?: string;
  /** The first name in the address of a sample member. */
  by: string;
  rating: number;
  /** Only of IT services. */
  scores?: ReviewScores;
  title?: string;
  body: string;
  daysAgo: number;
  reply?: string;
}

/** Reviews of the sample companies, their products and their IT services. */
export const SAMPLE_SELLER_REVIEWS: SampleSellerReview[] = [
  {
    of: "verandah-crafts",
    by: "thomas",
    rating: 5,
    title: "Three loads, three times on the day",
    body: "Nine thousand roof tiles for our drying shed, and each truck came on the morning it was promised. Eleven were broken; they had packed thirty more.",
    daysAgo: 22,
    reply: "Thank you, Thomas. The ridge tiles for the second shed are already drying.",
  },
  {
    of: "verandah-crafts",
    by: "nandini",
    rating: 4,
    body: "They answer the phone and know roofs. The samples took a week longer than I had hoped, but the colour was exact.",
    daysAgo: 58,
  },
  {
    of: "verandah-crafts",
    product: "Athangudi floor tile, 10 × 10 inch",
    by: "lakshmi",
    rating: 5,
    body: "Two hundred feet dance on it every evening and it only gets smoother. Cool in April, and no wax as they said.",
    daysAgo: 80,
  },
  {
    of: "deshmukh-fasteners",
    by: "nandini",
    rating: 5,
    title: "The certificate is in the box",
    body: "Every batch comes with its test report and the count is right to the last washer. We stopped counting ourselves after the third month.",
    daysAgo: 35,
    reply: "Glad to hear it. Peenya stock is topped up every Friday now.",
  },
  {
    of: "deshmukh-fasteners",
    product: "Hex bolt M12 × 60, grade 8.8",
    by: "debashree",
    rating: 4,
    body: "Good thread and even plating. The boxes are heavy for our people; half the size would be kinder.",
    daysAgo: 64,
  },
  {
    of: "zafran-foods",
    product: "Nankhatai, 10 kg carton",
    by: "gurpreet",
    rating: 5,
    body: "We send a carton to every driver's family at Lohri. Nobody has ever sent one back.",
    daysAgo: 120,
  },
  {
    of: "konark-packaging",
    by: "thomas",
    rating: 4,
    body: "Boxes in five days as promised, print a little darker than the proof. They offered to do them again; we kept them.",
    daysAgo: 47,
  },
  {
    of: "malabar-spice",
    by: "farah",
    rating: 5,
    body: "The smell when you open the sack. They told me to buy the cheaper grade for baking, and they were right.",
    daysAgo: 30,
  },
  {
    of: "banyan-software",
    by: "thomas",
    rating: 5,
    scores: { quality: 5, schedule: 4, value: 5, recommend: true },
    title: "Buyers order while we sleep",
    body: "Our lots are on the phones of buyers in six countries, and the packing list prints itself in the morning. One week late, told us three weeks before.",
    daysAgo: 51,
    reply: "It was the customs codes. Thank you for your patience, Thomas.",
  },
  {
    of: "banyan-software",
    by: "debashree",
    rating: 4,
    scores: { quality: 4, schedule: 4, value: 3, recommend: true },
    body: "A web shop for printed boxes with a price that follows the size. Not the cheapest, but I have not had to call them since.",
    daysAgo: 100,
  },
  {
    of: "kulkarni-tally",
    by: "vikram",
    rating: 5,
    scores: { quality: 5, schedule: 5, value: 5, recommend: true },
    body: "E-invoices worked on the first morning. Our accountant of thirty years laughs again at month's end.",
    daysAgo: 75,
  },
];
