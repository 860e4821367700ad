import { inArray } from "drizzle-orm";
import { withCheckDigit } from "@cardplaza/contract/plan/gst-rules";
import { cityKey } from "@cardplaza/contract/places/city-names";
import { DAY_MS, dateInIndia } from "@cardplaza/contract/time";
import type { Services } from "../context.ts";
import { members, type Member } from "../features/accounts/accounts.table.ts";
import { companies, companyDays, companyFollowers } from "../features/companies/company/companies.table.ts";
import { products } from "../features/companies/products/products.table.ts";
import { companyManagers } from "../features/companies/team/team.table.ts";
import { placeOfPin, positionOf } from "../features/places/pins.ts";
import type { Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { inTransaction } from "../platform/transaction.ts";
import { changed } from "../registry/changed.ts";
import { asMember } from "./as-member.ts";
import { SAMPLE_COMPANIES, type SampleCompany, type SampleProduct } from "./companies.ts";
import { drawCover, type Cover } from "./cover-art.ts";
import { drawPictures, type Drawing } from "./draw-pictures.ts";
import { SAMPLE_EMAILS } from "./people.ts";
import { drawLogo, drawProduct } from "./product-art.ts";

const SET_UP_DAYS_AGO = 150;

const COVER_COLOURS: Record<Cover["motif"], Cover["colours"]> = {
  arches: ["#0f766e", "#134e4a", "#5eead4"],
  steps: ["#1e3a8a", "#1e40af", "#93c5fd"],
  rays: ["#9a3412", "#7c2d12", "#fdba74"],
  leaves: ["#166534", "#14532d", "#86efac"],
  waves: ["#312e81", "#3730a3", "#a5b4fc"],
  tiles: ["#1f2937", "#111827", "#9ca3af"],
};

interface Loading {
  now: Date;
  memberOf: (email: string) => Member | undefined;
  /** The address of a drawn picture, by its name. */
  pictureOf: (name: string) => string;
}

/** Inserts rows directly, because nobody should be notified. */
export async function loadSampleCompanies(services: Services, now: Date): Promise<void> {
  const people = await services.db.select().from(members).where(inArray(members.email, SAMPLE_EMAILS));
  const memberOf = (email: string) => people.find((one) => one.email === email);
  // The owner of the pictures does not matter; the last sample member has the fewest uploads.
  const uploader = memberOf(SAMPLE_EMAILS.at(-1) ?? "");
  if (!uploader) return;
  const pictureOf = await drawPictures(asMember(services, uploader), allDrawings());
  await inTransaction(services.db, async (tx) => {
    const ids: string[] = [];
    for (const [order, sample] of SAMPLE_COMPANIES.entries()) {
      const id = await addCompany(tx, sample, order, { now, memberOf, pictureOf });
      if (id) ids.push(id);
    }
    const made = await tx.select({ id: products.id }).from(products).where(inArray(products.companyId, ids));
    await changed(services, tx, "company", ids);
    await changed(
      services,
      tx,
      "product",
      made.map(({ id }) => id),
    );
  });
}

const lookOf = ([picture, look]: SampleProduct["pictures"][number]) => `${picture} ${look}`;

function allDrawings(): Map<string, Drawing> {
  const drawings = new Map<string, Drawing>();
  for (const [order, { key, cover, products: sold }] of SAMPLE_COMPANIES.entries()) {
    drawings.set(`logo ${key}`, { svg: drawLogo(order), purpose: "company" });
    drawings.set(cover, {
      svg: drawCover({ colours: COVER_COLOURS[cover], motif: cover }),
      purpose: "company",
    });
    for (const picture of sold.flatMap(({ pictures }) => pictures))
      drawings.set(lookOf(picture), { svg: drawProduct(...picture), purpose: "product" });
  }
  return drawings;
}

/** Returns its id; undefined if its owner is missing. */
async function addCompany(tx: Tx, sample: SampleCompany, order: number, loading: Loading) {
  const { now, memberOf, pictureOf } = loading;
  const owner = memberOf(sample.owner);
  if (!owner) return undefined;
  const at = new Date(now.getTime() - (SET_UP_DAYS_AGO - order) * DAY_MS);
  const id = newId(at.getTime());
  // Every third member follows; the owner does not.
  const followers = SAMPLE_EMAILS.filter(
    (email, index) => email !== sample.owner && (index + order) % 3 === 0,
  );
  const { line1, locality, city, pin, key, gstin, managers = [] } = sample;
  const position = positionOf(pin);
  await tx.insert(companies).values({
    id,
    ownerId: owner.id,
    name: sample.name,
    legalName: sample.legalName,
    type: sample.type,
    industry: sample.industry,
    size: sample.size,
    foundedYear: sample.since,
    gstin: gstin ? withCheckDigit(gstin) : "",
    noGst: !gstin,
    udyam: sample.udyam,
    line1,
    locality,
    city,
    cityKey: cityKey(city),
    state: placeOfPin(pin)?.state ?? "",
    pin,
    lat: position?.lat,
    lng: position?.lng,
    phone: `+9190000004${String(order).padStart(2, "0")}`,
    email: sample.owner,
    website: sample.website,
    logo: pictureOf(`logo ${key}`),
    cover: pictureOf(sample.cover),
    tagline: sample.tagline,
    about: sample.about,
    specialities: sample.specialities,
    followerCount: followers.length,
    createdAt: at,
    updatedAt: at,
    completedAt: at,
  });
  for (const email of managers) {
    const manager = memberOf(email);
    if (manager)
      await tx.insert(companyManagers).values({ companyId: id, memberId: manager.id, joinedAt: at });
  }
  for (const [index, email] of followers.entries()) {
    const follower = memberOf(email);
    const followedAt = new Date(now.getTime() - daysSinceFollowing(index) * DAY_MS);
    if (follower)
      await tx.insert(companyFollowers).values({ companyId: id, memberId: follower.id, followedAt });
  }
  await addViews(tx, id, { order, now, followers: followers.length });
  for (const product of sample.products) await addProduct(tx, id, at, product, pictureOf);
  return id;
}

/** One after the other, all within the last month. */
const daysSinceFollowing = (index: number) => 2 + 4 * index;

interface Visits {
  order: number;
  now: Date;
  followers: number;
}

/** A month of visits: a slow rise with quiet Sundays. */
async function addViews(tx: Tx, companyId: string, { order, now, followers }: Visits): Promise<void> {
  const followedAgo = Array.from({ length: followers }, (_, index) => daysSinceFollowing(index));
  const days = Array.from({ length: 30 }, (_, ago) => {
    const day = new Date(now.getTime() - ago * DAY_MS);
    const usual = 18 - order + ((30 - ago) % 7);
    return {
      companyId,
      day: dateInIndia(day),
      views: day.getUTCDay() === 0 ? Math.ceil(usual / 3) : usual,
      followers: followedAgo.includes(ago) ? 1 : 0,
    };
  });
  await tx.insert(companyDays).values(days);
}

async function addProduct(
  tx: Tx,
  companyId: string,
  at: Date,
  { pictures, price, gst, hsn, specs = [], status, ...written }: SampleProduct,
  pictureOf: Loading["pictureOf"],
): Promise<void> {
  const [from, to] = Array.isArray(price) ? price : [price, undefined];
  await tx.insert(products).values({
    ...written,
    id: newId(at.getTime()),
    companyId,
    images: pictures.map((picture) => pictureOf(lookOf(picture))),
    priceType: from === undefined ? "on_request" : to === undefined ? "fixed" : "range",
    pricePaise: from === undefined ? null : from * 100,
    priceMaxPaise: to === undefined ? null : to * 100,
    gstRate: gst,
    hsn,
    specs: specs.map(([k, v]) => ({ k, v })),
    status: status ?? "published",
    createdAt: at,
    updatedAt: at,
    publishedAt: status === "draft" ? null : at,
  });
}
