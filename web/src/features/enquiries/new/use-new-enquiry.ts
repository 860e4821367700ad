import { ENQUIRY_MESSAGE_MIN, saysEnough } from "@cardplaza/contract/enquiries/enquiry-words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, apiOnce } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { useSession } from "../../../lib/session.ts";
import { useKeptAction } from "../../../lib/use-kept-action.ts";
import { AMOUNT_HINT, amountOf, isAmount, paiseOf } from "../amount.ts";
import type { EnquiryTarget } from "../enquiry-target.ts";
import { dropDraft, readDraft, storeDraft } from "./enquiry-draft.ts";
import { refreshEnquiries } from "../use-enquiries.ts";

export interface EnquiryValues {
  name: string;
  email: string;
  phone: string;
  message: string;
  quantity: string;
  unit: string;
  budget: string;
  neededBy: string;
  city: string;
  tier: string;
  /** Positions in the package's list. */
  addOns: number[];
}

const EMPTY: EnquiryValues = {
  name: "",
  email: "",
  phone: "",
  message: "",
  quantity: "",
  unit: "",
  budget: "",
  neededBy: "",
  city: "",
  tier: "",
  addOns: [],
};

type Problems = Partial<Record<keyof EnquiryValues, string>>;

/** Stores what was typed until it is sent, also through a sign-in. */
export function useNewEnquiry(target: EnquiryTarget) {
  const { status, user } = useSession();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(() => readDraft(target.id));
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<Problems>({});
  const values: EnquiryValues = {
    ...EMPTY,
    name: user?.name ?? "",
    email: user?.email ?? "",
    unit: target.unit ?? "",
    tier: target.offer?.tiers[0]?.tier ?? "",
    message: target.offer ? "I would like to order this package." : "",
    ...typed,
  };
  const change = (part: Partial<EnquiryValues>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    setKey(crypto.randomUUID());
    setProblems((now) => {
      const left = { ...now };
      for (const name of Object.keys(part)) delete left[name as keyof EnquiryValues];
      return left;
    });
    storeDraft(target.id, next);
  };
  const sending = useMutation({
    mutationFn: () => apiOnce(key)["POST /api/enquiries"]({ body: bodyOf(target, values) }),
    onSuccess: async () => {
      dropDraft(target.id);
      await refreshEnquiries(queryClient);
    },
    onError: (error) => setProblems(problemsOf(error)),
  });
  /** False if something is wrong, which is then shown at its field. */
  const isWhole = () => {
    const found = check(target, values);
    setProblems(found);
    return Object.keys(found).length === 0;
  };
  const send = () => {
    if (isWhole() && !sending.isPending) sending.mutate();
  };
  // What a visitor wrote goes out once they are signed in.
  useKeptAction({ kind: "enquiry", about: target.id, finish: send });
  const isAtField = Object.keys(problems).length > 0;
  return {
    values,
    change,
    send,
    isWhole,
    problems,
    isSending: sending.isPending,
    /** A new one with every attempt that went wrong. */
    trouble: isAtField ? problems : sending.error,
    failure: sending.error && !isAtField ? problemText(sending.error) : null,
    sent: sending.data?.enquiry,
    mustSignIn: status === "visitor",
  };
}

function check({ type }: EnquiryTarget, { message, budget, quantity, unit }: EnquiryValues): Problems {
  return {
    ...(!saysEnough({ message, quantity: amountOf(quantity), unit: unit.trim() }) &&
      (type === "product"
        ? { [quantity.trim() ? "unit" : "quantity"]: "Enter quantity and unit." }
        : { message: `Enter at least ${ENQUIRY_MESSAGE_MIN} characters.` })),
    ...(!isAmount(budget) && { budget: AMOUNT_HINT }),
    ...(!isAmount(quantity) && { quantity: "Enter a number." }),
  };
}

function bodyOf({ type, id, offer }: EnquiryTarget, values: EnquiryValues) {
  const { name, email, phone, message, quantity, unit, budget, neededBy, city } = values;
  return {
    targetType: type,
    targetId: id,
    name,
    email,
    message,
    phone: phone.trim() || undefined,
    quantity: amountOf(quantity),
    unit: unit.trim() || undefined,
    budgetPaise: paiseOf(budget),
    neededBy: neededBy || undefined,
    city: city.trim() || undefined,
    // The field says who gets it, so typing it is the yes.
    sharePhone: phone.trim() !== "",
    order: offer && { tier: values.tier, addOns: values.addOns },
  };
}

function problemsOf(error: unknown): Problems {
  const { budgetPaise, ...fields } = (error instanceof ApiError && error.fields) || {};
  return { ...fields, ...(budgetPaise && { budget: budgetPaise }) };
}
