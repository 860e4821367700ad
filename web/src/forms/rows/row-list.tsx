import { Plus } from "lucide-react";
import { type ComponentType, useId } from "react";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { useFieldProblem } from "../fields/use-field-problem.ts";
import { StepSection } from "../steps/step-section.tsx";
import { FormRow } from "./form-row.tsx";
import { useRows } from "./use-rows.ts";

interface RowListProps<Row extends object> {
  name: string;
  title: string;
  /** One of them, such as "service". */
  one: string;
  /** The text while there are no rows. */
  empty: string;
  most: number;
  fresh: Row;
  /** The field of a new row that gets the focus; its name otherwise. */
  first?: string;
  /** 3 within a step, 2 where there are no steps. */
  level?: 2 | 3;
  titleOf: (row: Row) => string;
  /** The text below the title of a closed row. */
  detailOf?: (row: Row) => string;
  pictureOf?: (row: Row) => string | undefined;
  onFocus?: () => void;
  Fields: ComponentType<{ index: number }>;
}

/** Rows that open to be edited: add, open, move, remove. */
export function RowList<Row extends object>(props: RowListProps<Row>) {
  const { name, title, one, empty, most, fresh, first, titleOf, detailOf, pictureOf, onFocus, Fields } =
    props;
  const { rows, list, order, ...actions } = useRows<Row>({ name, one, titleOf });
  const id = useId();
  const problem = useFieldProblem(name);
  const full = rows.length >= most;
  return (
    <StepSection
      title={title}
      {...(props.level && { level: props.level })}
      description={rows.length > 0 ? `${rows.length} of ${most}` : empty}
      columns={false}
      onFocus={onFocus}
      actions={
        <Button
          variant="secondary"
          size="sm"
          data-add={name}
          aria-disabled={full}
          onClick={() => actions.add({ ...fresh }, first)}
        >
          <Plus /> Add {one}
        </Button>
      }
    >
      <FieldError id={id} message={problem} />
      <p aria-live="polite" className="sr-only">
        {order.said}
      </p>
      {rows.length > 0 && (
        <ul ref={list} aria-label={title} className="grid grid-cols-1 gap-2">
          {rows.map(({ key, values, open }, index) => (
            <FormRow
              key={key}
              index={index}
              count={rows.length}
              title={titleOf(values).trim() || `New ${one}`}
              detail={detailOf?.(values)}
              picture={pictureOf?.(values)}
              open={open}
              dragged={order.dragged === index}
              onToggle={() => actions.toggle(key)}
              onTake={() => order.take(index)}
              onStep={(by) => order.step(index, by)}
              onRemove={() => actions.remove(index)}
            >
              {open && <Fields index={index} />}
            </FormRow>
          ))}
        </ul>
      )}
    </StepSection>
  );
}
