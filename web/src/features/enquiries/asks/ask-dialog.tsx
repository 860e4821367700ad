import { LISTED_CATEGORIES } from "@cardplaza/contract/directory/business-categories";
import { categoryWords } from "@cardplaza/contract/directory/category-words";
import { ENQUIRY_MESSAGE_MAX, ENQUIRY_MESSAGE_MIN } from "@cardplaza/contract/enquiries/enquiry-words";
import { TYPED_RUPEES_MAX } from "@cardplaza/contract/text-limits";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { tabValue } from "../../../lib/storage/stored-value.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Combobox } from "../../../ui/fields/combobox.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { CityField } from "../../places/city-field.tsx";
import { useShowTrouble } from "../../../ui/use-show-trouble.ts";
import { useSendAsk } from "./use-asks.ts";

const CATEGORIES = LISTED_CATEGORIES.map(({ slug, name }) => ({
  value: slug,
  label: name,
  also: categoryWords(slug),
})).sort((a, b) => a.label.localeCompare(b.label, "en-IN"));
const EMPTY = { need: "", category: "", city: "", budget: "", deadline: "" };
type Values = typeof EMPTY;
const draft = tabValue<Partial<Values>>("new-ask");

export function AskDialog({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState<Values>(() => ({ ...EMPTY, ...draft.read() }));
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<Partial<Values>>({});
  const sending = useSendAsk();
  const change = (part: Partial<Values>) => {
    const next = { ...values, ...part };
    setValues(next);
    setKey(crypto.randomUUID());
    setProblems({});
    draft.save(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = check(values);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0 || sending.isPending) return;
    sending.mutate(
      { ...bodyOf(values), key },
      {
        onSuccess: ({ recipients }) => {
          draft.drop();
          const people = recipients.length === 1 ? "1 member" : `${recipients.length} members`;
          toast({
            title: "Request sent",
            description: `It went to ${people}. We'll notify you when they answer.`,
          });
          onClose();
        },
        onError: (error) => setProblems(problemsOf(error)),
      },
    );
  };
  const formRef = useShowTrouble(Object.keys(problems).length > 0 ? problems : sending.error);
  const failure = sending.error && Object.keys(problemsOf(sending.error)).length === 0;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="New request"
        description="It goes to matching members and stays open for 30 days."
      >
        <form ref={formRef} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          <Field label="What do you need?" required error={problems.need}>
            <TextArea
              rows={4}
              maxLength={ENQUIRY_MESSAGE_MAX}
              value={values.need}
              onChange={(event) => change({ need: event.target.value })}
            />
          </Field>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <Field label="Category" required error={problems.category}>
              <Combobox
                options={CATEGORIES}
                listLabel="Categories"
                value={values.category || null}
                onChange={(category) => change({ category })}
              />
            </Field>
            <CityField
              label="City"
              required
              error={problems.city}
              value={values.city}
              onChange={(city) => change({ city })}
            />
            <Field label="Budget" optional error={problems.budget}>
              <TextField
                leading="₹"
                inputMode="decimal"
                maxLength={TYPED_RUPEES_MAX}
                value={values.budget}
                onChange={(event) => change({ budget: event.target.value })}
              />
            </Field>
            <Field label="Needed by" optional error={problems.deadline}>
              <TextField
                type="date"
                value={values.deadline}
                onChange={(event) => change({ deadline: event.target.value })}
              />
            </Field>
          </div>
          {failure && (
            <Notice tone="danger" live>
              {problemText(sending.error)}
            </Notice>
          )}
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={sending.isPending}>
              Send request
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

const plain = (amount: string) => amount.replaceAll(/[,\s₹]/g, "");

function check({ need, category, city, budget }: Values): Partial<Values> {
  return {
    ...(need.trim().length < ENQUIRY_MESSAGE_MIN && {
      need: `Enter at least ${ENQUIRY_MESSAGE_MIN} characters.`,
    }),
    ...(!category && { category: "Choose a category." }),
    ...(city.trim().length < 2 && { city: "Choose a city." }),
    ...(budget.trim() &&
      !/^\d+(\.\d{1,2})?$/.test(plain(budget)) && { budget: "Enter an amount, for example 25,000." }),
  };
}

const bodyOf = ({ need, category, city, budget, deadline }: Values) => ({
  need,
  category,
  city,
  budgetPaise: budget.trim() ? Math.round(Number(plain(budget)) * 100) : undefined,
  deadline: deadline || undefined,
});

function problemsOf(error: unknown): Partial<Values> {
  const { budgetPaise, ...fields } = (error instanceof ApiError && error.fields) || {};
  return { ...fields, ...(budgetPaise && { budget: budgetPaise }) };
}
