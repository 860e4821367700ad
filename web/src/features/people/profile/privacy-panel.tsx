import type { UserProfile } from "@cardplaza/contract/people/profile";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import { useChangeChoices } from "./use-change-choices.ts";

const VISIBILITIES = [
  {
    value: "public",
    label: "Everybody",
    hint: "Visitors see your name, headline and photo; the rest is for those who are signed in",
  },
  { value: "members", label: "Members", hint: "Everybody who is signed in" },
  { value: "connections", label: "My connections", hint: "No one else can find your profile" },
];

/** One that was never confirmed may be somebody else's. */
const NOT_CONFIRMED = "It is shown once you have confirmed it under Account";

/** Who sees what. Each choice is saved by itself and at once. */
export function PrivacyPanel({ profile }: { profile: UserProfile }) {
  const change = useChangeChoices(profile);
  return (
    <Panel aria-labelledby="privacy">
      <PanelHeader
        title={<span id="privacy">Privacy</span>}
        description="Your e-mail address and mobile number are never shown to strangers."
      />
      <RadioGroup
        label="Who can see my profile"
        options={VISIBILITIES}
        value={profile.visibility}
        onChange={(event) => change({ visibility: event.target.value as UserProfile["visibility"] })}
      />
      <div className="mt-4 -mb-3.5 divide-y divide-line border-t border-line">
        <Switch
          label="Let others find me in search"
          hint="When it is off, only people who have your profile's address can open it"
          checked={profile.searchable}
          onChange={(event) => change({ searchable: event.target.checked })}
          className="py-3.5"
        />
        <Switch
          label="Show my mobile number to my connections"
          hint={
            profile.mobile === null
              ? "You have not added one yet"
              : profile.mobileProven
                ? undefined
                : NOT_CONFIRMED
          }
          checked={profile.showPhone === "connections"}
          onChange={(event) => change({ showPhone: event.target.checked ? "connections" : "none" })}
          className="py-3.5"
        />
        <Switch
          label="Show my e-mail address to my connections"
          hint={
            profile.email === ""
              ? "You have not added one yet"
              : profile.emailProven
                ? undefined
                : NOT_CONFIRMED
          }
          checked={profile.showEmail === "connections"}
          onChange={(event) => change({ showEmail: event.target.checked ? "connections" : "none" })}
          className="py-3.5"
        />
      </div>
    </Panel>
  );
}
