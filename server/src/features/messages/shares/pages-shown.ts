import { shortened } from "@cardplaza/contract/cards/card-rules";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { priceWords } from "@cardplaza/contract/companies/products/product-prices";
import { productPath } from "@cardplaza/contract/companies/products/product-words";
import { postPath } from "@cardplaza/contract/connect/post-words";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import { listingPath } from "@cardplaza/contract/directory/listing-rules";
import { placeText } from "@cardplaza/contract/jobs/job-rules";
import { EMPLOYMENT_TYPE_LABEL, jobPath } from "@cardplaza/contract/jobs/job-words";
import { SHARED_TEXT_MAX } from "@cardplaza/contract/messages/message-limits";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import { findCardSeenBy } from "../../cards/card-queries.ts";
import { presentPublicCard, slugOf } from "../../cards/present-card.ts";
import { findChapterSeenBy } from "../../chapters/chapter/chapters-seen.ts";
import { findProductSeenBy } from "../../companies/products/show-product.ts";
import { slugOfProduct } from "../../companies/products/present-product.ts";
import { authorsOf } from "../../connect/posts/authors.ts";
import { findPostSeenBy } from "../../connect/posts/post-queries.ts";
import { findContactOf } from "../../contacts/contact-queries.ts";
import { slugOfListing } from "../../directory/listings/present-listing.ts";
import { findListingSeenBy } from "../../directory/pages/show-business.ts";
import { slugOfJob } from "../../jobs/posts/present-job.ts";
import { findJobSeenBy } from "../../jobs/posts/show-job.ts";
import { contactThing } from "./contact-value.ts";
import { facts, type FindShown } from "./thing.ts";

/** As others see it, also for its owner. */
export const cardShown: FindShown = async (ctx, id) => {
  const found = await findCardSeenBy(ctx, id);
  const card = presentPublicCard(found, ctx.now);
  return {
    title: card.name,
    text: facts(card.role, card.company),
    picture: card.profile_image || card.business_logo,
    path: CARD_PATHS.card(slugOf(found.card)),
  };
};

export const productShown: FindShown = async (ctx, id) => {
  const { product, company } = await findProductSeenBy(ctx, id);
  return {
    title: product.name,
    text: facts(company.name, priceWords(product)),
    picture: product.images[0] ?? "",
    path: productPath({ slug: slugOfProduct(product) }),
  };
};

export const jobShown: FindShown = async (ctx, id) => {
  const { job, company } = await findJobSeenBy(ctx, id);
  return {
    title: job.title,
    text: facts(
      company.name,
      EMPLOYMENT_TYPE_LABEL[job.employmentType],
      placeText(job.workMode, job.locations),
    ),
    picture: company.logo,
    path: jobPath({ slug: slugOfJob(job) }),
  };
};

export const listingShown: FindShown = async (ctx, id) => {
  const { listing } = await findListingSeenBy(ctx, id);
  return {
    title: listing.name,
    text: facts(categoryName(listing.category), listing.locality, listing.city),
    picture: listing.logo || listing.photos[0] || listing.cover,
    path: listingPath({ slug: slugOfListing(listing) }),
  };
};

export const postShown: FindShown = async ({ db, member }, id) => {
  const post = await findPostSeenBy(db, member.id, id);
  const author = (await authorsOf(db, member.id, [post]))(post);
  return {
    title: author.name,
    text: shortened(post.body, SHARED_TEXT_MAX).text,
    picture: post.images[0]?.url ?? author.image,
    path: postPath(id),
  };
};

export const chapterShown: FindShown = async (ctx, id) => {
  const { chapter } = await findChapterSeenBy(ctx, id);
  return { title: chapter.name, text: chapter.city, picture: chapter.cover, path: chapterPath(id) };
};

/** Only a contact of the member themselves. Others see what was kept of it when it was shared. */
export const contactShown: FindShown = async ({ db, member }, id) =>
  contactThing(await findContactOf(db, member.id, id));
