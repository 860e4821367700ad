import type { ContactInput } from "@cardplaza/contract/contacts/contacts";
import { useNavigate } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { useSaveContact } from "../use-contacts.ts";
import { scanDraft } from "./scan-draft.ts";

/** Saves a contact. A visitor signs in first and then finds what they typed. */
export function useSaveScan(photo: string | undefined, onSaved: () => void) {
  const mustSignIn = useSession().status === "visitor";
  const navigate = useNavigate();
  const saveContact = useSaveContact();
  const save = async (contact: ContactInput) => {
    if (mustSignIn) {
      scanDraft.save({ contact, photo });
      await navigate("/auth?redirect=/card-scanner");
      return;
    }
    await saveContact.mutateAsync(contact);
    onSaved();
  };
  return { save, mustSignIn };
}
