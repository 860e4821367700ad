import type { pagePictures } from "@cardplaza/contract/page-pictures/page-pictures";
import type { HandlersOf } from "../../context.ts";
import { servePagePicture } from "./serve-page-picture.ts";

export const pagePictureHandlers: HandlersOf<typeof pagePictures> = {
  "GET /api/page-pictures/:file": ({ params }) => servePagePicture(params.file),
};
