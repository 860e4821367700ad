import type { ItPackage } from "@cardplaza/contract/it-services/it-packages";
import { paiseWords } from "@cardplaza/contract/it-services/it-rules";
import { Check, Clock, RefreshCw } from "lucide-react";
import { cn } from "../../../ui/class-names.ts";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { daysWords } from "../days-words.ts";

type Tier = ItPackage["tiers"][number];

interface TierTableProps extends Pick<ItPackage, "tiers"> {
  chosen: string;
  onChoose: (tier: string) => void;
}

/** Side by side with the chosen one marked; on a phone only that one. */
export function TierTable({ tiers, chosen, onChoose }: TierTableProps) {
  return (
    <section aria-label="Tiers" className="min-w-0">
      <Segmented<string>
        label="Tier"
        className="mb-3 flex w-full md:hidden"
        options={tiers.map(({ name }) => ({ value: name, label: name }))}
        value={chosen}
        onChange={onChoose}
      />
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {tiers.map((tier) => (
          <li
            key={tier.name}
            className={cn(
              "rounded-card border border-line bg-raised p-4 sm:p-5",
              tier.name === chosen ? "md:border-brand" : "max-md:hidden",
            )}
          >
            <TierFacts tier={tier} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TierFacts({ tier }: { tier: Tier }) {
  const { name, pricePaise, deliveryDays, revisions, features } = tier;
  return (
    <>
      <h2 className="text-base font-semibold">{name}</h2>
      <p className="mt-1 text-2xl font-semibold tabular-nums">{paiseWords(pricePaise)}</p>
      <ul className="mt-3 grid grid-cols-1 gap-1.5 text-sm text-muted [&_svg]:size-4 [&_svg]:shrink-0">
        <li className="flex items-center gap-2">
          <Clock aria-hidden="true" /> {daysWords(deliveryDays)}
        </li>
        <li className="flex items-center gap-2">
          <RefreshCw aria-hidden="true" /> {revisions === 0 ? "No" : revisions}{" "}
          {revisions === 1 ? "revision" : "revisions"}
        </li>
      </ul>
      <ul className="mt-4 grid grid-cols-1 gap-2 border-t border-line pt-4 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
            <span className="min-w-0 break-words">{feature}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
