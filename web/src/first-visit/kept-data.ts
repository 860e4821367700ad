/**
 * What screens have fetched is kept by a query client that a visitor of a card never loads. Through
 * this the session tells it, where it is there, that the data is no longer for these eyes.
 */
interface KeptData {
  forget: () => void;
  askAgain: () => void;
}

let kept: KeptData | undefined;

export const keepDataIn = (place: KeptData) => void (kept = place);

/** Whoever comes next must not see it. */
export const forgetKeptData = () => kept?.forget();

/** It was fetched by a visitor and may read differently for a member. */
export const askForKeptDataAgain = () => kept?.askAgain();
