import {
  DURATION_MINUTES,
  FEE_PERIODS,
  FEE_PERIOD_LABEL,
  FREQUENCIES,
  FREQUENCY_LABEL,
  MEMBERS_RANGE,
  MOST_ABSENCES,
  MOST_VISITS,
  WEEKDAY_NAMES,
} from "@cardplaza/contract/chapters/chapter-words";
import { rhythmText } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import { dateInIndia } from "@cardplaza/contract/time";
import { PIN_DIGITS } from "@cardplaza/contract/places/place-limits";
import { TYPED_NUMBER_MAX, digitsOf } from "@cardplaza/contract/text-limits";
import { useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import { PictureField } from "../../../forms/pictures/picture-field.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { CityField } from "../../places/city-field.tsx";
import { SeatField } from "../ask/seat-field.tsx";
import { ChapterChoice } from "./chapter-choice.tsx";
import { ChapterText } from "./chapter-form-definition.ts";
import { type ChapterValues, firstDayOf } from "./chapter-values.ts";

const COVER_ASPECT = 3;
const PLACES = [
  { value: "venue", label: "At a venue" },
  { value: "online", label: "Online" },
] as const;
const DAYS = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: WEEKDAY_NAMES[day] ?? "" }));
const FEES = [
  { value: "", label: "Choose" },
  ...FEE_PERIODS.map((value) => ({ value, label: FEE_PERIOD_LABEL[value] })),
];
const RHYTHMS = FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABEL[value] }));

export function AboutFields({ isNew }: { isNew: boolean }) {
  return (
    <StepSection level={2} title="About the chapter">
      <ChapterText name="name" required autoComplete="off" placeholder="Pune Sunrise" />
      {isNew ? <OwnSeat /> : <span />}
      <ChapterText
        name="description"
        required
        rows={5}
        placeholder="Who meets here, what you look for, and what a meeting is like."
        className="sm:col-span-2"
      />
      <PictureField
        name="cover"
        label="Cover"
        purpose="chapter"
        aspect={COVER_ASPECT}
        hint="A wide picture, three times as wide as high. Without one we draw one."
        className="sm:col-span-2"
      />
    </StepSection>
  );
}

function OwnSeat() {
  const { field } = useController<ChapterValues, "category">({ name: "category" });
  return (
    <div data-field="category">
      <SeatField
        label="Your own seat"
        value={field.value}
        onChange={field.onChange}
        error={useFieldProblem("category")}
      />
    </div>
  );
}

export function PlaceFields() {
  const { field: place } = useController<ChapterValues, "place">({ name: "place" });
  const { field: city } = useController<ChapterValues, "city">({ name: "city" });
  return (
    <StepSection level={2} title="Where you meet">
      <div className="sm:col-span-2">
        <Segmented label="Place" options={PLACES} value={place.value} onChange={place.onChange} />
      </div>
      <div data-field="city">
        <CityField
          label="City"
          required
          name="city"
          value={city.value}
          onChange={city.onChange}
          onBlur={city.onBlur}
          error={useFieldProblem("city")}
        />
      </div>
      <ChapterText name="pin" required inputMode="numeric" autoComplete="off" maxLength={PIN_DIGITS} />
      {place.value === "venue" ? (
        <ChapterText
          name="venue"
          required
          autoComplete="off"
          placeholder="Hotel Deccan, FC Road"
          className="sm:col-span-2"
        />
      ) : (
        <ChapterText
          name="link"
          required
          type="url"
          autoComplete="off"
          placeholder="https://"
          hint="Only members and visitors you accepted can see it."
          className="sm:col-span-2"
        />
      )}
    </StepSection>
  );
}

export function RhythmFields({ isNew }: { isNew: boolean }) {
  const [today] = useState(() => dateInIndia(new Date()));
  return (
    <StepSection level={2} title="When you meet" description={<ShownRhythm today={today} />}>
      <ChapterChoice name="frequency" options={RHYTHMS} />
      <ChapterChoice name="weekday" options={DAYS} />
      <ChapterText name="startTime" required type="time" />
      <ChapterText
        name="durationMin"
        required
        inputMode="numeric"
        maxLength={digitsOf(DURATION_MINUTES[1])}
        autoComplete="off"
      />
      <ChapterText
        name="firstDay"
        optional
        type="date"
        min={today}
        hint={
          isNew
            ? "Without a date: your next meeting day."
            : "When the new schedule starts. Without a date: your next meeting day."
        }
      />
    </StepSection>
  );
}

/** The rhythm as everybody reads it. */
function ShownRhythm({ today }: { today: string }) {
  const { weekday, startTime, frequency, firstDay } = useWatch<ChapterValues>() as ChapterValues;
  if (!/^\d\d:\d\d$/.test(startTime)) return null;
  const first = firstDayOf({ firstDay: firstDay || today, weekday }) ?? today;
  return (
    <span aria-live="polite">
      {rhythmText({ weekday: Number(weekday), startTime, frequency, firstDay: first })}
    </span>
  );
}

export function RuleFields() {
  const { register } = useFormContext<ChapterValues>();
  return (
    <StepSection level={2} title="Seats and rules">
      <ChapterText
        name="maxMembers"
        required
        inputMode="numeric"
        maxLength={digitsOf(MEMBERS_RANGE[1])}
        autoComplete="off"
      />
      <ChapterText
        name="fee"
        optional
        inputMode="decimal"
        leading="₹"
        maxLength={TYPED_NUMBER_MAX}
        autoComplete="off"
        hint="Shown to visitors. Members pay the chapter directly."
      />
      <ChapterChoice name="feePer" options={FEES} />
      <ChapterText
        name="visitorMaxVisits"
        required
        inputMode="numeric"
        maxLength={digitsOf(MOST_VISITS)}
        autoComplete="off"
      />
      <ChapterText
        name="absenceLimit"
        required
        inputMode="numeric"
        maxLength={digitsOf(MOST_ABSENCES)}
        autoComplete="off"
      />
      <Checkbox
        {...register("oneSeatPerCategory")}
        label="One seat for each category"
        hint="Two members of the same trade would share every referral. The second goes on the waitlist."
        className="sm:col-span-2"
      />
    </StepSection>
  );
}
