import { html } from "hono/html";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { qrPath } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import { REPORT_REASONS } from "@cardplaza/contract/moderation/report-reasons";
import { plainPage } from "../../../pages/plain-page.ts";
import type { ShownCard } from "./owners-card.ts";

export const noCodePage = () =>
  plainPage(
    "This QR code leads nowhere",
    html`<p>It may have been typed wrongly, or whoever made it has left ${PRODUCT_NAME}.</p>
      <p><a href="/">Go to ${PRODUCT_NAME}</a></p>`,
  );

export const outOfUsePage = ({ isPaused, card }: { isPaused: boolean; card: ShownCard | null }) =>
  plainPage(
    isPaused ? "This QR code is resting" : "This QR code is no longer in use",
    html`<p>
        ${
          isPaused
            ? "Its owner has paused it. Please try again later."
            : "What it led to has ended. Nothing is wrong with your phone."
        }
      </p>
      ${
        card
          ? html`<p>You can still reach its owner:</p>
              <a class="card" href="${CARD_PATHS.card(card.slug)}">
                ${
                  card.portrait
                    ? html`<img src="${card.portrait}" alt="" width="56" height="56" />`
                    : html`<span class="initial" aria-hidden="true">${card.name.slice(0, 1)}</span>`
                }
                <span
                  ><strong>${card.name}</strong>${card.line && html`<br /><small>${card.line}</small>`}</span
                >
              </a>`
          : html`<p><a href="/">Go to ${PRODUCT_NAME}</a></p>`
      }`,
  );

interface Between {
  code: string;
  host: string;
  location: string;
}

/** Names the host before the visitor opens it. */
export const betweenPage = ({ code, host, location }: Between) =>
  plainPage(
    "You are leaving " + PRODUCT_NAME,
    html`<p>This QR code leads to another site:</p>
      <p class="host">${host}</p>
      <p>Go on only if you expected this. Never enter passwords or card details on a site you do not know.</p>
      <a class="button" href="${location}" rel="noreferrer nofollow">Continue to ${host}</a>
      <details>
        <summary>Report this QR code</summary>
        <form method="post" action="${qrPath(code)}/report" enctype="multipart/form-data">
          <label for="reason">What is wrong with it?</label>
          <select id="reason" name="reason">
            ${REPORT_REASONS.map((reason) => html`<option>${reason}</option>`)}
          </select>
          <button class="second">Send report</button>
        </form>
      </details>`,
  );

export const reportedPage = () =>
  plainPage(
    "Thank you",
    html`<p>We will look at this QR code. Until then it names where it leads before it opens anything.</p>
      <p><a href="/">Go to ${PRODUCT_NAME}</a></p>`,
  );
