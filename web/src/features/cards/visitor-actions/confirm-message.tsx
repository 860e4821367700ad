import type { Card } from "@cardplaza/contract/cards/cards";
import { MESSAGE_TEXT } from "@cardplaza/contract/cards/message-words";
import { Suspense } from "react";
import { useLocation, useNavigate } from "react-router";
import { keepAction } from "../../../lib/kept-action.ts";
import { Button } from "../../../ui/button.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { LateConfirmInPlace } from "../../accounts/in-place/late-confirm-in-place.ts";
import { MessageSummary } from "./message-summary.tsx";
import type { ContactValues } from "./use-contact-form.ts";

interface ConfirmMessageProps {
  card: Card;
  values: ContactValues;
  onChange: () => void;
}

/** What waits to be sent, and the code for the address that was typed with it. */
export function ConfirmMessage({ card, values, onChange }: ConfirmMessageProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { name, email, phone } = values;
  const signInByPassword = () => {
    const target = `${pathname}#get-in-touch`;
    const person = { name, email, mobile: phone };
    void navigate(keepAction({ kind: "message", about: card._id, to: card.name, target, ...person }));
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm">{MESSAGE_TEXT.notSentYet(card.name)}</p>
      <MessageSummary values={values} />
      <Button variant="link" className="justify-self-start text-sm" onClick={onChange}>
        {MESSAGE_TEXT.change}
      </Button>
      <hr className="border-line" />
      <Suspense
        fallback={
          <LoadingArea label="Loading">
            <SkeletonText lines={3} />
          </LoadingArea>
        }
      >
        <LateConfirmInPlace
          address={{ channel: "email", to: email.trim() }}
          name={name}
          label={MESSAGE_TEXT.confirmAndSend}
          onPassword={signInByPassword}
        />
      </Suspense>
    </div>
  );
}
