import { LayoutGrid, List, Map as MapIcon } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { Segmented } from "../../ui/fields/segmented.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { ShowcaseSection, Specimen } from "./showcase-section.tsx";

export function ChoicesSection() {
  return (
    <ShowcaseSection
      id="choices"
      title="Choices"
      intro="A switch takes effect at once; a checkbox waits for Save. The whole line can be pressed."
    >
      <div className="grid grid-cols-1 gap-8 sm:grid-cols-2">
        <Specimen name="Checkbox" className="grid items-start grid-cols-1 gap-3">
          <Checkbox label="Show my phone number" defaultChecked />
          <Checkbox label="Share with my chapter" hint="Members of Jaipur Central will see it" />
          <Checkbox label="Some of the leads" indeterminate />
          <Checkbox label="Not available" disabled />
          <Checkbox label="I accept the terms" error="Please accept the terms to go on" />
        </Specimen>
        <Specimen name="Switch" className="grid items-start grid-cols-1 gap-4">
          <Switch label="Contact form" hint="Visitors can leave their details" defaultChecked />
          <Switch label="Gallery" />
          <Switch label="Custom colours" hint="Part of Premium" disabled />
        </Specimen>
        <Specimen name="Radio group" className="block">
          <RadioGroup
            label="Who may see this card?"
            defaultValue="all"
            options={[
              { value: "all", label: "Everybody" },
              { value: "link", label: "Only those with the link" },
              { value: "none", label: "Nobody", disabled: true },
            ]}
          />
        </Specimen>
        <SegmentedSpecimen />
      </div>
      <Specimen name="Radio group, framed" className="block">
        <RadioGroup
          framed
          label="Billing"
          defaultValue="year"
          error="Please choose how to pay"
          options={[
            { value: "year", label: "Yearly", hint: "₹ 1,499, two months free" },
            { value: "month", label: "Monthly", hint: "₹ 149, cancel whenever you like" },
          ]}
        />
      </Specimen>
    </ShowcaseSection>
  );
}

const views = [
  { value: "grid", label: "Grid", icon: <LayoutGrid aria-hidden="true" /> },
  { value: "list", label: "List", icon: <List aria-hidden="true" /> },
  { value: "map", label: "Map", icon: <MapIcon aria-hidden="true" /> },
] as const;

function SegmentedSpecimen() {
  const [view, setView] = useState<"grid" | "list" | "map">("grid");
  return (
    <Specimen name="Segmented control">
      <Segmented label="View" options={views} value={view} onChange={setView} />
      <Segmented label="View, pictures only" iconsOnly options={views} value={view} onChange={setView} />
    </Specimen>
  );
}
