import { useState } from "react";
import { get, useFieldArray, useFormContext, useFormState, useWatch } from "react-hook-form";
import { toast } from "../../../ui/overlays/toast-store.ts";
import type { CardValues, ProductValues, ServiceValues } from "./card-values.ts";
import { useItemOrder } from "../../../forms/rows/use-item-order.ts";

export type OfferKind = "services" | "products";
type Offer = ServiceValues | ProductValues;

/** The rows of one kind of offer, and what can be done with them. */
export function useOffers(kind: OfferKind, one: string) {
  const { control, getValues } = useFormContext<CardValues>();
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: kind });
  const current = useWatch({ control, name: kind }) as Offer[];
  const { errors } = useFormState({ control, name: kind });
  const [opened, setOpened] = useState<string | null>(null);
  const [newest, setNewest] = useState(-1);
  // The newest is known by its place until it has to be told from others.
  const settle = () => {
    if (newest >= 0) setOpened(fields[newest]?.id ?? null);
    setNewest(-1);
  };
  const { list, focusAfter, ...order } = useItemOrder({
    count: fields.length,
    adder: `[data-add="${kind}"]`,
    move(from, to) {
      settle();
      move(from, to);
    },
  });

  const rows = fields.map(({ id, ...initial }, index) => ({
    key: id,
    values: current[index] ?? (initial as Offer),
    // What is wrong must be in sight.
    open: opened === id || newest === index || get(errors, `${kind}.${index}`) !== undefined,
  }));

  return {
    rows,
    list,
    order,
    add(offer: Offer) {
      setOpened(null);
      setNewest(fields.length);
      append(offer, { focusName: `${kind}.${fields.length}.name` });
    },
    toggle(key: string) {
      const isOpen = rows.find((row) => row.key === key)?.open;
      setNewest(-1);
      setOpened(isOpen ? null : key);
    },
    remove(index: number) {
      const removed = getValues(`${kind}.${index}`);
      settle();
      remove(index);
      focusAfter(index);
      toast({
        title: `${removed.name.trim() || `The ${one}`} was removed`,
        action: { label: "Undo", onPress: () => insert(index, removed, { shouldFocus: false }) },
      });
    },
  };
}
