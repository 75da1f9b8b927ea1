/** Texts of the modal that plays the call of the home page. */
export const demoPlayer = {
  title: 'Playing Audio Demo',
  playback: 'Playback',
  position: (played: string, length: string) => `${played} of ${length}`,
  play: 'Play',
  pause: 'Pause',
  failed: 'The recording could not be loaded. Its words are below.',
  open: 'Open the recording by itself',
} as const;
