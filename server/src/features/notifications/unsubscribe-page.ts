import { html } from "hono/html";
import { newsKind } from "@cardplaza/contract/news";
import { NOTIFICATION_TYPE_WORDS } from "@cardplaza/contract/notifications/notification-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { plainPage } from "../../pages/plain-page.ts";
import type { Unsubscription } from "./unsubscribe-codes.ts";

export function questionPage(
  unsubscription: Unsubscription,
  code: string,
  codeForAllMail: string | null,
): string {
  const { title, action } = wordsOf(unsubscription);
  return plainPage(
    title,
    html`<p>
        You go on seeing everything in ${PRODUCT_NAME} itself. Mails about signing in and payments still come.
      </p>
      ${button(code, action)}
      ${codeForAllMail && button(codeForAllMail, "Stop all e-mails like this", "second")}`,
  );
}

export function donePage(unsubscription: Unsubscription, origin: string): string {
  return plainPage(
    "Done",
    html`<p>${wordsOf(unsubscription).done}</p>
      <p><a href="${origin}/profile?tab=settings">Change what you get by e-mail</a></p>`,
  );
}

export const badLinkPage = () =>
  plainPage(
    "This link does not work",
    html`<p>Open the link again from the e-mail, or change your settings in ${PRODUCT_NAME}.</p>`,
  );

function wordsOf(unsubscription: Unsubscription) {
  if ("addressHash" in unsubscription) {
    const done = "This address gets no more e-mails, except those about signing in and payments.";
    return { title: "Stop e-mails to this address?", action: "Stop these e-mails", done };
  }
  const label =
    "kind" in unsubscription
      ? newsKind(unsubscription.kind).label
      : NOTIFICATION_TYPE_WORDS[unsubscription.type].label;
  return {
    title: `Stop e-mails about “${label}”?`,
    action: "Stop these e-mails",
    done: `You get no more e-mails about “${label}”.`,
  };
}

const button = (code: string, label: string, look = "") =>
  html`<form method="post" action="/api/unsubscribe?code=${code}">
    <button class="${look}">${label}</button>
  </form>`;
