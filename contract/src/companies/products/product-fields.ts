import { z } from "zod";
import { carriesContact, LISTING_TEXT } from "../../directory/listing-rules.ts";
import { EditedOn } from "../../shapes.ts";
import { Line, PlainName, Text } from "../../text.ts";
import { PictureUrl } from "../../uploads/uploads.ts";
import { isProductCategory } from "./product-categories.ts";
import { isHsn } from "./product-rules.ts";
import {
  AVAILABILITIES,
  GST_RATES,
  MAX_PRODUCT_IMAGES,
  MAX_PRODUCT_MOQ,
  MAX_PRODUCT_PAISE,
  MAX_SPECS,
  PRICE_TYPES,
  PRODUCT_LIMITS,
  PRODUCT_NAME_MIN,
  PRODUCT_TEXT,
} from "./product-words.ts";
import { PRODUCT_UNITS } from "../../units.ts";

const Empty = z.literal("");
const allDiffer = (values: string[]) =>
  new Set(values.map((value) => value.toLowerCase())).size === values.length;
const Price = z
  .number(PRODUCT_TEXT.badPrice)
  .int(PRODUCT_TEXT.badPrice)
  .min(1, PRODUCT_TEXT.badPrice)
  .max(MAX_PRODUCT_PAISE, "This price is too high.")
  .nullable();

/** What the team fills in. A draft may have gaps; what it needs to be published is `missingToPublish`. */
export const ProductFields = z.object({
  name: PlainName(PRODUCT_NAME_MIN, PRODUCT_LIMITS.name).refine(
    (name) => !carriesContact(name),
    LISTING_TEXT.contactInName,
  ),
  category: z.union(
    [Empty, z.string().refine(isProductCategory, PRODUCT_TEXT.badCategory)],
    PRODUCT_TEXT.badCategory,
  ),
  images: z
    .array(PictureUrl)
    .max(MAX_PRODUCT_IMAGES, `At most ${MAX_PRODUCT_IMAGES} pictures.`)
    .refine(allDiffer, PRODUCT_TEXT.sameImage),
  description: Text(0, PRODUCT_LIMITS.description),
  priceType: z.enum(PRICE_TYPES),
  pricePaise: Price,
  priceMaxPaise: Price,
  unit: z.enum(PRODUCT_UNITS, PRODUCT_TEXT.badUnit),
  moq: z
    .number(PRODUCT_TEXT.badMoq)
    .int(PRODUCT_TEXT.badMoq)
    .min(1, PRODUCT_TEXT.badMoq)
    .max(MAX_PRODUCT_MOQ, "This quantity is too high."),
  gstRate: z
    .number(PRODUCT_TEXT.badGst)
    .refine((rate) => (GST_RATES as readonly number[]).includes(rate), PRODUCT_TEXT.badGst)
    .nullable(),
  hsn: z
    .string()
    .max(20, PRODUCT_TEXT.badHsn)
    .transform((text) => text.replaceAll(/\s/g, ""))
    .refine((text) => text === "" || isHsn(text), PRODUCT_TEXT.badHsn),
  specs: z
    .array(z.object({ k: Line(1, PRODUCT_LIMITS["specs.*.k"]), v: Line(1, PRODUCT_LIMITS["specs.*.v"]) }))
    .max(MAX_SPECS, `At most ${MAX_SPECS} details.`)
    .refine((specs) => allDiffer(specs.map(({ k }) => k)), PRODUCT_TEXT.sameSpec),
  countryOfOrigin: Line(0, PRODUCT_LIMITS.countryOfOrigin),
  availability: z.enum(AVAILABILITIES),
});
export type ProductFields = z.infer<typeof ProductFields>;

export const NewProduct = ProductFields.partial().required({ name: true });
export type NewProduct = z.infer<typeof NewProduct>;
export const ProductChange = ProductFields.partial().extend(EditedOn);
export type ProductChange = z.infer<typeof ProductChange>;
