import { CHANGE_MINUTES, MESSAGES_BEFORE_REPORT } from "@cardplaza/contract/messages/message-limits";
import { Section } from "../../../ui/section.tsx";

const ANSWERS = [
  {
    title: "The people in the conversation",
    text: `No other member can open your messages, files and voice notes, or learn that the conversation exists. For ${CHANGE_MINUTES} minutes you can delete a message for everyone.`,
  },
  {
    title: "Encrypted on the way",
    text: "Messages travel encrypted between your device and our servers. There is no end-to-end encryption: we store messages so that you find them on all your devices and in search. Don't send passwords or PINs.",
  },
  {
    title: "Our team: only what is reported or held",
    text: `If somebody reports a message, our moderators see it and up to ${MESSAGES_BEFORE_REPORT} messages before it. A text sent to many strangers is held until a moderator has checked it. They can open no other message, and each look is recorded.`,
  },
];

export function WhoReadsMessages() {
  return (
    <Section
      id="messages"
      title="Who can read your messages"
      lead="Said plainly, so that you know before you write."
    >
      <ul className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {ANSWERS.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1.5 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
