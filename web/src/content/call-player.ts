/** Texts of the player of recorded calls, and of the rows that open it. */
export const callPlayer = {
  /** Name of the dialog of the home page's call; the others have the name of their project. */
  demo: 'Playing Audio Demo',
  playback: 'Playback',
  position: (played: string, length: string) => `${played} of ${length}`,
  play: 'Play',
  pause: 'Pause',
  failed: 'The recording could not be loaded. Its words are below.',
  open: 'Open the recording by itself',
  caller: 'Caller',
  agent: 'Agent',
} as const;

export const callRow = {
  play: 'Play the call',
  length: (time: string) => `Play the call, ${time}`,
  all: 'All the words',
  failed: 'The player could not be loaded. The words of the call and its recording are here.',
} as const;
