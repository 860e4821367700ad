import { SLIP_EVENT } from "@cardplaza/contract/chapters/referral-words";
import { ENQUIRY_EVENT } from "@cardplaza/contract/enquiries/enquiry-words";
import { APPLICATION_EVENT } from "@cardplaza/contract/jobs/application-words";
import type { OutsideWay } from "@cardplaza/contract/outside-answers/outside-answer-words";
import { CONNECTION_EVENT } from "@cardplaza/contract/people/connection-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { ToAnswerItem } from "@cardplaza/contract/to-answer/to-answer";
import { useQueryClient } from "@tanstack/react-query";
import { isOutsideTarget, wentOutside } from "../features/outside-answers/went-outside.ts";
import { ToAnswerList } from "../features/to-answer/to-answer-list.tsx";
import { TO_ANSWER_WORDS } from "../features/to-answer/to-answer-words.ts";
import { readToAnswerAgain, useToAnswerNews } from "../features/to-answer/use-to-answer.ts";
import { useNews } from "../lib/live/use-news.ts";
import { NetworkFrame } from "./network-frame.tsx";

/** What waits for the member, of all rooms. */
export function NetworkToAnswer() {
  useNewsOfAll();
  return (
    <NetworkFrame area="connect-in" current="to-answer">
      <title>{`${TO_ANSWER_WORDS.title} · ${PRODUCT_NAME}`}</title>
      <ToAnswerList onOutside={askLater} />
    </NetworkFrame>
  );
}

function useNewsOfAll() {
  const queryClient = useQueryClient();
  const readAgain = () => void readToAnswerAgain(queryClient);
  useToAnswerNews();
  useNews(ENQUIRY_EVENT, readAgain);
  useNews(APPLICATION_EVENT, readAgain);
  useNews(SLIP_EVENT, readAgain);
  useNews(CONNECTION_EVENT, readAgain);
}

/** Only what has a reply clock can be answered outside. */
function askLater({ kind, _id, title }: ToAnswerItem, way: OutsideWay) {
  if (isOutsideTarget(kind)) wentOutside({ type: kind, id: _id, name: title }, way);
}
