// What only members need. The lists of files that each part loads are in this file's own script, because visitors load
// those of the scripts that they have.

export const loadKnownViewer = () => import("./known-viewer.tsx").then((late) => late.KnownViewer);
export const loadMemberParts = () => import("./member-parts.tsx").then((late) => late.MemberParts);
export const loadKeepOutbox = () => import("./outbox/keep-outbox.tsx").then((late) => late.KeepOutbox);
export const loadNewTermsGate = () =>
  import("../features/policies/new-terms-gate.tsx").then((late) => late.NewTermsGate);
export const loadPurchaseGate = () =>
  import("../features/plan/purchase-gate.tsx").then((late) => late.PurchaseGate);
export const loadUnsentQuestion = () =>
  import("./outbox/unsent-question.tsx").then((late) => late.UnsentQuestion);
export const loadHasUnsent = () => import("./outbox/has-unsent.ts").then((late) => late.hasUnsent);
export const loadForgetMember = () =>
  import("../lib/storage/forget-member.ts").then((late) => late.forgetMember);
