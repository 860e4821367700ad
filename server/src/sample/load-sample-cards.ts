import { inArray } from "drizzle-orm";
import sharp from "sharp";
import type { UploadPurpose } from "@cardplaza/contract/uploads/uploads";
import type { MemberContext, Services } from "../context.ts";
import { members } from "../features/accounts/accounts.table.ts";
import { createCard } from "../features/cards/create-card.ts";
import { storeUpload } from "../features/uploads/store-upload.ts";
import { inTransaction } from "../platform/transaction.ts";
import { asMember } from "./as-member.ts";
import { SAMPLE_CARDS, type SampleCard } from "./cards.ts";
import { drawCover } from "./cover-art.ts";
import { SAMPLE_EMAILS } from "./people.ts";
import { drawPortrait } from "./portrait-art.ts";

/** Creates the cards of the sample members with the same verbs as for all members. */
export async function loadSampleCards(services: Services): Promise<void> {
  const people = await services.db.select().from(members).where(inArray(members.email, SAMPLE_EMAILS));
  for (const sample of SAMPLE_CARDS) {
    const member = people.find(({ email }) => email === sample.email);
    if (member) await addCard(asMember(services, member), sample);
  }
  await inTransaction(services.db, (tx) => services.pages.invalidate(tx, ["example-cards"]));
}

async function addCard(ctx: MemberContext, { card, portrait, cover, gallery }: SampleCard) {
  const draw = async (purpose: UploadPurpose, svg: string) => {
    const png = await sharp(Buffer.from(svg), { density: 96 }).png().toBuffer();
    return (await storeUpload(ctx, new File([new Uint8Array(png)], `${purpose}.png`), purpose)).url;
  };
  const pictures: string[] = [];
  for (const each of gallery) pictures.push(await draw("gallery", drawCover(each)));
  await createCard(ctx, {
    ...card,
    profile_image: await draw("portrait", drawPortrait(portrait)),
    business_cover_photo: await draw("cover", drawCover(cover)),
    gallery: pictures,
  });
}
