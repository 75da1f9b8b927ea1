import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import { findSamples } from '../../web/build/check-launch.ts';
import { command } from './command.ts';
import { websiteApp } from '../stack/website-stack.ts';

/** Synthesizes one stage from the built site. cdk.json builds it before, unless it is up to date. */
await command(import.meta.url, 'npx cdk synth -c stage=NAME', () => {
  websiteApp(new App(), { dist: fileURLToPath(new URL('../../web/dist', import.meta.url)), findSamples });
  return 0;
});
