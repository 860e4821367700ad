import { CARD_LIMITS } from "@cardplaza/contract/cards/card-limits";
import { BLANK_CARD } from "@cardplaza/contract/cards/blank-card";
import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization-defaults";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { cardLook } from "../../cards/view/card-look.ts";
import { CardCover } from "../../cards/view/card-cover.tsx";
import { CardIdentity } from "../../cards/view/card-identity.tsx";

/** Type a name and see a card take shape. */
export function NameTrial() {
  const [name, setName] = useState("");
  const [role, setRole] = useState("");
  return (
    <section className="border-b border-line bg-raised">
      <div className={cn(PAGE_WIDTH, "grid items-center gap-10 py-14 lg:grid-cols-2 lg:py-20")}>
        <div>
          <h1 className="text-3xl sm:text-4xl">The business card that is always with you</h1>
          <p className="mt-4 max-w-lg text-pretty text-muted lg:text-lg">
            Share it with a link or a QR code. It opens on any phone, saves your contact with one tap, and
            brings back the people who want to talk to you.
          </p>
          <div className="mt-8 grid max-w-md gap-4">
            <Field label="Your name">
              <TextField
                value={name}
                maxLength={CARD_LIMITS.name}
                autoComplete="off"
                placeholder="Ananya Iyer"
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
            <Field label="What you do">
              <TextField
                value={role}
                maxLength={CARD_LIMITS.role}
                autoComplete="off"
                placeholder="Interior designer"
                onChange={(event) => setRole(event.target.value)}
              />
            </Field>
            <Button asChild size="lg">
              <Link to={`/create-card${name ? `?name=${encodeURIComponent(name)}` : ""}`}>
                Make this my card <ArrowRight />
              </Link>
            </Button>
          </div>
        </div>
        <TrialCard name={name.trim() || "Your name"} role={role.trim() || "What you do"} />
      </div>
    </section>
  );
}

function TrialCard({ name, role }: { name: string; role: string }) {
  const card = { ...BLANK_CARD, name, role };
  return (
    <div
      style={cardLook(DEFAULT_CUSTOMIZATION)}
      className="business-card mx-auto w-full max-w-md overflow-hidden shadow-float"
      aria-live="polite"
    >
      <CardCover card={card} />
      <div className="px-6 pb-8">
        <CardIdentity card={card} role={role} company="" design={DEFAULT_CUSTOMIZATION} headingLevel={2} />
      </div>
    </div>
  );
}
