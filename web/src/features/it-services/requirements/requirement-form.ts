import type { RequirementFields } from "@cardplaza/contract/it-services/it-requirements";
import {
  IT_LIMITS,
  IT_TEXT,
  type ItBudget,
  type ItCategory,
  type ItTimeline,
  type RequirementMode,
} from "@cardplaza/contract/it-services/it-words";
import { defineForm } from "../../../forms/define-form.ts";

export interface Invited {
  _id: string;
  name: string;
}

export interface RequirementValues {
  title: string;
  category: string;
  description: string;
  budget: string;
  timeline: string;
  files: { name: string; url: string }[];
  mode: RequirementMode;
  city: string;
  providers: Invited[];
}

export const EMPTY_REQUIREMENT: RequirementValues = {
  title: "",
  category: "",
  description: "",
  budget: "",
  timeline: "",
  files: [],
  mode: "open",
  city: "",
  providers: [],
};

const [TITLE_MIN, TITLE_MAX] = IT_LIMITS.requirementTitle;
const [TEXT_MIN, TEXT_MAX] = IT_LIMITS.requirementText;

function checkRequirement(values: RequirementValues): Record<string, string> {
  const { title, category, description, budget, timeline, mode, city, providers } = values;
  return {
    ...(title.trim().length < TITLE_MIN && { title: `Enter at least ${TITLE_MIN} characters.` }),
    ...(!category && { category: "Choose a category from the list." }),
    ...(description.trim().length < TEXT_MIN && { description: `Enter at least ${TEXT_MIN} characters.` }),
    ...(!budget && { budget: "Choose a budget." }),
    ...(!timeline && { timeline: "Choose when you need it." }),
    ...(mode === "open" && !city.trim() && { city: IT_TEXT.needCity }),
    ...(mode === "invite" && providers.length === 0 && { providers: IT_TEXT.inviteSome }),
  };
}

export const REQUIREMENT_FORM = defineForm<RequirementValues, "brief" | "who">({
  empty: EMPTY_REQUIREMENT,
  steps: {
    brief: {
      label: "What you need",
      fields: ["title", "category", "description", "budget", "timeline", "files"],
    },
    who: { label: "Who may quote", fields: ["mode", "city", "providers"] },
  },
  labels: {
    title: "Title",
    category: "Category",
    description: "Description",
    budget: "Budget",
    timeline: "Timeline",
    files: "Files",
    mode: "Who may quote",
    city: "City",
    providers: "Providers",
  },
  limits: { title: TITLE_MAX, description: TEXT_MAX },
  check: checkRequirement,
});

export const bodyOf = ({ providers, files, ...values }: RequirementValues): RequirementFields => ({
  ...values,
  // Checked before: one of each list.
  category: values.category as ItCategory,
  budget: values.budget as ItBudget,
  timeline: values.timeline as ItTimeline,
  files: files.map(({ url }) => url),
  providers: values.mode === "invite" ? providers.map(({ _id }) => _id) : [],
});
