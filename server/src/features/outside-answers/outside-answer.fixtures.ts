import type {
  OutsideAnswerTarget,
  OutsideWay,
} from "@cardplaza/contract/outside-answers/outside-answer-words";
import type { Person, TestApp } from "../../testing/test-app.ts";

/** What the two sides say about an answer outside the product, with the calls of the screens. */
export function outsideCalls(app: TestApp, targetType: OutsideAnswerTarget) {
  const claim = (as: Person, targetId: string, way: OutsideWay = "call") =>
    app.call("POST", "/api/outside-answers", { as, body: { targetType, targetId, way } });
  const claimed = async (as: Person, targetId: string, way?: OutsideWay) =>
    (await claim(as, targetId, way)).json.outsideAnswer;
  const say = (as: Person, id: string, confirmed: boolean) =>
    app.call("PATCH", `/api/outside-answers/${id}`, { as, body: { confirmed } });
  const ofRecord = async (as: Person, id: string) =>
    (await app.call("GET", `/api/outside-answers?targetType=${targetType}&targetId=${id}`, { as })).json
      .outsideAnswers;
  const questions = async (as: Person) =>
    (await app.call("GET", "/api/outside-answers", { as })).json.outsideAnswers;
  return { claim, claimed, say, ofRecord, questions };
}
