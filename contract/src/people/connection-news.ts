import { dayInWords } from "../date-words.ts";
import { asSubject, type NewsKinds } from "../notifications/news-kind.ts";
import { CONNECTION_TEXT } from "./connection-words.ts";

interface AskedIntroduction {
  asker: string;
  target: string;
  answerBy: string;
  reason?: string;
}

interface OfferedIntroduction {
  via: string;
  asker: string;
  answerBy: string;
  reason?: string;
}

interface MadeIntroduction {
  asker: string;
  via: string;
  target: string;
  /** Otherwise it is for the one who introduced them. */
  isForAsker: boolean;
}

export const CONNECTION_NEWS = {
  "connection.invitation": {
    type: "request_sent",
    label: "Invitations to connect",
    waits: true,
    pushLine: "New invitation to connect",
    mailOnly: ["note"],
    text: ({ name, note = "" }: { name: string; note?: string }) => ({
      message: CONNECTION_TEXT.invited(name),
      subject: asSubject(CONNECTION_TEXT.invited(name)),
      lines: [note],
      button: "Answer the invitation",
    }),
  },
  "connection.accepted": {
    type: "request_accepted",
    label: "Your invitations to connect that are accepted",
    text: ({ name }: { name: string }) => ({
      message: CONNECTION_TEXT.accepted(name),
      subject: `${name} accepted your invitation to connect`,
      lines: [`You and ${name} are connected now.`],
      button: "See the profile",
    }),
  },
  "connection.reconnect": {
    type: "message_received",
    label: "People you lost touch with",
    text: ({ name }: { name: string }) => ({
      message: CONNECTION_TEXT.reconnect(name),
      button: "See the profile",
    }),
  },
  "introduction.asked": {
    type: "request_sent",
    label: "People who ask you for an introduction",
    waits: true,
    pushLine: "Somebody asks you for an introduction",
    mailOnly: ["reason"],
    text: ({ asker, target, answerBy, reason = "" }: AskedIntroduction) => ({
      message: CONNECTION_TEXT.introAsked(asker, target),
      subject: asSubject(CONNECTION_TEXT.introAsked(asker, target)),
      lines: [reason, `Answer by: ${dayInWords(answerBy)}`],
      button: "Answer the request",
    }),
  },
  "introduction.offered": {
    type: "request_sent",
    label: "People who are introduced to you",
    waits: true,
    pushLine: "Somebody would like to meet you",
    mailOnly: ["reason"],
    text: ({ via, asker, answerBy, reason = "" }: OfferedIntroduction) => ({
      message: CONNECTION_TEXT.introForwarded(via, asker),
      subject: asSubject(CONNECTION_TEXT.introForwarded(via, asker)),
      lines: [reason, `Answer by: ${dayInWords(answerBy)}`],
      button: "Answer the introduction",
    }),
  },
  "introduction.made": {
    type: "request_accepted",
    label: "Introductions that are accepted",
    text: ({ asker, via, target, isForAsker }: MadeIntroduction) => ({
      message: isForAsker
        ? CONNECTION_TEXT.introAccepted(target, via)
        : CONNECTION_TEXT.introMade(asker, target),
      subject: isForAsker ? `You are connected with ${target}` : `${asker} and ${target} are connected`,
      button: isForAsker ? "See the profile" : "See your introductions",
    }),
  },
} satisfies NewsKinds;
