import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import { findSamples } from '../../web/build/check-launch.ts';
import { command } from './command.ts';
import { stages } from '../stack/stages/stages.ts';
import { websiteApp } from '../stack/website-stack.ts';

/** Synthesizes one stage from the built site. cdk.json builds it before, unless it is up to date. */
await command(import.meta.url, 'npx cdk synth -c stage=NAME', () => {
  const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
  websiteApp(new App(), { dist, findSamples, files: stages });
  return 0;
});
