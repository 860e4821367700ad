import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import { Customization } from "@cardplaza/contract/cards/customization/customization";
import { qrContent } from "@cardplaza/contract/cards/qr-codes/qr";
import type { Context } from "../../../context.ts";
import { fileResponse } from "../../../platform/http/file-response.ts";
import { versionOf } from "../../../platform/http/known-version.ts";
import { findCardSeenBy } from "../card-queries.ts";
import { presentPublicCard } from "../present-card.ts";
import { readPicture } from "../card-picture.ts";
import { previewColours } from "./preview-colours.ts";
import { drawPreview } from "./preview-image.ts";
import { servePreviewImage } from "../../../platform/pictures/preview-cache.ts";
import { drawQrPng, drawQrSvg } from "../../../platform/pictures/qr-image.ts";
import { qrLogo } from "./qr-logo.ts";
import { vcardPhoto } from "./vcard-photo.ts";
import { writeVcard } from "./write-vcard.ts";

type File = Promise<ApiResponse<RawBody>>;

/** The public view, also for the owner: a file is made to be passed on. */
const publicCard = async (ctx: Context, id: string) =>
  presentPublicCard(await findCardSeenBy(ctx, id), ctx.now);

export async function serveVcard(ctx: Context, id: string): File {
  const card = await publicCard(ctx, id);
  const photo = await vcardPhoto(ctx.files, card.profile_image);
  // Without the id after the last dash, unless nothing else is left.
  const name = card.slug.slice(0, -card._id.length - 1) || card.slug;
  return fileResponse(writeVcard(card, photo), {
    name: `${name}.vcf`,
    headers: { "x-robots-tag": "noindex" },
  });
}

export async function serveQrPng(ctx: Context, id: string): File {
  const { text, logo } = await qrOf(ctx, id);
  return qrAnswer(new Uint8Array(await drawQrPng(text, { logo })));
}

export async function serveQrSvg(ctx: Context, id: string): File {
  const { text, logo } = await qrOf(ctx, id);
  return qrAnswer(await drawQrSvg(text, { logo }));
}

export async function servePreview(ctx: Context, id: string): File {
  const { name, role, company, theme, profile_image, customization } = await publicCard(ctx, id);
  const colours = previewColours(Customization.parse(customization ?? {}));
  const source = { name, role, company, theme, colours };
  return servePreviewImage({
    shows: ["card", source, profile_image],
    readPicture: () => readPicture(ctx.files, profile_image),
    draw: (portrait) => drawPreview(source, portrait),
  });
}

/** With a logo in the middle if there is one; the design's logo comes before the card's. */
async function qrOf(ctx: Context, id: string) {
  const { slug, business_logo, customization } = await publicCard(ctx, id);
  const logo = await qrLogo(ctx.files, customization?.logo ?? business_logo);
  return { text: qrContent(ctx.origin, slug), logo };
}

function qrAnswer(body: string | Uint8Array<ArrayBuffer>): ApiResponse<RawBody> {
  return fileResponse(body, {
    version: versionOf(body),
    headers: {
      "cache-control": "public, max-age=300",
      "content-security-policy": "default-src 'none'; img-src data:; sandbox",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
