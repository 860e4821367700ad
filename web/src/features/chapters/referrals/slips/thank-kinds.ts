import { THANK_KIND_LABEL, THANK_KINDS } from "@cardplaza/contract/chapters/referral-words";

export const THANK_KIND_OPTIONS = THANK_KINDS.map((value) => ({ value, label: THANK_KIND_LABEL[value] }));
