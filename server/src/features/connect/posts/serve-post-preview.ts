import { POST_KIND_LABEL } from "@cardplaza/contract/connect/post-words";
import { shortened } from "@cardplaza/contract/cards/card-rules";
import type { Context } from "../../../context.ts";
import { servePreviewImage } from "../../../platform/pictures/preview-cache.ts";
import { readPicture } from "../../cards/card-picture.ts";
import { drawOfferPreview, type OfferPreview } from "../../companies/previews/draw-offer-preview.ts";
import { authorsOf } from "./authors.ts";
import { findPostSeenBy } from "./post-queries.ts";

/** As many characters as fit, up to the end of a word. */
const TEXT_MAX = 80;
const beginningOf = (body: string) => {
  const { text, isShortened } = shortened(body, TEXT_MAX);
  return isShortened ? text.replace(/\s+\S*…$/u, "…") : text;
};

/** The picture of a shared link. For everybody alike, also for the author: it is made to be passed on. */
export async function servePostPreview({ db, files }: Context, id: string) {
  const post = await findPostSeenBy(db, null, id);
  const author = (await authorsOf(db, null, [post]))(post);
  const [image] = post.images;
  const picture = image?.url ?? author.image;
  const preview: OfferPreview = {
    name: beginningOf(post.body),
    initialOf: author.name,
    lines: [POST_KIND_LABEL[post.kind], author.name],
    picture: !image && author.type === "company" ? "logo" : "photo",
  };
  return servePreviewImage({
    shows: ["post", preview, picture],
    readPicture: () => readPicture(files, picture),
    draw: (bytes) => drawOfferPreview(preview, bytes),
    mayBeHidden: true,
  });
}
