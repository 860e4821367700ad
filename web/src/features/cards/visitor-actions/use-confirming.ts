import { useEffect, useEffectEvent, useState } from "react";
import { tabValue } from "../../../lib/storage/stored-value.ts";
import { dropAction } from "../../../lib/kept-action.ts";
import { useSession } from "../../../lib/session.ts";
import { dropCode, keptCode } from "../../accounts/in-place/kept-code.ts";

interface Confirming {
  cardId: string;
  email: string;
  mustSignIn: boolean;
  onSignedIn: () => void;
}

/**
 * Between Send and the code. It goes on after a reload: a phone may drop the page while its owner reads the
 * mail. Once somebody is signed in, here or in another tab, the message is sent.
 */
export function useConfirming({ cardId, email, mustSignIn, onSignedIn }: Confirming) {
  const { status } = useSession();
  const wish = tabValue<boolean>(`confirm-message-to-${cardId}`);
  const [isWanted, setWanted] = useState(() => wish.read() === true && keptCode(email.trim()) !== null);
  const forget = () => {
    dropCode();
    wish.drop();
  };
  const goOn = useEffectEvent(() => {
    forget();
    // Nothing that was begun before happens together with this.
    dropAction();
    onSignedIn();
  });
  const isIn = status === "member" || status === "failed";
  useEffect(() => {
    if (isWanted && isIn) goOn();
  }, [isWanted, isIn]);
  return {
    isOpen: isWanted && mustSignIn,
    begin() {
      wish.save(true);
      setWanted(true);
      // A reload then opens the form again, and not the top of the card.
      history.replaceState(history.state, "", "#get-in-touch");
    },
    end() {
      forget();
      setWanted(false);
    },
  };
}
