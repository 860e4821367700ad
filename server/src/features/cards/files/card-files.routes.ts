import type { cards } from "@cardplaza/contract/cards/cards";
import type { HandlersOf } from "../../../context.ts";
import { servePreview, serveQrPng, serveQrSvg, serveVcard } from "./serve-card-files.ts";

type FileCalls = "vcard" | "qr.png" | "qr.svg" | "og.jpg";

export const cardFileHandlers: Pick<HandlersOf<typeof cards>, `GET /api/business-cards/:id/${FileCalls}`> = {
  "GET /api/business-cards/:id/vcard": ({ ctx, params }) => serveVcard(ctx, params.id),
  "GET /api/business-cards/:id/qr.png": ({ ctx, params }) => serveQrPng(ctx, params.id),
  "GET /api/business-cards/:id/qr.svg": ({ ctx, params }) => serveQrSvg(ctx, params.id),
  "GET /api/business-cards/:id/og.jpg": ({ ctx, params }) => servePreview(ctx, params.id),
};
