import type { cardVideo } from "@cardplaza/contract/cards/video/card-video";
import type { HandlersOf } from "../../../context.ts";
import { removeVideo } from "./remove-video.ts";
import { serveCaptions, servePoster, serveVideo } from "./serve-video.ts";
import { setCaptions } from "./set-captions.ts";
import { setVideo } from "./set-video.ts";

export const cardVideoHandlers: HandlersOf<typeof cardVideo> = {
  "POST /api/business-cards/:id/video": ({ ctx, params, form }) => setVideo(ctx, params.id, form),
  "GET /api/business-cards/:id/video": ({ ctx, params }) => serveVideo(ctx, params.id),
  "DELETE /api/business-cards/:id/video": ({ ctx, params }) => removeVideo(ctx, params.id),
  "GET /api/business-cards/:id/video/poster": ({ ctx, params }) => servePoster(ctx, params.id),
  "GET /api/business-cards/:id/video/captions": ({ ctx, params }) => serveCaptions(ctx, params.id),
  "PUT /api/business-cards/:id/video/captions": ({ ctx, params, body }) =>
    setCaptions(ctx, params.id, body.captions),
};
