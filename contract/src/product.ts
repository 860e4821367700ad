/** The product's working name; the one place it is written. */
export const PRODUCT_NAME = "Cardplaza";
export const PRODUCT_TAGLINE = "Your business, one link";
export const CURRENCY = "INR";
export const DEFAULT_COUNTRY = "IN";
/** The addresses of the sample people; nobody else can have one, since no mail is ever delivered there. */
export const SAMPLE_DOMAIN = "sample.cardplaza.in";
