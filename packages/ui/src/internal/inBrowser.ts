/** The package's `imports` give this to browsers instead of `onServer.ts`: a constant, so that what is for servers alone is left out of their scripts. */
export const onServer = false;
