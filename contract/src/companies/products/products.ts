import { z } from "zod";
import { deskLine, listOf, ListPlace } from "../../audit/admin-lists.ts";
import { AuditReason } from "../../audit/audit.ts";
import { endpoints } from "../../endpoint.ts";
import { Id, PageNumber, SlugRef } from "../../shapes.ts";
import { Line } from "../../text.ts";
import { COMPANY_CONTACT_KINDS } from "../company-words.ts";
import { DeletedProduct, OwnProduct, Product, ProductLine } from "./product.ts";
import {
  PRODUCT_DECISIONS,
  PRODUCT_DESK_QUERY,
  PRODUCT_DESK_TEXT,
  PRODUCT_FILTERS,
} from "./product-desk-words.ts";
import { NewProduct, ProductChange } from "./product-fields.ts";
import { MAX_BULK_PRODUCTS, PRODUCT_BULK_ACTIONS, PRODUCT_STATUSES, PRODUCT_TEXT } from "./product-words.ts";
import { reportCall } from "../../moderation/report-call.ts";
import { PLACE_MAX } from "../../places/place-limits.ts";
import { SEARCH_MAX, SEARCH_MIN } from "../../text-limits.ts";

const Count = z.number().int();

/** Invalid values are ignored: links are shortened, mistyped and made up by others. */
const Category = z.string().max(80).optional().catch(undefined);
export const ProductFilters = z.object({
  companyId: SlugRef.optional(),
  category: Category,
  city: Line(1, PLACE_MAX).optional().catch(undefined),
  q: Line(SEARCH_MIN, SEARCH_MAX).optional().catch(undefined),
  page: PageNumber,
});
export type ProductFilters = z.infer<typeof ProductFilters>;

/** Whose products: if no company is named, that of the owned company, else of the first managed one. */
const OfCompany = z.object({ company: Id.optional() });
export const OwnProductFilters = OfCompany.extend({
  q: Line(0, SEARCH_MAX).optional().catch(undefined),
  status: z.enum(PRODUCT_STATUSES).optional().catch(undefined),
  category: Category,
});
export type OwnProductFilters = z.infer<typeof OwnProductFilters>;

const OneProduct = z.object({ id: SlugRef });
const WRITES = { points: 600, seconds: 3600, by: "account" } as const;

export const products = endpoints({
  "GET /api/products": {
    summary: "Published products: of a company, of a category, in a city, or with these words",
    query: ProductFilters,
    returns: z.object({ products: z.array(ProductLine), total: Count, page: Count, pages: Count }),
    limit: { points: 120, seconds: 60, by: "address" },
  },
  "GET /api/products/mine": {
    summary: "The products of your company, the newest first",
    auth: "member",
    query: OwnProductFilters.extend({ page: PageNumber }),
    returns: z.object({
      products: z.array(OwnProduct),
      total: Count,
      page: Count,
      pages: Count,
      /** Counts of all products, whatever the filters. */
      counts: z.record(z.enum(PRODUCT_STATUSES), Count),
      /** How many can be published; null with the owner's plan. */
      limit: Count.nullable(),
    }),
  },
  "GET /api/products/deleted": {
    summary: "Products that were deleted in the last 30 days",
    auth: "member",
    query: OfCompany,
    returns: z.object({ products: z.array(DeletedProduct) }),
  },
  "GET /api/products/export.csv": {
    summary: "The products of your company as a table, with the same filters as the list",
    auth: "member",
    query: OwnProductFilters,
    hiddenFromAdmins: true,
    returns: { raw: "text/csv; charset=utf-8" },
    limit: { points: 30, seconds: 3600, by: "account" },
  },
  "GET /api/products/:id": {
    summary: "A product, by its id or link; its team also sees what is not published",
    params: OneProduct,
    returns: Product,
  },
  "POST /api/products/:id/contact-click": {
    summary: "Count that a visitor calls the product's company or writes to it, once a visitor and hour",
    params: OneProduct,
    body: z.object({ kind: z.enum(COMPANY_CONTACT_KINDS) }),
    returns: null,
  },
  "GET /api/products/:id/related": {
    summary: "A few more products of the company, and similar ones of others",
    params: OneProduct,
    returns: z.object({ ofCompany: z.array(ProductLine), similar: z.array(ProductLine) }),
  },
  "POST /api/products": {
    summary: "Add a product to your company, as a draft",
    auth: "member",
    query: OfCompany,
    body: NewProduct,
    returns: Product,
    status: 201,
    limit: WRITES,
  },
  "PATCH /api/products/:id": {
    summary: "Change a product",
    auth: "member",
    params: OneProduct,
    body: ProductChange,
    returns: Product,
    limit: WRITES,
  },
  "DELETE /api/products/:id": {
    summary: "Delete a product; it can be restored for 30 days",
    auth: "member",
    params: OneProduct,
    returns: null,
  },
  "POST /api/products/:id/restore": {
    summary: "Bring a deleted product back; as a draft if no more can be published",
    auth: "member",
    params: OneProduct,
    body: z.object({}),
    returns: Product,
  },
  "POST /api/products/:id/publish": {
    summary: "Show a product to everybody",
    auth: "member",
    params: OneProduct,
    body: z.object({}),
    returns: Product,
  },
  "POST /api/products/:id/archive": {
    summary: "Hide a product from everybody else",
    auth: "member",
    params: OneProduct,
    body: z.object({}),
    returns: Product,
  },
  "POST /api/products/:id/duplicate": {
    summary: "Copy a product as a new draft",
    auth: "member",
    params: OneProduct,
    body: z.object({}),
    returns: Product,
    status: 201,
    limit: WRITES,
  },
  "POST /api/products/bulk": {
    summary: "Publish, archive or delete several products; the result says which could not be",
    auth: "member",
    body: z.object({ action: z.enum(PRODUCT_BULK_ACTIONS), ids: z.array(Id).min(1).max(MAX_BULK_PRODUCTS) }),
    returns: z.object({
      results: z.array(z.object({ _id: Id, done: z.boolean(), message: z.string().optional() })),
    }),
    limit: { points: 120, seconds: 3600, by: "account" },
  },
  "GET /api/products/:id/og.jpg": {
    summary: "The preview image of a product",
    params: OneProduct,
    returns: { raw: "image/jpeg" },
  },
  "POST /api/products/:id/report": reportCall("a product", OneProduct),
  "GET /api/admin/products": {
    summary: "Products, the newest first",
    auth: "admin",
    roles: ["moderator", "support", "analyst"],
    denied: PRODUCT_DESK_TEXT.notYourList,
    query: z.object({
      /** An id, or part of the name or of the company. */
      q: Line(...PRODUCT_DESK_QUERY).optional(),
      status: z.enum(PRODUCT_FILTERS).catch("all").default("all"),
      ...ListPlace,
    }),
    returns: listOf(deskLine(PRODUCT_STATUSES)),
  },
  "GET /api/admin/products/:id": {
    summary: "A product as its team sees it",
    auth: "admin",
    roles: ["moderator", "support", "analyst"],
    denied: PRODUCT_DESK_TEXT.notYourList,
    params: z.object({ id: Id }),
    returns: z.object({ product: Product }),
  },
  "PATCH /api/admin/products/:id": {
    summary: "Remove a product or restore it",
    auth: "admin",
    roles: ["moderator"],
    denied: PRODUCT_TEXT.notYourTask,
    params: z.object({ id: Id }),
    body: z.object({
      action: z.enum(PRODUCT_DECISIONS),
      reason: AuditReason.optional(),
      /** The version that was read, so that two administrators do not both decide. */
      version: z.number().int(),
    }),
    returns: Product,
  },
});
