import {
  ONE_TO_ONE_BACK_DAYS,
  REFERRAL_LIMITS,
  REFERRAL_TEXT,
} from "@cardplaza/contract/chapters/referral-words";
import { DAY_MS, dateInIndia } from "@cardplaza/contract/time";
import { Controller, useForm } from "react-hook-form";
import { showAtFields } from "../../../../forms/saving/show-at-fields.ts";
import { Field } from "../../../../ui/fields/field.tsx";
import { TextArea } from "../../../../ui/fields/text-area.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import type { Mended } from "../../queue/slip.ts";
import { ChoosePerson, type ChosenPerson } from "./choose-person.tsx";
import { SlipDialog } from "./slip-dialog.tsx";
import { SlipForm } from "./slip-form.tsx";
import { useSendSlip } from "./use-send-slip.ts";
import { useSlipPerson } from "./use-slip-person.ts";

interface OneToOneValues {
  partner: ChosenPerson | null;
  day: string;
  topics: string;
}
const NAMES = ["day", "topics"] as const;

const today = () => dateInIndia(new Date());
const firstDay = () => dateInIndia(new Date(Date.now() - ONE_TO_ONE_BACK_DAYS * DAY_MS));

interface OneToOneSlipProps {
  chapterId: string;
  /** The member who was met, if a link names them. */
  withId?: string | null;
  /** What was typed, and the refused slip that it was. */
  begin?: OneToOneValues;
  mends?: Mended;
  onClose: () => void;
}

/** "Enter a one-to-one": the other one confirms it. */
export function OneToOneSlip({ withId = null, begin, ...props }: OneToOneSlipProps) {
  const partner = useSlipPerson(withId);
  if (partner === undefined) return null;
  return <OneToOneForm {...props} begin={begin ?? { partner, day: today(), topics: "" }} />;
}

type OneToOneFormProps = Omit<OneToOneSlipProps, "withId" | "begin"> & { begin: OneToOneValues };

function OneToOneForm({ chapterId, begin, mends, onClose }: OneToOneFormProps) {
  const form = useForm<OneToOneValues>({ defaultValues: begin });
  const { errors } = form.formState;
  const enter = useSendSlip("one-to-one", onClose, mends);
  const send = form.handleSubmit((values) => {
    const { partner, day, topics } = values;
    return enter
      .mutateAsync({
        call: { body: { userId: partner?._id ?? "", day, topics: topics.trim() } },
        label: `One-to-one with ${partner?.name}`,
        form: { chapterId, begin: values },
        done: `We asked ${partner?.name} to confirm it`,
      })
      .then(
        () => undefined,
        (error: unknown) => void showAtFields(form, error, NAMES),
      );
  });
  return (
    <SlipDialog
      title="Enter a one-to-one"
      description="It counts once the other member confirms it."
      mends={mends}
      onClose={onClose}
    >
      <SlipForm
        sendLabel="Enter one-to-one"
        busy={enter.isPending}
        error={enter.error}
        names={NAMES}
        onSend={(event) => void send(event)}
        onClose={onClose}
      >
        <Controller
          name="partner"
          control={form.control}
          rules={{ validate: (person) => person !== null || "Choose who you met." }}
          render={({ field, fieldState }) => (
            <ChoosePerson
              label="With"
              chapterId={chapterId}
              chosen={field.value}
              onChoose={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Field label="Day" required error={errors.day?.message}>
          <TextField
            {...form.register("day", { validate: dayProblem })}
            type="date"
            min={firstDay()}
            max={today()}
          />
        </Field>
        <Field label="Topics" optional error={errors.topics?.message}>
          <TextArea {...form.register("topics")} rows={2} maxLength={REFERRAL_LIMITS.topics[1]} />
        </Field>
      </SlipForm>
    </SlipDialog>
  );
}

function dayProblem(day: string): true | string {
  if (!day) return "Choose a day.";
  if (day > today()) return REFERRAL_TEXT.future;
  return day >= firstDay() || REFERRAL_TEXT.tooLongAgo;
}
