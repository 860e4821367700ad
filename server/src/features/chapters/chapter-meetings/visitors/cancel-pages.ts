import { html } from "hono/html";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { VISIT_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { plainPage } from "../../../../pages/plain-page.ts";

export const askPage = (chapter: string, when: string, code: string) =>
  plainPage(
    VISIT_TEXT.cancelTitle(chapter),
    html`<p>${VISIT_TEXT.cancelText(when)}</p>
      <form method="post" action="/api/chapter-visits/cancel?code=${code}">
        <button>${VISIT_TEXT.cancel}</button>
      </form>`,
  );

export const cancelledPage = (chapter: string, chapterId: string) =>
  plainPage(
    VISIT_TEXT.cancelledTitle,
    html`<p>${VISIT_TEXT.cancelledText(chapter)}</p>
      <p><a href="${chapterPath(chapterId)}">${VISIT_TEXT.seeChapter}</a></p>`,
  );

export const overPage = () => plainPage(VISIT_TEXT.overTitle, html`<p>${VISIT_TEXT.overText}</p>`);

export const badLinkPage = () => plainPage(VISIT_TEXT.badLinkTitle, html`<p>${VISIT_TEXT.badLinkText}</p>`);
