import type { productImports } from "@cardplaza/contract/companies/products/product-imports";
import type { products } from "@cardplaza/contract/companies/products/products";
import type { HandlersOf } from "../../../context.ts";
import { submitReport } from "../../moderation/submit-report.ts";
import { serveProductPreview } from "../previews/serve-offer-preview.ts";
import { archiveProduct } from "./archive-product.ts";
import { changeProduct } from "./change-product.ts";
import { changeProducts } from "./change-products.ts";
import { contactAboutProduct } from "./contact-about-product.ts";
import { createProduct } from "./create-product.ts";
import { moderatedProducts } from "./moderated-products.ts";
import { deleteProduct } from "./delete-product.ts";
import { duplicateProduct } from "./duplicate-product.ts";
import { exportProducts } from "./export-products.ts";
import { importProducts } from "./import-products.ts";
import { listOwnProducts } from "./list-own-products.ts";
import { listProducts } from "./list-products.ts";
import { publishProduct } from "./publish-product.ts";
import { relatedProducts } from "./related-products.ts";
import { listDeletedProducts, restoreProduct } from "./restore-product.ts";
import { showProduct } from "./show-product.ts";

export const productHandlers: HandlersOf<typeof products & typeof productImports> = {
  "GET /api/products": ({ ctx, query }) => listProducts(ctx, query),
  "GET /api/products/mine": ({ ctx, query }) => listOwnProducts(ctx, query),
  "GET /api/products/deleted": ({ ctx, query }) => listDeletedProducts(ctx, query.company),
  "GET /api/products/export.csv": ({ ctx, query }) => exportProducts(ctx, query),
  "GET /api/products/:id": ({ ctx, params }) => showProduct(ctx, params.id),
  "POST /api/products/:id/contact-click": ({ ctx, params, body }) =>
    contactAboutProduct(ctx, params.id, body.kind),
  "GET /api/products/:id/related": ({ ctx, params }) => relatedProducts(ctx, params.id),
  "GET /api/products/:id/og.jpg": ({ ctx, params }) => serveProductPreview(ctx, params.id),
  "POST /api/products": ({ ctx, query, body }) => createProduct(ctx, query.company, body),
  "PATCH /api/products/:id": ({ ctx, params, body }) => changeProduct(ctx, params.id, body),
  "DELETE /api/products/:id": ({ ctx, params }) => deleteProduct(ctx, params.id),
  "POST /api/products/:id/restore": ({ ctx, params }) => restoreProduct(ctx, params.id),
  "POST /api/products/:id/publish": ({ ctx, params }) => publishProduct(ctx, params.id),
  "POST /api/products/:id/archive": ({ ctx, params }) => archiveProduct(ctx, params.id),
  "POST /api/products/:id/duplicate": ({ ctx, params }) => duplicateProduct(ctx, params.id),
  "POST /api/products/bulk": ({ ctx, body }) => changeProducts(ctx, body),
  "POST /api/products/import": ({ ctx, form, query }) => importProducts(ctx, form, query),
  "POST /api/products/:id/report": ({ ctx, params, body }) => submitReport(ctx, "product", params.id, body),
  "GET /api/admin/products": ({ ctx, query }) => moderatedProducts.list(ctx, query),
  "GET /api/admin/products/:id": async ({ ctx, params }) => ({
    product: await moderatedProducts.show(ctx, params.id),
  }),
  "PATCH /api/admin/products/:id": ({ ctx, params, body }) => moderatedProducts.decide(ctx, params.id, body),
};
