import {
  CLAIM_METHODS,
  CLAIM_TEXT,
  type ClaimMethod,
} from "@cardplaza/contract/directory/claims/claim-words";
import type { ClaimWays } from "@cardplaza/contract/directory/claims/claims";
import { useState } from "react";
import { useDocument } from "./use-document.ts";

type Proof =
  | { method: "phone_otp" }
  | { method: "email_domain"; email: string }
  | { method: "document"; document: string };

/** The chosen way and what it takes. What was typed or uploaded for another way stays. */
export function useProof({ phone, email: mail }: ClaimWays) {
  const [method, setMethod] = useState<ClaimMethod>(
    phone.to ? "phone_otp" : mail.domain ? "email_domain" : "document",
  );
  const [email, setEmail] = useState("");
  const { document, upload, removeDocument, progress, problem, setProblem } = useDocument();

  const choose = (text: string) => {
    const chosen = CLAIM_METHODS.find((each) => each === text);
    if (chosen) setMethod(chosen);
    setProblem(undefined);
  };
  /** What goes with the claim, or nothing and the reason shown. */
  const check = (): Proof | undefined => {
    if (method === "phone_otp") return { method };
    if (method === "email_domain") {
      const isThere = email.trim().toLowerCase().endsWith(`@${mail.domain}`);
      setProblem(isThere ? undefined : CLAIM_TEXT.otherDomain(mail.domain ?? ""));
      return isThere ? { method, email } : undefined;
    }
    setProblem(document ? undefined : "Choose a document.");
    return document && { method, document: document.url };
  };
  const changeEmail = (text: string) => {
    setProblem(undefined);
    setEmail(text);
  };
  return {
    method,
    choose,
    email,
    setEmail: changeEmail,
    document,
    upload,
    removeDocument,
    progress,
    problem,
    check,
  };
}
