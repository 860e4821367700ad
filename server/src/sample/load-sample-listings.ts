import { inArray } from "drizzle-orm";
import { cityKey } from "@cardplaza/contract/places/city-names";
import type { ListingService } from "@cardplaza/contract/directory/listing-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Services } from "../context.ts";
import { members, type Member } from "../features/accounts/accounts.table.ts";
import { changed } from "../registry/changed.ts";
import { listings } from "../features/directory/listings/listings.table.ts";
import { placeOfPin } from "../features/places/pins.ts";
import { newId } from "../platform/ids.ts";
import { inTransaction } from "../platform/transaction.ts";
import { asMember } from "./as-member.ts";
import { drawPictures } from "./draw-pictures.ts";
import { SAMPLE_HOURS } from "./listing-hours.ts";
import { SAMPLE_LISTINGS, type SampleListing } from "./listings.ts";
import { addSampleReviews, ratingOf } from "./load-sample-reviews.ts";
import { SAMPLE_EMAILS } from "./people.ts";
import { drawScene, type Scene } from "./scene-art.ts";

const LISTED_DAYS_AGO = 200;

/** Inserts rows directly, because most listings have no owner and nobody should be notified. */
export async function loadSampleListings(services: Services, now: Date): Promise<void> {
  const people = await services.db.select().from(members).where(inArray(members.email, SAMPLE_EMAILS));
  const memberOf = (email: string | undefined) => people.find((one) => one.email === email);
  // The owner of the pictures does not matter; the last sample member has the fewest uploads.
  const pictureOf = await drawScenes(services, memberOf(SAMPLE_EMAILS.at(-1)));
  const rows = SAMPLE_LISTINGS.map((sample, order) => {
    const at = new Date(now.getTime() - (LISTED_DAYS_AGO - order) * DAY_MS);
    const photos = sample.scenes.map((scene) => pictureOf(lookOf(scene, order))).filter(Boolean);
    const ownerId = memberOf(sample.owner)?.id ?? null;
    const row = rowOf(sample, order);
    return {
      id: newId(at.getTime()),
      ownerId,
      ...row,
      photos,
      createdAt: at,
      updatedAt: at,
      publishedAt: at,
    };
  });
  await inTransaction(services.db, async (tx) => {
    await tx.insert(listings).values(rows);
    const ids = new Map(SAMPLE_LISTINGS.map(({ key }, order) => [key, (rows[order] as { id: string }).id]));
    await addSampleReviews(tx, { ids, memberOf, now });
    await changed(services, tx, "business", [...ids.values()]);
  });
}

function rowOf(sample: SampleListing, order: number) {
  const { key, name, category, more = [], description, line1, locality, city, pin, languages } = sample;
  const { sum, count } = ratingOf(key);
  return {
    name,
    category,
    moreCategories: more,
    description,
    phone: `+9190000003${String(order).padStart(2, "0")}`,
    line1,
    locality,
    city,
    cityKey: cityKey(city),
    state: placeOfPin(pin)?.state ?? "",
    pin,
    hours: SAMPLE_HOURS[sample.hours],
    is24x7: sample.hours === "always",
    services: sample.services.map(serviceOf),
    payments: sample.payments ?? ["UPI" as const, "Card" as const, "Cash" as const],
    languages,
    yearFounded: sample.since,
    ratingSum: sum,
    ratingCount: count,
    status: "published" as const,
  };
}

function serviceOf(service: SampleListing["services"][number]): ListingService {
  if (typeof service === "string") return { name: service };
  const [name, rupees] = service;
  return { name, pricePaise: rupees * 100 };
}

/** Two neighbours in the list look different, even with the same scene. */
const lookOf = (scene: Scene, order: number) => `${scene} ${order % 2}`;

/** The pictures of all listings that look alike are one upload. */
async function drawScenes(services: Services, uploader: Member | undefined) {
  if (!uploader) return () => "";
  const looks = SAMPLE_LISTINGS.flatMap(({ scenes }, order) => scenes.map((scene) => lookOf(scene, order)));
  const drawings = new Map(
    looks.map((look) => {
      const [scene, number] = look.split(" ") as [Scene, string];
      return [look, { svg: drawScene(scene, Number(number)), purpose: "gallery" as const }];
    }),
  );
  return drawPictures(asMember(services, uploader), drawings);
}
