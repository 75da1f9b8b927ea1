import { callPlayer } from '#content/call-player.ts';
import { company } from '#content/company.ts';
import { homeRecording } from '#content/home-call.static.ts';
import { projects } from '#content/lists/projects.static.ts';
import type { Recording } from '#content/lists/recording.ts';

type Call = { title: string; recording: Recording };

/** Every call by the name that its buttons give it: `demo`, or the slug of a project. */
export const calls: Readonly<Record<string, Call>> = {
  demo: { title: callPlayer.demo, recording: { ...homeRecording, file: company.links.demoClip } },
  ...Object.fromEntries(
    projects.flatMap(({ slug, title, recording }) => (recording ? [[slug, { title, recording }] as const] : [])),
  ),
};
