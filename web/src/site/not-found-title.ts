import { PRODUCT_NAME } from "@cardplaza/contract/product";

export const NOT_FOUND_TITLE = `Page not found · ${PRODUCT_NAME}`;
