import type { FieldValues } from "react-hook-form";
import { topOf } from "./field-path.ts";

export interface FormStep {
  label: string;
  /** The fields, in the order in which the step shows them. */
  fields: readonly string[];
}

interface FormParts<Values extends FieldValues, Step extends string> {
  /** What a new form says. */
  empty: Values;
  /** The steps, in their order. */
  steps: Readonly<Record<Step, FormStep>>;
  /** What a field is called, by its path, or by the part before the first dot. */
  labels: Readonly<Record<string, string>>;
  /** The most characters of a text, from the contract. `services.*.name` is the name in every row. */
  limits: Readonly<Record<string, number>>;
  /** Whether a field takes no more than its limit, or takes it and says that it is too long. */
  stopsAtLimit?: boolean;
  /** What is wrong, by path. `opened` is what the form started with. */
  check?: (values: Values, opened: Values) => Record<string, string>;
  picturesIn?: (values: Values) => string[];
  /** Lists of pictures: what is wrong with one of them is shown at the whole list. */
  pictureLists?: readonly (keyof Values & string)[];
  /** Lists of rows: a row that was added and left empty is not saved. */
  rows?: readonly (keyof Values & string)[];
}

export type FormDefinition<Values extends FieldValues, Step extends string> = ReturnType<
  typeof defineForm<Values, Step>
>;

/** Describes one form to the kit. */
export function defineForm<Values extends FieldValues, Step extends string>(parts: FormParts<Values, Step>) {
  const stepIds = Object.keys(parts.steps) as Step[];
  const order = stepIds.flatMap((step) => parts.steps[step].fields);
  return {
    ...parts,
    stepIds,
    stepLabels: Object.fromEntries(stepIds.map((step) => [step, parts.steps[step].label])) as Record<
      Step,
      string
    >,
    check: parts.check ?? (() => ({})),
    picturesIn: parts.picturesIn ?? (() => []),
    pictureLists: parts.pictureLists ?? [],
    rows: parts.rows ?? [],
    /** The step that shows a field; undefined for what the form does not know. */
    stepOf: (path: string) => stepIds.find((step) => parts.steps[step].fields.includes(topOf(path))),
    labelOf: (path: string) => parts.labels[path] ?? parts.labels[topOf(path)] ?? path,
    limitOf: (path: string): number | undefined =>
      parts.limits[path] ?? parts.limits[path.replaceAll(/\.\d+(?=\.|$)/g, ".*")],
    /** Paths as a member meets them, from the first step to the last. */
    inOrder(paths: readonly string[]): string[] {
      const rowOf = (path: string) => Number(path.split(".")[1] ?? 0);
      return paths.toSorted(
        (a, b) => order.indexOf(topOf(a)) - order.indexOf(topOf(b)) || rowOf(a) - rowOf(b),
      );
    },
  };
}
