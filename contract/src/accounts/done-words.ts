/** On the page itself, after a sign-in has finished what the visitor began. */
export const DONE_WORDS = {
  cardSaved: (name: string) => `You saved the card of ${name}. Find it under Saved Cards.`,
  jobSaved: (title: string) => `Job saved: ${title}.`,
  following: (company: string) => `You follow ${company} now. Their posts and jobs come to your feed.`,
} as const;
