import { PRODUCT_NAME } from "@cardplaza/contract/product";

/** Title and robots of an administrator's screen. */
export const adminMeta = (title: string) => [
  { title: `${title} · ${PRODUCT_NAME} Administration` },
  { name: "robots", content: "noindex" },
];
