import { and, eq, gt } from "drizzle-orm";
import {
  REVIEWS_PER_AUTHOR_AND_DAY,
  REVIEWS_PER_TARGET_AND_HOUR,
  type ReviewFlag,
  type ReviewTargetType,
} from "@cardplaza/contract/reviews/review-words";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { Tx } from "../../platform/database.ts";
import type { Member } from "../accounts/accounts.table.ts";
import type { ReviewSubject } from "../../registry/review-target.ts";
import { reviews } from "./reviews.table.ts";

// Lower-case endings only: "It was done.In the end" contains no link.
const LINK = /\S@\S+\.\S|\b[\p{L}\d-]+\.(?:com|in|net|org|co|biz|info|shop|store|online|io|app|me|site)\b/u;
// Eight digits and more, however they are separated; amounts such as 1,20,000 have commas.
const PHONE = /(?:\+?\p{Nd}[\s().-]*){8,}/u;
// Insults only: a review may have to say "cheat" and "fraud".
const INSULTS =
  "fuck|fucks|fucker|fuckers|fucking|fucked|motherfucker|motherfuckers|bitch|bitches|bastard|bastards|asshole|assholes|cunt|cunts|slut|sluts|whore|whores|dickhead|madarchod|maderchod|behenchod|bhenchod|bhosdike|bhosadike|bhosdiwala|chutiya|chutiye|chootiya|gaandu|gandu|randi|harami|haramkhor|haramzada|kutte|kamina|kamine|kamini|मादरचोद|बहनचोद|भोसड़ीके|चूतिया|चूतिये|हरामी|हरामखोर|कुत्ते|कमीना|कमीने|रंडी";
const ABUSE = new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${INSULTS})(?![\p{L}\p{M}\d])`, "iu");

interface Written {
  title: string;
  body: string;
}

/** Reasons why a review waits for an administrator. None of them refuses it. */
export async function checkReview(
  tx: Tx,
  author: Member,
  subject: ReviewSubject,
  targetType: ReviewTargetType,
  { title, body }: Written,
  now: Date,
): Promise<ReviewFlag[]> {
  const text = `${title}\n${body}`;
  const since = (hours: number) => gt(reviews.createdAt, new Date(now.getTime() - hours * HOUR_MS));
  const ofAuthor = await tx.$count(reviews, and(eq(reviews.authorId, author.id), since(24)));
  const ofTarget = await tx.$count(
    reviews,
    and(eq(reviews.targetType, targetType), eq(reviews.targetId, subject.id), since(1)),
  );
  const found: Record<ReviewFlag, boolean> = {
    links: LINK.test(text) || /https?:|www\./i.test(text),
    phone: PHONE.test(text),
    abuse: ABUSE.test(text),
    many: ofAuthor >= REVIEWS_PER_AUTHOR_AND_DAY,
    burst: ofTarget >= REVIEWS_PER_TARGET_AND_HOUR,
    // An owner who writes from a second account often uses the same phone number.
    owner: [author.email, author.mobile].some((own) => own && subject.contacts.includes(own)),
  };
  return (Object.keys(found) as ReviewFlag[]).filter((flag) => found[flag]);
}
