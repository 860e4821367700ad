import { ArrowRight, Check, Clock, Pencil, Plus, Trash2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Badge, CountBadge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip, ToggleChip } from "../../ui/chip.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ShowcaseSection, Specimen } from "./showcase-section.tsx";

export function ButtonsSection() {
  return (
    <ShowcaseSection
      id="buttons"
      title="Buttons and badges"
      intro="One primary button for a screen. Under the pointer a button darkens a little; with the keyboard it wears the ring."
    >
      <Specimen name="Kinds">
        <Button>Create card</Button>
        <Button variant="secondary">Preview</Button>
        <Button variant="ghost">Skip</Button>
        <Button variant="danger">Delete card</Button>
        <Button variant="link">Learn more</Button>
      </Specimen>
      <Specimen name="Sizes, with pictures">
        <Button size="sm" variant="secondary">
          <Pencil /> Edit
        </Button>
        <Button>
          <Plus /> Add lead
        </Button>
        <Button size="lg" asChild>
          <a href="#fields">
            Get started <ArrowRight />
          </a>
        </Button>
        <Button variant="secondary" size="icon" aria-label="Edit">
          <Pencil />
        </Button>
        <Button variant="ghost" size="icon-sm" aria-label="Delete">
          <Trash2 />
        </Button>
      </Specimen>
      <Specimen name="Busy and disabled">
        <BusyButton />
        <Button variant="secondary" busy>
          Loading
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="secondary" disabled>
          Disabled
        </Button>
        <Spinner label="Loading" className="size-6 text-brand" />
      </Specimen>
      <Specimen name="Badges">
        <Badge>Draft</Badge>
        <Badge tone="brand">New</Badge>
        <Badge tone="positive">
          <Check aria-hidden="true" /> Verified
        </Badge>
        <Badge tone="warning">
          <Clock aria-hidden="true" /> Pending
        </Badge>
        <Badge tone="danger">
          <TriangleAlert aria-hidden="true" /> Expired
        </Badge>
        <Badge tone="solid">Premium</Badge>
        <CountBadge count={7} />
        <CountBadge count={140} />
      </Specimen>
      <Chips />
    </ShowcaseSection>
  );
}

function BusyButton() {
  const [busy, setBusy] = useState(false);
  function work() {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  }
  return (
    <Button busy={busy} onClick={work}>
      {busy ? "Saving" : "Save changes"}
    </Button>
  );
}

function Chips() {
  const [tags, setTags] = useState([
    "Interior design",
    "Modular kitchens",
    "A very long speciality that must not break the row",
  ]);
  const [openNow, setOpenNow] = useState(true);
  const [verified, setVerified] = useState(false);
  return (
    <Specimen name="Chips">
      {tags.map((tag) => (
        <Chip
          key={tag}
          remove={{
            label: `Remove ${tag}`,
            onPress: () => setTags(tags.filter((each) => each !== tag)),
          }}
        >
          {tag}
        </Chip>
      ))}
      <Chip>Jaipur</Chip>
      <ToggleChip pressed={openNow} onClick={() => setOpenNow(!openNow)}>
        Open now
      </ToggleChip>
      <ToggleChip pressed={verified} onClick={() => setVerified(!verified)}>
        Verified
      </ToggleChip>
      <ToggleChip pressed={false} disabled>
        Near me
      </ToggleChip>
    </Specimen>
  );
}
