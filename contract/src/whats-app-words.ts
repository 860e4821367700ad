import { PRODUCT_NAME } from "./product.ts";

/** The first line of a chat with a seller. Apart from those to people, because public pages need only these. */
export const TO_SELLER = {
  any: (name: string) => `Hello ${name}, I found you on ${PRODUCT_NAME}. `,
  forPrice: (product: string) =>
    `Hello, I saw ${product} on ${PRODUCT_NAME}. Please send me your best price. `,
} as const;
