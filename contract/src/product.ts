/** The product's working name. It is written only here. */
export const PRODUCT_NAME = "Cardplaza";
export const PRODUCT_TAGLINE = "Your business, one link";
export const CURRENCY = "INR";
export const DEFAULT_COUNTRY = "IN";
/** The domain of the sample members' addresses. Nobody else can have one, because no mail is delivered there. */
export const SAMPLE_DOMAIN = "sample.cardplaza.in";
