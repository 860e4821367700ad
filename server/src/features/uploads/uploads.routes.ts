import type { uploads } from "@cardplaza/contract/uploads/uploads";
import type { HandlersOf } from "../../context.ts";
import { serveDocument, servePicture } from "./serve-files.ts";
import { storeUpload } from "./store-upload.ts";

export const uploadHandlers: HandlersOf<typeof uploads> = {
  "POST /api/uploads": ({ ctx, form }) => storeUpload(ctx, form.file, form.purpose),
  "GET /files/:id/:name": ({ ctx, params }) => servePicture(ctx, params.id, params.name),
  "GET /api/documents/:id": ({ ctx, params, query }) => serveDocument(ctx, params.id, query),
};
