import type { UserProfile } from "@cardplaza/contract/people/profile";
import { KNOWN_FROM_WORDS } from "@cardplaza/contract/people/profile-words";
import { X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { Panel } from "../../../ui/panel.tsx";
import { useChangeProfile } from "../profile/use-own-profile.ts";
import { closeKnown, isKnownClosed } from "./closed-known.ts";

/** The city and the trade that the member told elsewhere: only confirmed, never typed again. */
export function ConfirmKnown({ profile }: { profile: UserProfile }) {
  const { city, trade } = profile.known;
  const change = useChangeProfile();
  const [isClosed, setClosed] = useState(() => isKnownClosed(profile._id));
  const told = [trade, city].filter((known) => known !== null);
  if (isClosed || told.length === 0) return null;
  const confirm = () =>
    change.mutate(
      { ...(city && { city: city.value }), ...(trade && { headline: trade.value }), on: profile },
      {
        onSuccess: () =>
          toast({ title: "Added to your profile", description: "People near you can find you." }),
        onError: (error) =>
          toast({ title: "Not saved", description: problemText(error), variant: "destructive" }),
      },
    );
  return (
    <Panel aria-labelledby="confirm-known" className="relative p-4 sm:p-5">
      <h2 id="confirm-known" className="pr-10 text-lg">
        Is this right?
      </h2>
      <ul className="mt-1 pr-10 text-sm">
        {told.map(({ value, from }) => (
          <li key={value} className="break-words">
            <span className="font-medium">{value}</span>{" "}
            <span className="text-muted">{KNOWN_FROM_WORDS[from]}</span>
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Skip"
        className="absolute top-3 right-3"
        onClick={() => {
          closeKnown(profile._id);
          setClosed(true);
        }}
      >
        <X />
      </Button>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button busy={change.isPending} onClick={confirm}>
          Add to my profile
        </Button>
        <Button asChild variant="secondary">
          <Link to="/profile">Change</Link>
        </Button>
      </div>
    </Panel>
  );
}
