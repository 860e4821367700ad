import { useState } from "react";
import {
  type FieldValues,
  get,
  useFieldArray,
  useFormContext,
  useFormState,
  useWatch,
} from "react-hook-form";
import { toast } from "../../ui/overlays/toast-store.ts";
import { useItemOrder } from "./use-item-order.ts";

interface RowsOptions<Row> {
  /** The list, such as "services". */
  name: string;
  /** One of them, such as "service". */
  one: string;
  /** What a row is called that was filled in. */
  titleOf: (row: Row) => string;
}

/** The rows of a list, and what can be done with them: add, open, move, remove with Undo. */
export function useRows<Row extends object>({ name, one, titleOf }: RowsOptions<Row>) {
  const { control, getValues } = useFormContext();
  const { fields, append, insert, remove, move } = useFieldArray({ control, name });
  const current = useWatch({ control, name }) as Row[];
  const { errors } = useFormState({ control, name });
  const [opened, setOpened] = useState<string | null>(null);
  const [newest, setNewest] = useState(-1);
  // A new row is identified by its index until it has an id.
  const settle = () => {
    if (newest >= 0) setOpened(fields[newest]?.id ?? null);
    setNewest(-1);
  };
  const { list, focusAfter, ...order } = useItemOrder({
    count: fields.length,
    adder: `[data-add="${name}"]`,
    move(from, to) {
      settle();
      move(from, to);
    },
  });

  const rows = fields.map(({ id, ...initial }, index) => ({
    key: id,
    values: current[index] ?? (initial as FieldValues as Row),
    // Errors must be visible.
    open: opened === id || newest === index || get(errors, `${name}.${index}`) !== undefined,
  }));

  return {
    rows,
    list,
    order,
    /** `first` is the field that gets the focus. */
    add(row: Row, first = "name") {
      setOpened(null);
      setNewest(fields.length);
      append(row, { focusName: `${name}.${fields.length}.${first}` });
    },
    toggle(key: string) {
      const isOpen = rows.find((row) => row.key === key)?.open;
      setNewest(-1);
      setOpened(isOpen ? null : key);
    },
    remove(index: number) {
      const removed = getValues(`${name}.${index}`) as Row;
      settle();
      remove(index);
      focusAfter(index);
      toast({
        title: `${titleOf(removed).trim() || `The ${one}`} was removed`,
        action: { label: "Undo", onPress: () => insert(index, removed, { shouldFocus: false }) },
      });
    },
  };
}
