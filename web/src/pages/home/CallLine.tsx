import { homeCall } from '#content/pages/home-call.ts';
import { SpokenLine } from '../../ui/marks/SpokenLine.tsx';
import { call } from './call.woven.ts';

/** The call, woven and captioned. */
export function CallLine() {
  return <SpokenLine svg={call} line={homeCall} height={200} />;
}
