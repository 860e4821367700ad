import { useState } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { Button } from "../../ui/button.tsx";
import { Rating } from "../../ui/rating.tsx";
import { RatingInput } from "../../ui/fields/rating-input.tsx";
import { portrait } from "./sample-data.ts";
import { ShowcaseSection, Specimen } from "./showcase-section.tsx";

export function PeopleSection() {
  const [stars, setStars] = useState<number | null>(null);
  return (
    <ShowcaseSection
      id="people"
      title="People and ratings"
      intro="A picture, or the first letter while there is none or it does not load."
    >
      <Specimen name="Avatar">
        <Avatar name="Asha Verma" src={portrait} size="xl" />
        <Avatar name="Ravi Menon" src={portrait} size="lg" />
        <Avatar name="Meera Iyer" />
        <Avatar name="Picture that does not load" src="data:image/png,broken" />
        <Avatar name="Kiran Rao" size="sm" />
      </Specimen>
      <div className="grid grid-cols-1 gap-8 sm:grid-cols-2">
        <Specimen name="Rating shown" className="flex-col items-start">
          <Rating value={4.6} count={128} />
          <Rating value={3} count={1} />
          <Rating value={0} />
        </Specimen>
        <Specimen name="Rating asked for" className="grid items-start grid-cols-1 gap-5">
          <RatingInput label="How was it?" value={stars} onChange={setStars} />
          <RatingInput label="Not open yet" value={3} onChange={() => {}} disabled />
        </Specimen>
      </div>
      <Specimen name="Panel" className="block">
        <Panel>
          <PanelHeader
            level={3}
            title="Verma Interiors"
            description="Jaipur, since 2011"
            actions={
              <Button size="sm" variant="secondary">
                Edit
              </Button>
            }
          />
          <p className="text-sm text-pretty">
            Modular kitchens and wardrobes, drawn with you and built in our own workshop in Sitapura.
          </p>
        </Panel>
      </Specimen>
    </ShowcaseSection>
  );
}
