import type { Provider, ProviderFields } from "@cardplaza/contract/it-services/it-providers";
import { focusTotal } from "@cardplaza/contract/it-services/it-rules";
import { IT_LIMITS, IT_TEXT, type ItCategory } from "@cardplaza/contract/it-services/it-words";
import { defineForm } from "../../../forms/define-form.ts";
import { AMOUNT_HINT, isAmount, paiseOf, typedAmount } from "../../enquiries/amount.ts";

export interface ProviderValues {
  listed: boolean;
  focus: { category: string; percent: string }[];
  minProject: string;
  hourlyMin: string;
  hourlyMax: string;
  stack: string[];
  portfolio: { title: string; picture: string; link: string; text: string }[];
  certifications: string[];
}

const EMPTY_PROVIDER: ProviderValues = {
  listed: true,
  focus: [{ category: "", percent: "100" }],
  minProject: "",
  hourlyMin: "",
  hourlyMax: "",
  stack: [],
  portfolio: [],
  certifications: [],
};
export const NEW_WORK = { title: "", picture: "", link: "", text: "" };

export const valuesOf = (provider: Provider | null): ProviderValues =>
  provider
    ? {
        listed: provider.listed,
        focus: provider.focus.map(({ category, percent }) => ({ category, percent: String(percent) })),
        minProject: typedAmount(provider.minProjectPaise),
        hourlyMin: typedAmount(provider.hourlyMinPaise),
        hourlyMax: typedAmount(provider.hourlyMaxPaise),
        stack: provider.stack,
        portfolio: provider.portfolio,
        certifications: provider.certifications,
      }
    : EMPTY_PROVIDER;

const percentOf = (text: string) => Number(text.replace("%", "").trim());
/** What the typed shares add up to. */
export const typedTotal = (focus: ProviderValues["focus"]) =>
  focusTotal(focus.map(({ percent }) => ({ percent: percentOf(percent) || 0 })));

function checkProvider(values: ProviderValues): Record<string, string> {
  const { focus, portfolio } = values;
  const wrong: Record<string, string> = {};
  for (const [at, { category, percent }] of focus.entries()) {
    if (!category) wrong[`focus.${at}.category`] = "Choose a category.";
    if (!Number.isInteger(percentOf(percent)) || percentOf(percent) < 1)
      wrong[`focus.${at}.percent`] = "Enter a whole number.";
  }
  if (typedTotal(focus) !== 100) wrong.focus = IT_TEXT.focusTotal;
  for (const name of ["minProject", "hourlyMin", "hourlyMax"] as const)
    if (!values[name].trim() || !isAmount(values[name])) wrong[name] = AMOUNT_HINT;
  for (const [at, { title }] of portfolio.entries())
    if (title.trim().length < IT_LIMITS.portfolioTitle[0])
      wrong[`portfolio.${at}.title`] = "Give it a title.";
  return wrong;
}

/** The server's names of the amounts, as the form calls them. */
export const formField = (path: string) => path.replace(/^(minProject|hourlyMin|hourlyMax)Paise$/, "$1");

export const PROVIDER_FORM = defineForm<ProviderValues, "services">({
  empty: EMPTY_PROVIDER,
  steps: {
    services: {
      label: "IT services",
      fields: [
        "listed",
        "focus",
        "minProject",
        "hourlyMin",
        "hourlyMax",
        "stack",
        "certifications",
        "portfolio",
      ],
    },
  },
  labels: {
    focus: "Focus",
    minProject: "Smallest project",
    hourlyMin: "Hourly rate from",
    hourlyMax: "Hourly rate up to",
    stack: "Technologies",
    portfolio: "Portfolio",
    certifications: "Certifications",
  },
  limits: {
    "portfolio.*.title": IT_LIMITS.portfolioTitle[1],
    "portfolio.*.text": IT_LIMITS.portfolioText[1],
  },
  check: checkProvider,
  picturesIn: ({ portfolio }) => portfolio.map(({ picture }) => picture).filter(Boolean),
  rows: ["portfolio"],
});

export const bodyOf = (values: ProviderValues, urlOf: (picture: string) => string): ProviderFields => ({
  listed: values.listed,
  // Checked before: one of the list.
  focus: values.focus.map(({ category, percent }) => ({
    category: category as ItCategory,
    percent: percentOf(percent),
  })),
  minProjectPaise: paiseOf(values.minProject) ?? 0,
  hourlyMinPaise: paiseOf(values.hourlyMin) ?? 0,
  hourlyMaxPaise: paiseOf(values.hourlyMax) ?? 0,
  stack: values.stack,
  certifications: values.certifications,
  portfolio: values.portfolio.map((work) => ({ ...work, picture: work.picture && urlOf(work.picture) })),
});
