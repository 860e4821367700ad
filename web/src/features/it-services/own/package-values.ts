import type { ItPackage, PackageFields } from "@cardplaza/contract/it-services/it-packages";
import {
  IT_LIMITS,
  IT_TEXT,
  MAX_DELIVERY_DAYS,
  PACKAGE_TIERS,
  type ItCategory,
} from "@cardplaza/contract/it-services/it-words";
import { areTiersInOrder } from "@cardplaza/contract/it-services/it-rules";
import { defineForm } from "../../../forms/define-form.ts";
import { AMOUNT_HINT, isAmount, paiseOf, typedAmount } from "../../enquiries/amount.ts";

interface TierValues {
  price: string;
  deliveryDays: string;
  revisions: string;
  features: string[];
}

export interface PackageValues {
  title: string;
  category: string;
  tiers: TierValues[];
  addOns: { name: string; price: string }[];
  requirements: string[];
  faq: { q: string; a: string }[];
}

const EMPTY_PACKAGE: PackageValues = {
  title: "",
  category: "",
  tiers: PACKAGE_TIERS.map(() => ({ price: "", deliveryDays: "", revisions: "1", features: [] })),
  addOns: [],
  requirements: [],
  faq: [],
};

export const valuesOf = (one: ItPackage | null): PackageValues =>
  one
    ? {
        ...one,
        tiers: one.tiers.map(({ pricePaise, deliveryDays, revisions, features }) => ({
          price: typedAmount(pricePaise),
          deliveryDays: String(deliveryDays),
          revisions: String(revisions),
          features,
        })),
        addOns: one.addOns.map(({ name, pricePaise }) => ({ name, price: typedAmount(pricePaise) })),
      }
    : EMPTY_PACKAGE;

const isPrice = (text: string) => text.trim() !== "" && isAmount(text);
const isWhole = (text: string, least: number, most: number) =>
  /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

function checkPackage({ title, category, tiers, addOns, faq }: PackageValues): Record<string, string> {
  const wrong: Record<string, string> = {};
  const [least] = IT_LIMITS.packageTitle;
  if (title.trim().length < least) wrong.title = `At least ${least} characters.`;
  if (!category) wrong.category = "Choose a category from the list.";
  for (const [at, tier] of tiers.entries()) {
    if (!isPrice(tier.price)) wrong[`tiers.${at}.price`] = AMOUNT_HINT;
    if (!isWhole(tier.deliveryDays, 1, MAX_DELIVERY_DAYS))
      wrong[`tiers.${at}.deliveryDays`] = `From 1 to ${MAX_DELIVERY_DAYS} days.`;
    if (!isWhole(tier.revisions, 0, 50)) wrong[`tiers.${at}.revisions`] = "Enter 0 or more.";
    if (tier.features.length === 0) wrong[`tiers.${at}.features`] = "Name at least one feature.";
  }
  if (tiers.every(({ price }) => isPrice(price)) && !areTiersInOrder(tiers.map(pricedTier)))
    wrong.tiers = IT_TEXT.tiersOrder;
  for (const [at, { name, price }] of addOns.entries()) {
    if (name.trim().length < 2) wrong[`addOns.${at}.name`] = "Name the add-on.";
    if (!isPrice(price)) wrong[`addOns.${at}.price`] = AMOUNT_HINT;
  }
  for (const [at, { q, a }] of faq.entries()) {
    if (q.trim().length < IT_LIMITS.question[0])
      wrong[`faq.${at}.q`] = `At least ${IT_LIMITS.question[0]} characters.`;
    if (a.trim().length < IT_LIMITS.answer[0]) wrong[`faq.${at}.a`] = "Write an answer.";
  }
  return wrong;
}

const pricedTier = ({ price }: TierValues) => ({ pricePaise: paiseOf(price) ?? 0 });

/** The server's names of the amounts, as the form calls them. */
export const formField = (path: string) => path.replace(/\.pricePaise$/, ".price");

export const PACKAGE_FORM = defineForm<PackageValues, "basics" | "tiers" | "extras">({
  empty: EMPTY_PACKAGE,
  steps: {
    basics: { label: "Basics", fields: ["title", "category", "requirements"] },
    tiers: { label: "Tiers", fields: ["tiers"] },
    extras: { label: "Add-ons and questions", fields: ["addOns", "faq"] },
  },
  labels: {
    title: "Title",
    category: "Category",
    tiers: "Tiers",
    addOns: "Add-ons",
    requirements: "What you need from the buyer",
    faq: "Questions and answers",
  },
  limits: {
    title: IT_LIMITS.packageTitle[1],
    "addOns.*.name": IT_LIMITS.addOn[1],
    "faq.*.q": IT_LIMITS.question[1],
    "faq.*.a": IT_LIMITS.answer[1],
  },
  check: checkPackage,
  rows: ["addOns", "faq"],
});

export const bodyOf = ({
  title,
  category,
  tiers,
  addOns,
  requirements,
  faq,
}: PackageValues): PackageFields => ({
  title,
  // Checked before: one of the list.
  category: category as ItCategory,
  tiers: tiers.map((tier) => ({
    ...pricedTier(tier),
    deliveryDays: Number(tier.deliveryDays),
    revisions: Number(tier.revisions),
    features: tier.features,
  })),
  addOns: addOns.map(({ name, price }) => ({ name, pricePaise: paiseOf(price) ?? 0 })),
  requirements,
  faq,
});
