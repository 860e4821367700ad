import type { ContactInput } from "@cardplaza/contract/contacts/contacts";
import { useNavigate } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { useKeepContact } from "../use-contacts.ts";
import { scanDraft } from "./scan-draft.ts";

/** Keeps a contact; a visitor signs in first, and finds what was typed again afterwards. */
export function useSaveScan(photo: string | undefined, onSaved: () => void) {
  const mustSignIn = useSession().status === "visitor";
  const navigate = useNavigate();
  const keep = useKeepContact();
  const save = async (contact: ContactInput) => {
    if (mustSignIn) {
      scanDraft.keep({ contact, photo });
      await navigate("/auth?redirect=/card-scanner");
      return;
    }
    await keep.mutateAsync(contact);
    onSaved();
  };
  return { save, mustSignIn };
}
