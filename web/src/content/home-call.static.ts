import { sampleCall } from './sample-calls.ts';

/** The recording of the call below the hero (`homeCall` of home.ts). */
export const homeRecording = sampleCall('demo');
