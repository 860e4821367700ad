import type { Company, KnownCompany } from "@cardplaza/contract/companies/companies";
import type { OnboardingData } from "@cardplaza/contract/companies/company-fields";
import { stateOfGstin } from "@cardplaza/contract/companies/company-rules";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { useSaving } from "../../../forms/saving/use-saving.ts";
import { useStepForm } from "../../../forms/use-step-form.ts";
import { api, apiOnce } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { checkCompany } from "../form/check-company.ts";
import {
  COMPANY_FORM,
  type CompanyStep,
  type Section,
  SECTION_FIELDS,
  SECTIONS,
  stepNamed,
} from "../form/company-form-definition.ts";
import { type CompanyValues, EMPTY_COMPANY, fieldsOf, numbersOf, valuesOf } from "../form/company-values.ts";
import { refusedOf } from "../form/refused-of.ts";
import { useRefreshMyCompany } from "../use-my-company.ts";
import { dropOnboardingDraft, storeOnboardingDraft, withOnboardingDraft } from "./onboarding-draft.ts";

export interface Opened {
  /** Null until the first step is saved: nothing is written for who only looks. */
  company: Company | null;
  /** What a new one begins with. */
  known: KnownCompany | null;
  /** The first step with something missing. */
  step: number;
}

type Target = CompanyStep | "done";
const sectionsBefore = (target: Target): readonly Section[] => {
  const at = SECTIONS.indexOf(target as Section);
  return at < 0 ? SECTIONS : SECTIONS.slice(0, at);
};

/** The set-up of a company: each step is saved on the way to the next. */
export function useOnboarding({ company, known, step }: Opened, memberId: string) {
  const navigate = useNavigate();
  const session = useSession();
  const refreshMine = useRefreshMyCompany();
  const [saved, setSaved] = useState(company);
  const source = saved ?? known;
  const base = source ? valuesOf(source) : EMPTY_COMPANY;
  // The same key for every attempt, so that a lost response does not hide the draft it was about.
  const [key] = useState(() => crypto.randomUUID());
  const [{ start, restored }] = useState(() => withOnboardingDraft(memberId, withStateOfGstin(base)));
  const state = useStepForm(COMPANY_FORM, start);
  const { form, pictures, steps } = state;
  const values = useWatch({ control: form.control }) as CompanyValues;
  // Where the member went on; a press on Next sets it before the saving reads it.
  const target = useRef<Target>("basics");

  // They go on where they stopped, perhaps on another device.
  const resume = useEffectEvent(() => steps.restore(stepNamed(step)));
  useEffect(() => resume(), []);

  useEffect(() => {
    storeOnboardingDraft(
      memberId,
      { values, base: source ? valuesOf(source) : EMPTY_COMPANY },
      pictures.urlOf,
    );
  }, [values, source, memberId, pictures]);

  const isChanged = (section: Section, typed: CompanyValues) =>
    SECTION_FIELDS[section].some((field) => JSON.stringify(typed[field]) !== JSON.stringify(base[field]));

  async function send(typed: CompanyValues): Promise<Company> {
    let latest = saved ?? (await begin());
    const params = { id: latest._id };
    for (const section of sectionsBefore(target.current)) {
      if (section !== steps.step && !isChanged(section, typed)) continue;
      const body = dataOf(section, typed, pictures.urlOf);
      ({ company: latest } = await api["PATCH /api/companies/:id/onboarding"]({ params, body }));
      // If the next step fails, this one is saved already.
      setSaved(latest);
    }
    if (target.current !== "done") return latest;
    const done = await api["POST /api/companies/:id/complete"]({ params, body: { authority: true } });
    return done.company;
  }

  /** The draft, which the server fills in with what it knows. */
  async function begin(): Promise<Company> {
    const begun = await apiOnce(key)["POST /api/companies"]({ body: {} });
    setSaved(begun.company);
    return begun.company;
  }

  async function goOn(latest: Company) {
    if (target.current === "done") return finish(latest);
    form.setValue("address.state", withStateOfGstin(form.getValues()).address.state, { shouldDirty: true });
    steps.open(target.current);
  }

  async function finish(latest: Company) {
    dropOnboardingDraft(memberId);
    // The menu of the header has the company in it from now on.
    await Promise.all([session.retry(), refreshMine()]);
    toast({ title: `🎉 ${latest.name} is set up`, description: "Its page is public now. Share it." });
    await navigate("/company-profile", { replace: true });
  }

  /** What is wrong up to the target, with the focus on the first. */
  async function check() {
    const before = sectionsBefore(target.current);
    const wrong = COMPANY_FORM.inOrder(Object.keys(checkCompany(form.getValues())));
    const first = wrong.find((path) => before.includes(COMPANY_FORM.stepOf(path) as Section));
    if (first === undefined) return true;
    await form.trigger(before.flatMap((section) => SECTION_FIELDS[section]));
    steps.goTo(first);
    return false;
  }

  const saving = useSaving({ state: { ...state, check }, send, onSaved: goOn, fieldsOf: refusedOf });
  const go = (to: Target) => {
    const order: Target[] = [...COMPANY_FORM.stepIds, "done"];
    if (order.indexOf(to) <= order.indexOf(steps.step)) return steps.open(to as CompanyStep);
    target.current = to;
    void saving.save();
  };
  return { state, values, restored, saving, go };
}

/** Where no state is chosen yet, the one that the GSTIN begins with. */
function withStateOfGstin(values: CompanyValues): CompanyValues {
  if (values.noGst || values.address.state) return values;
  return { ...values, address: { ...values.address, state: stateOfGstin(numbersOf(values).gstin) } };
}

function dataOf(section: Section, values: CompanyValues, urlOf: (picture: string) => string): OnboardingData {
  const fields = fieldsOf(values, urlOf);
  const data = Object.fromEntries(SECTION_FIELDS[section].map((field) => [field, fields[field]]));
  return { step: SECTIONS.indexOf(section) + 1, data } as OnboardingData;
}
